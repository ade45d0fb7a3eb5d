import { fromMetres, toMetres } from '#contract/lengths.ts'
import type { PlotUnit } from '#contract/units.ts'
import { unitWords } from '#contract/words/measures.ts'
import { formatArea } from '#web/ui/measures.ts'
import { useWords } from '#web/ui/words.ts'
import { Area, Lengths } from '../units/measured.tsx'

/** A plot: its sides, and its area, in gaj too, in which plots are sold. */
export function Plot({ sides, unit }: { sides: [width: number, depth: number]; unit: PlotUnit }) {
  const say = useWords(unitWords)
  const [width, depth] = sides.map((side) => fromMetres(toMetres(side, unit), 'ft')) as typeof sides
  const squareFeet = width * depth
  return (
    <>
      <Lengths of={sides} unit={unit} /> (<Area squareFeet={squareFeet} />,{' '}
      {formatArea(squareFeet / 9, say('site.unit.gaj'))})
    </>
  )
}
