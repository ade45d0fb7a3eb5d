import type { PictureColor } from '#contract/file.ts'
import { entriesIn, listed } from '#contract/listed.ts'

const most = 8

/** The colours of several pictures, each once: first the foremost of every picture, then the next of every one. */
export function suggestedColors(pictures: PictureColor[][]): PictureColor[] {
  const ranks = Math.max(0, ...pictures.map(({ length }) => length))
  const inTurn = Array.from({ length: ranks }, (_, rank) =>
    pictures.flatMap((colors) => colors[rank] ?? []),
  ).flat()
  const byName = new Map(inTurn.toReversed().map((color) => [color.name, color]))
  return inTurn.filter((color) => byName.get(color.name) === color).slice(0, most)
}

/** Whether a text that lists colours, separated by commas, names this one. */
export function namesColor(typed: string, name: string): boolean {
  return entriesIn(typed, ',').some((color) => isSame(color, name))
}

/** The text with the colour added at its end, or taken away where it named it. */
export function withColorToggled(typed: string, name: string): string {
  const colors = entriesIn(typed, ',')
  const others = colors.filter((color) => !isSame(color, name))
  return listed(others.length < colors.length ? others : [...colors, name])
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
