import { Link } from 'react-router'
import { designPath } from '#contract/design-path.ts'
import { drawingWords } from '#contract/words/find.ts'
import { siteWords } from '#contract/words/site.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useWords } from '#web/ui/words.ts'
import { plotSearch } from '../design/plot-asked.ts'
import { PlotDrawing } from '../plot/plot-drawing.tsx'
import { verdictWord } from '../plot/read-aloud.ts'
import { KeepMark } from '../shortlist/keep-mark.tsx'
import type { Answer as Answered } from './load.ts'

interface AnswerProps {
  answer: Answered
  /** The plot as the design's address names it. */
  plot: string
  isMetric: boolean
}

/** A design on the plot, its title block below; the whole of it leads to the design. */
export function Answer({ answer: { design, fit }, plot, isMetric }: AnswerProps) {
  const say = useWords({ ...drawingWords, ...siteWords })
  const { code, title, picture, isStatic } = design
  return (
    <article className="group @container relative min-w-0 break-inside-avoid">
      <div className="border-t border-ink bg-paper-deep/60 px-2 pt-11 pb-2 print:pt-4">
        <PlotDrawing
          fit={fit}
          name={code}
          isMetric={isMetric}
          className="mx-auto h-auto w-full max-w-[26rem]"
        />
      </div>
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-y border-hairline py-3">
        <Picture
          image={picture}
          alt=""
          sizes="88px"
          className="h-auto max-h-26 w-full self-start bg-contain! bg-no-repeat object-contain"
        />
        <div className="min-w-0">
          <p className="font-medium text-accent">
            {verdictWord(fit.verdict, say)}
            {fit.by.length > 0 && (
              <span className="text-ink">: {fit.by.map(({ words }) => words).join(', ')}</span>
            )}
          </p>
          <h3 className="breakable font-medium">
            <Link
              to={designPath(design) + plotSearch(plot)}
              className="drawn after:absolute after:inset-0 group-hover:bg-size-[100%_1px]"
            >
              {title}
            </Link>
          </h3>
          <p className="text-small">
            <Price {...design} />
          </p>
          <p className="annotation mt-1 flex flex-wrap gap-x-3 text-ink-soft">
            <span>{code}</span>
            {isStatic && <span className="text-accent">{say('site.sample')}</span>}
          </p>
        </div>
      </div>
      <KeepMark design={design} className="absolute top-px right-0" />
    </article>
  )
}
