import { wordsOf } from '../words/fill.ts'
import { plotWords } from '../words/measures.ts'

/** A plot as addresses name it, in parts: its width and depth, their unit, and the side of the road. */
export const plotPattern =
  /^(\d{1,5}(?:\.\d{1,3})?)x(\d{1,5}(?:\.\d{1,3})?)(ft|m|yd)(?:-(n[ew]?|s[ew]?|e|w))?$/i

type Say = ReturnType<typeof wordsOf<typeof plotWords>>

/**
 * A plot as a person reads it, from its name in addresses: 30 × 40 ft, facing east. What is no such name stays as it is.
 * @param say in the words of the firm
 */
export function plotInWords(name: string, say: Say = wordsOf(plotWords)): string {
  const [, width, depth, unit, facing] = plotPattern.exec(name) ?? []
  if (!width || !depth) return name
  const said = { width, depth, unit: say(`site.unit.${unit?.toLowerCase() as 'ft' | 'm' | 'yd'}`) }
  if (!facing) return say('site.plot', said)
  const side = say(`site.side.${facing.toUpperCase() as 'N' | 'NE'}`).toLowerCase()
  return say('site.plot.facing', { ...said, side })
}
