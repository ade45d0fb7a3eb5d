import type { DesignSummary } from '#contract/design.ts'
import type { DesignFit } from '#contract/finder.ts'
import { measuresOf } from '#contract/fit/design-figures.ts'
import { fitOf } from '#contract/fit/fit.ts'
import { anyHouse, nearnessOf } from '#contract/fit/nearness.ts'
import { inMetres, plotName, readPlotName } from '#contract/fit/plot-name.ts'
import { saidReasonWords } from '#contract/fit/reasons.ts'
import { shownFit } from '#contract/fit/shown.ts'
import { siteOf } from '#contract/fit/site.ts'
import type { Settings } from '#contract/settings.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { findAddress } from '../find/typed.ts'

/** A design on the plot that an address names. */
interface Laid {
  kind: 'laid'
  /** As addresses name it. */
  plot: string
  fit: DesignFit
  isMetric: boolean
  /** It is not even just outside. */
  isFar: boolean
}

/** Or the name is none of a plot, or the design says no width and depth. */
export type PlotShown = Laid | { kind: 'unread' } | { kind: 'unmeasured' }

/** Where the finder says what else fits the same plot. */
export function finderAddress(shown: PlotShown): string {
  const plot = shown.kind === 'laid' && readPlotName(shown.plot)
  if (!plot) return findAddress({})
  const { width, depth, unit, facing } = plot
  return findAddress({ width: `${width}`, depth: `${depth}`, unit, facing: facing ?? '' })
}

/** Lays any design on the plot of that name. */
export function layOn(
  design: DesignSummary,
  name: string,
  { setbacks, words }: Pick<Settings, 'setbacks' | 'words'>,
): PlotShown {
  const plot = readPlotName(name)
  if (!plot) return { kind: 'unread' }
  const house = measuresOf(design)
  if (!house) return { kind: 'unmeasured' }
  const site = siteOf(inMetres(plot), plot.facing, setbacks.rows)
  const isMetric = plot.unit === 'm'
  return {
    kind: 'laid',
    plot: plotName(plot),
    fit: shownFit(fitOf(site, house, anyHouse), isMetric, wordsOf(saidReasonWords, words)),
    isMetric,
    isFar: nearnessOf(site, house, anyHouse) === Infinity,
  }
}
