import type { House } from '#contract/house.ts'
import type { Facing } from '#contract/house-shown.ts'
import type { PictureKind } from '#contract/picture-kinds.ts'
import { mostCars } from '#contract/said/parking.ts'
import { readSaid } from '#contract/said/read.ts'
import type { Kind, Meanings, Understood } from '#contract/said/understood.ts'
import { colorsOf } from './colors.ts'
import { kindsIn } from './picture-bits.ts'
import { type Sides, sidesOf } from './plots.ts'
import type { RoomFigures } from './rooms.ts'
import type { DesignColumns } from './rows.ts'

/** What designs are found by one value of. */
const traitKinds = ['bedrooms', 'bathrooms', 'floors', 'parking', 'facing'] as const satisfies Kind[]
export type TraitKind = (typeof traitKinds)[number]

/** What designs are found by one value of, each under a name of its own. */
export const traits = {
  bedrooms: (number: number) => `bedrooms ${number}`,
  bathrooms: (number: number) => `bathrooms ${number}`,
  floors: (number: number) => `floors ${number}`,
  /** Room for so many cars at least. */
  parking: (number: number) => `parking ${number}`,
  facing: (side: Facing) => `facing ${side}`,
  color: (choice: string) => `color ${choice}`,
  picture: (kind: PictureKind) => `picture ${kind}`,
  /** What a title, a tag or the name of a category says in words. */
  said: <Kind extends TraitKind>(kind: Kind, value: Meanings[Kind]) => `said ${kind} ${value}`,
  /** What a description says in words, where the design's house says nothing. */
  told: <Kind extends TraitKind>(kind: Kind, value: Meanings[Kind]) => `told ${kind} ${value}`,
  /** That a design has some value of it, whichever. */
  known: (kind: TraitKind) => `known ${kind}`,
}

/** The traits of a design, and the plot that it was drawn for. What its house leaves open, title and tags may say. */
export function traitsOf({ house: stored, titleKey, tags, ...row }: DesignColumns): {
  traits: string[]
  sides: Sides | null
  rooms: RoomFigures
} {
  const house: Partial<House> = stored === null ? {} : JSON.parse(stored)
  const {
    bedrooms = null,
    bathrooms = null,
    floors = null,
    parking = null,
    facing = null,
    plot = null,
  } = house
  const { understood } = readSaid(`${titleKey} · ${(JSON.parse(tags) as string[]).join(' · ')}`)
  const plotSaid = understood.find((one) => one.kind === 'plot')?.value
  const rooms = {
    bedrooms: bedrooms ?? understood.find((one) => one.kind === 'bedrooms')?.value ?? null,
    bathrooms: bathrooms ?? understood.find((one) => one.kind === 'bathrooms')?.value ?? null,
    floors: floors ?? understood.find((one) => one.kind === 'floors')?.value ?? null,
    parking: parking ?? understood.find((one) => one.kind === 'parking')?.value ?? null,
    facing: facing ?? understood.find((one) => one.kind === 'facing')?.value ?? null,
  }
  const own: Record<TraitKind, string[] | null> = {
    bedrooms: bedrooms === null ? null : [traits.bedrooms(bedrooms)],
    bathrooms: bathrooms === null ? null : [traits.bathrooms(bathrooms)],
    floors: floors === null ? null : [traits.floors(floors)],
    parking: parking === null ? null : parkingTraits(parking),
    facing: facing === null ? null : [traits.facing(facing)],
  }
  return {
    traits: [
      ...traitKinds.flatMap((kind) => (own[kind] === null ? [] : [...own[kind], traits.known(kind)])),
      ...saidTraits(understood),
      ...colorsOf(row).map((choice) => traits.color(choice)),
      ...kindsIn(row.pictureKinds).map((kind) => traits.picture(kind)),
    ],
    rooms,
    sides: (plot && sidesOf(plot)) ?? (plotSaid ? sidesOf(plotSaid) : null),
  }
}

/** Who has room for three cars has it for two. */
function parkingTraits(cars: number): string[] {
  return Array.from({ length: Math.min(cars, mostCars) }, (_, index) => traits.parking(index + 1))
}

/** The traits that a title, tag or name says. */
export function saidTraits(understood: Understood[]): string[] {
  return traitsIn(understood, traits.said)
}

/** The traits that a description tells. */
export function toldTraits(text: string): string[] {
  return traitsIn(readSaid(text).understood, traits.told)
}

function traitsIn(understood: Understood[], name: typeof traits.said): string[] {
  return [...new Set(understood.flatMap((one) => (isTrait(one) ? [name(one.kind, one.value)] : [])))]
}

function isTrait(one: Understood): one is Extract<Understood, { kind: TraitKind }> {
  return traitKinds.some((kind) => kind === one.kind)
}
