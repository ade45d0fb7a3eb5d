import { type House, unknownHouse } from '#contract/house.ts'
import { facings } from '#contract/house-shown.ts'
import { pick, pickEarly, pickSome, type Random, zipf } from './random.ts'
import { colors, features, materials, people, places, tags, vocabulary } from './vocabulary.ts'

/** So many words, frequent ones as often as in a text. */
export function words(random: Random, count: number): string {
  return Array.from({ length: count }, () => pickEarly(random, vocabulary)).join(' ')
}

/** What a design says of itself. */
export function designTexts(random: Random) {
  const basePrice = random() < 0.1 ? null : Math.round(100_000 * 100 ** random())
  return {
    title: capital(words(random, 2 + Math.floor(random() * 3))),
    shortDescription: sentence(random, 12),
    description: [sentence(random, 14), sentence(random, 16), sentence(random, 12)].join(' '),
    detailedDescription: Array.from({ length: 3 }, () => `<p>${sentence(random, 20)}</p>`).join(''),
    tags: pickSome(random, tags, 2 + Math.floor(random() * 4)),
    featured: random() < 0.1,
    trending: random() < 0.07,
    basePrice,
    discountPrice: basePrice !== null && random() < 0.25 ? Math.round(basePrice * 0.9) : null,
    materials: pickSome(random, materials, 2),
    colors: pickSome(random, colors, 2),
    features: pickSome(random, features, 2),
    dimensions: { width: side(random, 5), height: 7, depth: side(random, 7), unit: 'm' as const },
    house: random() < 0.2 ? null : houseOf(random),
    area: random() < 0.1 ? null : Math.round(400 * 15 ** random()),
  }
}

/** Metres, most near the least. */
function side(random: Random, least: number): number {
  return Math.round((least + 14 * random() ** 2) * 10) / 10
}

function houseOf(random: Random): House {
  return {
    ...unknownHouse,
    bedrooms: 2 + zipf(random, 4),
    floors: 1 + zipf(random, 3),
    facing: random() < 0.2 ? null : pick(random, facings),
  }
}

/** What a visitor writes, of nothing in particular. */
export function enquiryTexts(random: Random, number: number) {
  const name = `${pick(random, people)} ${capital(pickEarly(random, vocabulary))}`
  return {
    name,
    email: `visitor-${number}@example.com`,
    phone: `+91 9${String(800_000_000 + Math.floor(random() * 100_000_000))}`,
    ...pick(random, places),
    requirement: sentence(random, 18),
  }
}

function sentence(random: Random, count: number): string {
  return `${capital(words(random, count))}.`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
