import type { Dimensions } from '#contract/design.ts'
import { formatFeet, toMetres } from '#contract/lengths.ts'
import type { PlotUnit } from '#contract/units.ts'
import { unitWords } from '#contract/words/measures.ts'
import { formatArea, formatLengths, formatSquareMetres } from '#web/ui/measures.ts'
import { useWords } from '#web/ui/words.ts'

/** The same figure as it was drawn, in feet and in metres; the page's style sheet shows the one that is chosen. */
function Measured({ own, feet, metres }: Record<'own' | 'feet' | 'metres', string>) {
  return (
    <>
      <span data-in="own">{own}</span>
      <span data-in="ft">{feet}</span>
      <span data-in="m">{metres}</span>
    </>
  )
}

/** Lengths beside one another: 30 × 40 ft. */
export function Lengths({ of, unit }: { of: number[]; unit: PlotUnit }) {
  const say = useWords(unitWords)
  const metres = of.map((length) => toMetres(length, unit))
  return (
    <Measured
      own={formatLengths(of, say(`site.unit.${unit}`))}
      feet={metres.map(formatFeet).join(' × ')}
      metres={formatLengths(metres, say('site.unit.m'))}
    />
  )
}

/** The outer dimensions that are known: nothing is 0 long. */
export function Size({ dimensions: { width, height, depth, unit } }: { dimensions: Dimensions }) {
  return <Lengths of={[width, height, depth].flatMap((length) => length || [])} unit={unit} />
}

/** An area of square feet. */
export function Area({ squareFeet }: { squareFeet: number }) {
  const say = useWords(unitWords)
  const area = formatArea(squareFeet, say('site.unit.sqft'))
  return <Measured own={area} feet={area} metres={formatSquareMetres(squareFeet, say('site.unit.sqm'))} />
}
