import { type ComponentProps, type CSSProperties, Fragment } from 'react'
import { Link } from 'react-router'
import type { Category } from '#contract/category.ts'
import { categoryPath } from '#contract/category-path.ts'
import type { DesignImage } from '#contract/file.ts'
import { homeWords } from '#contract/words/home.ts'
import { siteWords } from '#contract/words/site.ts'
import { classNames } from '#web/ui/class-names.ts'
import { fitted } from '#web/ui/fitted.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SheetHeading } from '#web/ui/title-block.tsx'
import { useCounts, useWords } from '#web/ui/words.ts'
import { EmptyRoom } from './empty-room.tsx'
import { figureOf, type Room as Span } from './figure.ts'

type Shown =
  | (NonNullable<ComponentProps<typeof Picture>['image']> & Pick<DesignImage, 'kind'>)
  | null
  | undefined

interface CategoryMosaicProps {
  categories: Category[]
  /** Of the newest design of each that has a picture, by slug; where it has no design, of a sample. */
  pictures: Record<string, Shown>
}

/** So many rooms are large, and so are their names. */
const few = 4

/** The categories as rooms of a plan: walls between them, a door into each. A phone lists them. */
export function CategoryMosaic({ categories, pictures }: CategoryMosaicProps) {
  const say = useWords(homeWords)
  const figure = figureOf(categories.length)
  return (
    <section aria-labelledby="categories">
      <SheetHeading id="categories">{say('home.categories')}</SheetHeading>
      {/* A size container scopes counters: the heading, with the number of its sheet, stays outside. */}
      <div className="@container">
        <ul
          className={classNames(
            'mt-8 grid gap-1.5 border-6 border-ink bg-ink [--name:1.375rem] md:auto-rows-[minmax(4.25rem,auto)] md:grid-cols-24',
            categories.length > few
              ? 'md:[--name:clamp(1.25rem,1rem+1vw,1.875rem)]'
              : 'md:[--name:var(--text-section)]',
          )}
        >
          {categories.map((category, index) => (
            <Room
              key={category._id}
              category={category}
              shown={pictures[category.slug]}
              span={figure[index] ?? { columns: 24, rows: 4 }}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface RoomProps {
  category: Category
  shown: Shown
  span: Span
}

function Room({ category: { name, slug, designCount, subcategories }, shown, span }: RoomProps) {
  const samples = useWords(homeWords)('home.categories.samples')
  const count = useCounts(siteWords)
  const held = designCount > 0 ? count('site.designs', designCount) : shown && samples
  const picture = shown ?? subcategories.find(({ image }) => image)?.image
  return (
    <li
      className="bg-paper md:col-[span_var(--columns)] md:row-[span_var(--rows)]"
      style={{ '--columns': span.columns, '--rows': span.rows } as CSSProperties}
    >
      <Link
        to={categoryPath({ slug })}
        className="group grid h-full grid-cols-[6.5rem_minmax(0,1fr)] @max-[17rem]:grid-cols-[22vw_minmax(0,1fr)] on-picture md:flex md:flex-col"
      >
        <div className="relative overflow-hidden border-ink max-md:border-r md:min-h-40 md:grow md:basis-0 md:border-b">
          {picture ? (
            <Picture
              image={picture}
              alt=""
              sizes="(min-width: 768px) 55vw, 7rem"
              className={classNames(
                'absolute inset-0 size-full transition-transform duration-240 group-hover:scale-102',
                shown?.kind === 'plan'
                  ? 'bg-paper! bg-contain! bg-origin-content bg-no-repeat object-contain p-3'
                  : 'object-cover',
              )}
            />
          ) : (
            <EmptyRoom />
          )}
        </div>
        <div className="@container relative flex min-h-26 min-w-0 flex-col justify-between gap-x-6 gap-y-3 p-3 md:min-h-0 md:gap-y-4 md:p-5">
          <div className="flex items-start justify-between gap-3">
            <h3
              className="min-w-0 fitted expanded @min-[11rem]:[--beside:2.5rem] md:@min-[11rem]:[--beside:3rem]"
              style={fitted(name, '--name')}
            >
              <span className="drawn group-hover:bg-size-[100%_2px]">{name}</span>
            </h3>
            <Door />
          </div>
          <div className="annotation flex items-baseline justify-between gap-x-6 gap-y-1 @max-[11rem]:pr-[min(2.5rem,15vw)] md:flex-wrap">
            <span className="text-ink-soft max-md:hidden">
              {subcategories.map(({ name }, index) => (
                <Fragment key={name}>
                  {index > 0 && ' '}
                  <span className="inline-block">
                    {name}
                    {index < subcategories.length - 1 && ' ·'}
                  </span>
                </Fragment>
              ))}
            </span>
            <span className="min-w-0 text-balance wrap-anywhere">{held}</span>
          </div>
        </div>
      </Link>
    </li>
  )
}

/** A door leaf and its swing; it opens when the room is pointed at. In a narrow room it leaves the name the whole line. */
function Door() {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className="size-7 shrink-0 overflow-visible @max-[11rem]:absolute @max-[11rem]:right-3 @max-[11rem]:bottom-3 md:size-9 md:@max-[11rem]:right-5 md:@max-[11rem]:bottom-5"
      fill="none"
    >
      <path d="M2 38h36" className="stroke-hairline" strokeWidth="4" />
      <path d="M2 2a36 36 0 0 1 36 36" className="stroke-accent" strokeDasharray="2 3" />
      <path
        d="M2 38V2"
        className="origin-[2px_38px] rotate-60 stroke-ink transition-transform duration-240 group-hover:rotate-0 group-focus-visible:rotate-0"
        strokeWidth="2.5"
      />
    </svg>
  )
}
