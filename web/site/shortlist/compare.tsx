import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { DesignSummary } from '#contract/design.ts'
import { designPath } from '#contract/design-path.ts'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { siteWords } from '#contract/words/site.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useWords } from '#web/ui/words.ts'
import { UnitSwitch } from '../units/unit-switch.tsx'
import { lineWords, rowsOf } from './compared-rows.tsx'

interface CompareProps<Shown extends DesignSummary> {
  designs: Shown[]
  /** What can be done with a design. */
  tools?: (design: Shown, place: number) => ReactNode
  /** Below what it is compared by. */
  below?: (design: Shown) => ReactNode
}

/** Designs side by side, line by line; where they differ the line is marked by a sign. */
export function Compare<Shown extends DesignSummary>({ designs, tools, below }: CompareProps<Shown>) {
  const say = useWords(lineWords)
  const [isNarrowed, setNarrowed] = useState(false)
  const all = rowsOf(designs)
  const rows = isNarrowed ? all.filter(({ differs }) => differs !== false) : all
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-ink py-3 print:hidden">
        {designs.length > 1 ? <Legend /> : <span />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {designs.length > 1 && (
            <label className="flex min-h-11 cursor-pointer items-center gap-2 text-small noscript:hidden">
              <input
                type="checkbox"
                checked={isNarrowed}
                onChange={({ target }) => setNarrowed(target.checked)}
                className="size-4 accent-accent"
              />
              {say('shortlist.onlyDifferent')}
            </label>
          )}
          <UnitSwitch />
        </div>
      </div>
      <ul
        className={classNames(
          'shown-scrollbar relative grid auto-cols-[min(74vw,17rem)] snap-x grid-flow-col gap-x-6 overflow-x-auto pb-3 [scrollbar-gutter:auto] [grid-template-rows:repeat(var(--rows),auto)] print:auto-cols-auto print:grid-flow-row print:grid-cols-4 print:overflow-visible',
          designs.length > 1
            ? 'md:auto-cols-[minmax(14.5rem,1fr)] lg:auto-cols-[minmax(13rem,1fr)]'
            : 'md:auto-cols-[22rem]',
        )}
        style={{ '--rows': rows.length + 2 } as CSSProperties}
      >
        {designs.map((design, place) => (
          <li
            key={design._id}
            className="grid min-w-0 snap-start break-inside-avoid grid-rows-subgrid print:pb-6 content-start [grid-row:span_var(--rows)]"
          >
            <Head design={design}>{tools?.(design, place)}</Head>
            <dl className="contents">
              {rows.map(({ title, value, show, differs }) => (
                <div key={title} className="border-t border-hairline py-2.5 print:py-1">
                  <dt className="annotation flex items-center gap-2 text-ink-soft">
                    {say(title)}
                    {differs !== null && <Sign differs={differs} />}
                  </dt>
                  <dd className={classNames('mt-1 wrap-anywhere', differs && 'font-medium')}>
                    {value(design) === '' ? (
                      <span className="font-normal text-ink-soft">{say('shortlist.unknown')}</span>
                    ) : (
                      show(design)
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <div className="border-t border-hairline pt-3">{below?.(design)}</div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is compared stands whole, a plan above all; so does what stands in for it meanwhile. */
const whole = {
  objectPosition: 'center',
  backgroundPosition: 'center',
  backgroundSize: 'contain',
  backgroundRepeat: 'no-repeat',
}

function Head({ design, children }: { design: DesignSummary; children: ReactNode }) {
  const say = useWords(siteWords)
  const [picture] = design.images
  return (
    <div className="flex flex-col pb-3">
      <Link to={designPath(design)} className="group block">
        <Picture
          image={picture}
          alt={picture?.alt || design.title}
          sizes="(min-width: 768px) 30rem, 75vw"
          className="aspect-4/3 max-h-66 w-full object-contain print:aspect-3/2"
          style={whole}
        />
        <h2 className="mt-2 breakable font-medium group-hover:text-accent">{design.title}</h2>
      </Link>
      <p className="annotation mt-1 flex flex-wrap gap-x-3 wrap-anywhere text-ink-soft">
        <span className="text-ink">{design.code}</span>
        {design.subcategory.name && <span>{design.subcategory.name}</span>}
        {design.isStatic && <span className="text-accent">{say('site.sample')}</span>}
      </p>
      <div className="mt-auto pt-2 print:hidden">{children}</div>
    </div>
  )
}

function Legend() {
  const say = useWords(shortlistWords)
  return (
    <p aria-hidden="true" className="annotation flex gap-5 text-ink-soft">
      <span className="flex items-center gap-1.5">
        <Sign differs />
        {say('shortlist.differs')}
      </span>
      <span className="flex items-center gap-1.5">
        <Sign differs={false} />
        {say('shortlist.alike')}
      </span>
    </p>
  )
}

/** An equals sign, struck through where designs differ. */
function Sign({ differs }: { differs: boolean }) {
  const say = useWords(shortlistWords)
  return (
    <>
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className={classNames('size-3 fill-none', differs && 'text-accent')}
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d={differs ? 'M1 4h10M1 8h10M3.5 11.5l5-11' : 'M1 4h10M1 8h10'} />
      </svg>
      <span className="sr-only">{say(differs ? 'shortlist.differs' : 'shortlist.alike')}</span>
    </>
  )
}
