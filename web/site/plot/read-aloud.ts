import type { DesignFit } from '#contract/finder.ts'
import { formatFeet } from '#contract/lengths.ts'
import type { wordsOf } from '#contract/words/fill.ts'
import type { drawingWords } from '#contract/words/find.ts'
import type { sideWords } from '#contract/words/measures.ts'
import { type Written, writtenInRow } from './strings.ts'

type Say = ReturnType<typeof wordsOf<typeof drawingWords & typeof sideWords>>

/** What a drawing says to whoever does not see it: its title, and everything that is dimensioned in both units. */
export function readAloud(fit: DesignFit, name: string, say: Say, isFar = false) {
  const { plot, footprint, margins } = fit
  const size = `${formatFeet(plot.width)} × ${formatFeet(plot.depth)}`
  const { front, back, left, right } = margins
  // The figures of the strings: rounded each by itself they would not add up.
  const [leftRead, widthRead, rightRead] = inBoth([left, footprint.width, right], plot.width)
  const [frontRead, depthRead, backRead] = inBoth([front, footprint.depth, back], plot.depth)
  const description = [
    sayVerdict(fit, say, isFar),
    plot.facing !== null &&
      plot.facing !== 'any' &&
      say('find.drawn.road', { side: say(`site.side.${plot.facing}`).toLowerCase() }),
    say('find.drawn.house', { width: widthRead, depth: depthRead }),
    // Where it reaches over the plot nothing is free: that is said by the verdict.
    Math.min(front, back, left, right) >= 0 &&
      say('find.drawn.margins', {
        front: frontRead,
        back: backRead,
        left: leftRead,
        right: rightRead,
      }),
  ]
  return {
    title: say('find.drawn', {
      design: name,
      plot: `${size} (${plot.width.toFixed(2)} × ${plot.depth.toFixed(2)} m)`,
    }),
    description: description.filter(Boolean).join(' '),
  }
}

/** The verdict in words, with its reasons: Nearly fits: 0.4 m too wide. */
export function sayVerdict({ verdict, by }: DesignFit, say: Say, isFar = false): string {
  const reasons = by.map(({ words }) => words).join(', ')
  return `${verdictWord(verdict, say, isFar)}${reasons && `: ${reasons}`}.`
}

/** @param isFar it is not even just outside */
export function verdictWord(verdict: DesignFit['verdict'], say: Say, isFar = false): string {
  if (verdict === 'fits') return say('find.verdict.fits')
  if (verdict === 'fits-turned') return say('find.verdict.turned')
  if (verdict === 'fits-mirrored') return say('find.verdict.mirrored')
  return say(isFar ? 'find.verdict.not' : 'find.verdict.near')
}

function inBoth(parts: [number, number, number], whole: number) {
  return writtenInRow(parts, whole, true).map(({ ft, m }: Written) => `${ft} (${m})`) as [
    string,
    string,
    string,
  ]
}
