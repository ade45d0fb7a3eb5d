import type { FinderUnderstood } from '#contract/finder.ts'
import { plotName } from '#contract/fit/plot-name.ts'

/** What the finder took for the plot, as the addresses of designs name it. */
export function plotUnderstood({ plot, facing }: Pick<FinderUnderstood, 'plot' | 'facing'>): string {
  return plotName({ ...plot, facing: facing === 'any' ? null : facing })
}
