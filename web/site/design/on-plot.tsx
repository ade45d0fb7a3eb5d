import { useId } from 'react'
import { findWords } from '#contract/words/find.ts'
import { useWords } from '#web/ui/words.ts'
import type { PlotShown } from '../plot/lay-on.ts'
import { PlotDrawing } from '../plot/plot-drawing.tsx'
import { sayVerdict } from '../plot/read-aloud.ts'

export interface OnPlotProps {
  shown: PlotShown
  code: string
  /** Where the table of setbacks is from; empty where nobody says. */
  source: string
  /** The finder's address for the same plot. */
  others: string
}

/** The design on the plot that the address names, and whether it fits. */
export function OnPlot({ shown, code, source, others }: OnPlotProps) {
  const say = useWords(findWords)
  const id = useId()
  if (shown.kind !== 'laid')
    return (
      <p role="note" className="mb-10 border-l-2 border-accent pl-4">
        {say(shown.kind === 'unread' ? 'find.on.unread' : 'find.on.unmeasured')}{' '}
        <a href="/find" className="ruled-link">
          {say('find.title')}
        </a>
      </p>
    )
  const { fit, isMetric, isFar } = shown
  return (
    <section aria-labelledby={id} className="mb-12 border-t border-ink pt-4">
      <h2 id={id} className="text-section expanded">
        {say('find.on')}
      </h2>
      <div className="mt-4 grid items-start gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="bg-paper-deep/60 px-2 pt-4 pb-2">
          <PlotDrawing fit={fit} name={code} isMetric={isMetric} isFar={isFar} className="h-auto w-full" />
        </div>
        <div>
          <p className="text-lead text-accent">{sayVerdict(fit, say, isFar)}</p>
          <p className="mt-3 text-small text-ink-soft">
            {say('find.guide')} {source}
          </p>
          <p className="mt-4">
            <a href={others} className="ruled-link">
              {say('find.on.others')}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
