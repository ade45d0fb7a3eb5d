import { type ColorChoice, colorChoices } from '#contract/color-choices.ts'
import { hexNamed, hexOf } from '#contract/colors.ts'
import { distance, type Lab, labOfHex } from '../../files/pictures/oklab.ts'
import { cssColors } from './css-colors.ts'

/** Of a picture so many colours count, the foremost. */
const mostOfPicture = 2
/**
 * Which of few colours one counts as is told by its hue more than by how light or vivid it is: lime is a green, though sand
 * is as light, and pure red a red, though terracotta is as dark.
 */
const lightnessCounts = 0.15
/** Vividness counts less and less beyond this distance from grey. */
const vivid = 0.12

/** As `#rrggbb`. */
export function hexOfChoice(choice: ColorChoice): string {
  return hexOf(choice) ?? '#000000'
}

const choices = colorChoices.map((choice) => ({ choice, place: placeOf(hexOfChoice(choice)) }))

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

/** What a name counts as, with or without words around it: 'terracotta', 'Warm white plaster', 'Dark green', '#222'. */
export function choiceNamed(said: string): ColorChoice | undefined {
  const hex = hexNamed(said, cssColors)
  return hex === undefined ? undefined : nearestChoice(hex)
}

/** The choice that looks most like it. */
function nearestChoice(hex: string): ColorChoice {
  const place = placeOf(hex)
  return choices.reduce((one, other) =>
    distance(other.place, place) < distance(one.place, place) ? other : one,
  ).choice
}

/** Where a colour lies among the choices. */
function placeOf(hex: string): Lab {
  const [lightness, green, blue] = labOfHex(hex)
  const part = 1 / (1 + Math.hypot(green, blue) / vivid)
  return [lightness * lightnessCounts, green * part, blue * part]
}
