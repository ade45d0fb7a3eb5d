import { Fragment, type ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { BuildRates } from '#contract/build-rates.ts'
import type { Design } from '#contract/design.ts'
import { designPath } from '#contract/design-path.ts'
import type { VisitTold } from '#contract/visits.ts'
import { buildCostWords } from '#contract/words/build-cost.ts'
import { designWords } from '#contract/words/design.ts'
import { sideWords, unitWords } from '#contract/words/measures.ts'
import { isWordmark, Logo } from '#web/ui/logo.tsx'
import { formatArea, formatDimensions } from '#web/ui/measures.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useWords } from '#web/ui/words.ts'
import type { SiteData } from '../site-data.ts'
import { type BuildCostProps, bandsOf, useCaveat } from './build-cost.tsx'
import { type Fact, houseFacts } from './design-schedule.tsx'
import { largest } from './gallery.tsx'

export interface PrintSheetProps {
  design: Design
  /** What building costs a square foot; null where that says nothing of the design. */
  rates: BuildRates | null
  /** Its own, in full, with the plot that it is shown on. */
  address: string
}

const printed = 'min-h-0 w-full flex-1 bg-transparent! bg-none! object-contain'

/**
 * The design as one A4 sheet: the picture, its first plan, what it is made of, and a title block that leads back here. The
 * pictures leave the text the room that it needs; what one sheet can't hold goes on on the next.
 */
export function PrintSheet({ design, rates, address }: PrintSheetProps) {
  const { settings } = useRouteLoaderData('site/layout') as SiteData
  const [cover, ...others] = design.images
  const plan = cover?.kind === 'plan' ? undefined : others.find(({ kind }) => kind === 'plan')
  return (
    <div
      aria-hidden="true"
      data-sheet
      className="hidden min-h-[calc(297mm-28mm-1px)] flex-col border-2 box-decoration-clone border-ink p-[6mm] print:flex"
    >
      <div className="flex min-h-[25mm] shrink-0 grow basis-0 flex-col gap-[4mm] contain-size">
        <Picture image={cover} alt="" sizes={largest} eager className={printed} />
        {plan && <Picture image={plan} alt="" sizes={largest} className={printed} />}
      </div>
      <p className="mt-[6mm] breakable text-section expanded">{design.title}</p>
      {design.description && (
        <p className="mt-2 max-w-[75ch] breakable leading-snug whitespace-pre-line">{design.description}</p>
      )}
      <Lists design={design} />
      {/* What only the page itself has, and no preview of it. */}
      {settings.countVisits && !design.isStatic && (
        <span hidden data-visit={JSON.stringify({ kind: 'seen', design: design._id } satisfies VisitTold)} />
      )}
      {rates && design.area && <Cost area={design.area} rates={rates} />}
      <Foot design={design} address={address} />
    </div>
  )
}

function Lists({ design: { house, features, materials, colors } }: Pick<PrintSheetProps, 'design'>) {
  const say = useWords({ ...designWords, ...sideWords })
  const facts = house ? houseFacts(house, say) : []
  const lists: [name: string, content: ReactNode][] = [
    [say('design.house'), facts.length > 0 && facts.map(inLine)],
    [say('design.features'), features.join(', ')],
    [say('design.materials'), materials.join(', ')],
    [say('design.colors'), colors.join(', ')],
  ]
  return (
    <dl className="mt-[5mm] shrink-0 border-t border-ink leading-snug">
      {lists.map(
        ([name, content]) =>
          content && (
            <div
              key={name}
              className="grid grid-cols-[30mm_minmax(0,1fr)] gap-x-[4mm] border-b border-hairline py-1 last:border-b-0"
            >
              <dt className="font-medium">{name}</dt>
              <dd className="breakable">{content}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function inLine([term, fact]: Fact, index: number): ReactNode {
  return (
    <Fragment key={term}>
      {`${index > 0 ? ', ' : ''}${term} `}
      {fact}
    </Fragment>
  )
}

function Cost(props: BuildCostProps) {
  const say = useWords(buildCostWords)
  return (
    <div className="mt-[5mm] shrink-0 border-t border-ink pt-2">
      <p className="font-medium">{say('design.cost')}</p>
      <p className="mt-1">
        {bandsOf(props)
          .map(({ name, words }) => `${name} ${words}`)
          .join(' · ')}
      </p>
      <p>{useCaveat(props)}</p>
    </div>
  )
}

/** The title block of the sheet. */
function Foot({ design, address }: Omit<PrintSheetProps, 'rates'>) {
  const { settings } = useRouteLoaderData('site/layout') as SiteData
  const { websiteName, contactPhone, contactEmail, identity } = settings
  const { logo } = identity
  const say = useWords({ ...designWords, ...unitWords })
  const { code, category, subcategory, area, dimensions } = design
  const boxes = [
    [say('design.sheet'), code],
    [say('design.kind'), [category.name, subcategory.name].filter(Boolean).join(', ')],
    [say('design.area'), area ? formatArea(area, say('site.unit.sqft')) : ''],
    [say('design.size'), dimensions ? formatDimensions(dimensions, say(`site.unit.${dimensions.unit}`)) : ''],
  ].filter(([, text]) => text)
  return (
    <div className="mt-[5mm] flex shrink-0 break-inside-avoid border border-ink">
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex flex-1 items-baseline justify-between gap-6 border-b border-ink p-3">
          <div className="flex min-w-0 items-center gap-3">
            {logo && <Logo logo={logo} height={40} alt="" className="h-10 max-w-[60mm] min-w-0" />}
            {!(logo && isWordmark(logo)) && <p className="breakable text-title expanded">{websiteName}</p>}
          </div>
          <p className="shrink-0 text-right text-title">
            <Price {...design} />
          </p>
        </div>
        <div className="annotation flex border-b border-ink *:flex-1 *:border-l *:border-ink *:first:border-l-0">
          {boxes.map(([name, text]) => (
            <div key={name} className="px-3 py-2">
              <p className="text-ink-soft">{name}</p>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <p className="annotation px-3 py-2">
          {[contactPhone, contactEmail, address.replace(/^https?:\/\//, '')].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="shrink-0 border-l border-ink">
        <img
          src={`${designPath(design)}/qr.svg${new URL(address).search}`}
          alt=""
          width={296}
          height={296}
          fetchPriority="low"
          className="size-[34mm]"
        />
      </div>
    </div>
  )
}
