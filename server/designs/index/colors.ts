import { type ColorChoice, colorChoices } from '#contract/color-choices.ts'
import { namedColors } from '#contract/colors.ts'
import { distance, labOfHex } from '../../files/pictures/oklab.ts'

/** Of a picture so many colours count, the foremost. */
const mostOfPicture = 2

/** As `#rrggbb`. */
export function hexOfChoice(choice: ColorChoice): string {
  return namedColors[choice] ?? '#000000'
}

const choices = colorChoices.map((choice) => ({ choice, lab: labOfHex(hexOfChoice(choice)) }))
const byName = new Map(Object.entries(namedColors).map(([name, hex]) => [name, nearestChoice(hex)]))

/** The colours that a design is found by: those of its fields, and the foremost of its first picture. */
export function colorsOf({
  colors,
  pictureColors,
}: {
  colors: string
  pictureColors: string | null
}): ColorChoice[] {
  const named = (JSON.parse(colors) as string[]).map(choiceNamed)
  const seen = pictureColors === null ? [] : (JSON.parse(pictureColors) as { hex: string }[])
  const found = [...named, ...seen.slice(0, mostOfPicture).map(({ hex }) => nearestChoice(hex))]
  return [...new Set(found.filter((choice) => choice !== undefined))]
}

/** What a name counts as, with or without words around it: 'terracotta', 'Warm white plaster'. */
export function choiceNamed(said: string): ColorChoice | undefined {
  const name = said.trim().toLocaleLowerCase('en')
  if (/^#[\da-f]{6}$/.test(name)) return nearestChoice(name)
  const words = name.split(/[^a-z]+/)
  const pairs = words.map((word, index) => `${word} ${words[index + 1] ?? ''}`)
  return [name, ...pairs, ...words].map((part) => byName.get(part)).find((choice) => choice !== undefined)
}

/** The choice that looks most like it. */
function nearestChoice(hex: string): ColorChoice {
  const lab = labOfHex(hex)
  return choices.reduce((one, other) => (distance(other.lab, lab) < distance(one.lab, lab) ? other : one))
    .choice
}
