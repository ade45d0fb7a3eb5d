import { useId } from 'react'
import { Link } from 'react-router'
import type { PlotShape } from '#contract/finder.ts'
import { findWords } from '#contract/words/find.ts'
import { unitWords } from '#contract/words/measures.ts'
import { siteWords } from '#contract/words/site.ts'
import { classNames } from '#web/ui/class-names.ts'
import { formatLengths } from '#web/ui/measures.ts'
import { useWords } from '#web/ui/words.ts'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { UnitSwitch } from '../units/unit-switch.tsx'
import { Answer } from './answer.tsx'
import { ListEnds } from './list-ends.tsx'
import { type Answer as Answered, type Found, isExact } from './load.ts'
import { addressWithout, findAddress, type Typed } from './typed.ts'

interface AnswersProps {
  found: Found
  typed: Typed
  /** Where the table of setbacks is from; empty where nobody says. */
  source: string
}

/** What was understood, what fits, what nearly does, and the samples. */
export function Answers({ found, typed, source }: AnswersProps) {
  const say = useWords({ ...findWords, ...siteWords })
  const { exact, near, samples, described, count, understood, plot, page, pages } = found
  const on = { plot, isMetric: understood.plot.unit === 'm' }
  const fitting = sayCount(count, samples, say)
  const isNothing = count === 0 && near.length === 0
  const isDrawn = exact.length + near.length + samples.length > 0
  if (page > 1 && page > pages)
    return (
      <>
        <Understood understood={understood} typed={typed} />
        <div className="mt-8">
          <ListEnds first={findAddress(typed)} />
        </div>
      </>
    )
  return (
    <>
      <Understood understood={understood} typed={typed} />
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t border-ink pt-4">
        <h2 className={classNames('expanded', count > 0 ? 'text-section' : 'text-title')}>{fitting}</h2>
        {isDrawn && <UnitSwitch />}
      </div>
      <p role="status" className="sr-only">
        {fitting}
      </p>
      {isDrawn && (
        <p className="mt-2 text-small text-ink-soft">
          {say('find.guide')} {source}
        </p>
      )}
      <Grid answers={exact} {...on} />
      <Part title={say('find.near')} lead={say('find.near.lead')} answers={near} {...on} />
      <Steps typed={typed} page={page} pages={pages} />
      <Part
        title={say('find.samples')}
        lead={say('find.samples.lead')}
        answers={samples}
        isFirst={isNothing}
        {...on}
      />
      {count === 0 && (
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <p>{say('find.none.lead')}</p>
          <EnquireButton look="outline">{say('site.enquire')}</EnquireButton>
          {described && (
            <Link
              to={`/gallery?${new URLSearchParams({ search: described.search })}`}
              className="inline-flex min-h-11 items-center ruled-link"
            >
              {say('find.none.described', { count: described.count.toLocaleString('en-IN') })}
            </Link>
          )}
        </div>
      )}
    </>
  )
}

/** The pages before and after this one. */
function Steps({ typed, page, pages }: { typed: Typed; page: number; pages: number }) {
  const say = useWords(findWords)
  if (pages < 2) return null
  return (
    <nav
      aria-label={say('find.pages')}
      className="annotation mt-10 flex flex-wrap items-center gap-x-6 print:hidden"
    >
      {page > 1 && (
        <Link
          to={findAddress(typed, page - 1)}
          rel="prev"
          className="inline-flex min-h-11 items-center drawn"
        >
          {say('find.previous')}
        </Link>
      )}
      <span>{`${page} / ${pages}`}</span>
      {page < pages && (
        <Link
          to={findAddress(typed, page + 1)}
          rel="next"
          className="inline-flex min-h-11 items-center drawn"
        >
          {say('find.next')}
        </Link>
      )}
    </nav>
  )
}

/** Where the firm has nothing that fits, the samples below that do are no contradiction. */
function sayCount(
  count: number,
  samples: Answered[],
  say: ReturnType<typeof useWords<typeof findWords>>,
): string {
  const fitting = samples.filter(isExact).length
  if (count === 0 && fitting > 0)
    return fitting === 1 ? say('find.none.sample') : say('find.none.samples', { count: fitting })
  if (count === 0) return say('find.none')
  return count === 1 ? say('find.one') : say('find.many', { count: count.toLocaleString('en-IN') })
}

interface GridProps {
  answers: Answered[]
  plot: string
  isMetric: boolean
}

interface PartProps extends GridProps {
  title: string
  lead: string
  /** Nothing stands before it. */
  isFirst?: boolean
}

function Part({ title, lead, isFirst = false, ...grid }: PartProps) {
  const id = useId()
  if (grid.answers.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className={classNames(isFirst ? 'mt-8' : 'mt-14', 'border-t border-ink pt-4')}
    >
      <h2 id={id} className="text-section expanded">
        {title}
      </h2>
      <p className="mt-2 text-ink-soft">{lead}</p>
      <Grid {...grid} />
    </section>
  )
}

function Grid({ answers, plot, isMetric }: GridProps) {
  if (answers.length === 0) return null
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
      {answers.map((answer) => (
        <li key={answer.design.code} className="min-w-0">
          <Answer answer={answer} plot={plot} isMetric={isMetric} />
        </li>
      ))}
    </ul>
  )
}

/** What was read, as the visitor would say it, and what else it could mean. */
function Understood({ understood, typed }: { understood: Found['understood']; typed: Typed }) {
  const say = useWords({ ...findWords, ...unitWords })
  const { parts, rest, notCompared, shapes } = understood
  const others = shapes.slice(1)
  return (
    <div className="mt-5 text-small">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <span className="text-ink-soft">{say('find.understood')}</span>
        {parts.map((part) => (
          <Link
            key={part.kind}
            to={addressWithout(part, typed, understood)}
            preventScrollReset
            className="annotation inline-flex min-h-9 items-center gap-2.5 border border-ink px-3 hover:bg-ink hover:text-paper"
          >
            <span className="sr-only">{say('find.remove')} </span>
            {part.means}
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5" stroke="currentColor">
              <path d="m1 1 8 8M9 1 1 9" strokeWidth="1.25" />
            </svg>
          </Link>
        ))}
      </p>
      {rest && <p className="mt-2 text-ink-soft">{say('find.rest', { words: rest })}</p>}
      {notCompared.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          <span className="text-ink-soft">{say('find.notCompared', { words: notCompared.join(', ') })}</span>
          <Link
            to={`/gallery?${new URLSearchParams({ search: typed.q })}`}
            className="inline-flex min-h-11 items-center ruled-link"
          >
            {say('find.notCompared.search')}
          </Link>
        </p>
      )}
      {others.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          <span className="text-ink-soft">{say('find.shapes')}</span>
          {others.map((shape) => (
            <Link
              key={`${shape.width} ${shape.depth}`}
              to={shapeAddress(typed, shape, understood)}
              className="inline-flex min-h-11 items-center ruled-link"
            >
              {formatLengths([shape.width, shape.depth], say(`site.unit.${shape.unit}`))}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

/** The same wishes for a plot of another shape. */
function shapeAddress(
  typed: Typed,
  { width, depth, unit }: PlotShape,
  understood: Found['understood'],
): string {
  const { facing, bedrooms, floors, budget, budgetFor } = understood
  const text = (value: number | string | null | undefined) => String(value ?? '')
  return findAddress({
    ...{ width: text(width), depth: text(depth), unit, facing: text(facing) },
    ...{ bedrooms: typed.bedrooms || text(bedrooms[0]), floors: typed.floors || text(floors[0]) },
    ...{ budget: typed.budget || text(budget), budgetFor },
  })
}
