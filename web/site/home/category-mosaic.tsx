import { Link } from 'react-router'
import type { Category } from '#contract/category.ts'
import type { DesignSummary } from '#contract/design.ts'
import type { Image } from '#contract/file.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SheetHeading } from '#web/ui/title-block.tsx'

interface CategoryMosaicProps {
  categories: Category[]
  designs: DesignSummary[]
}

/** Four rooms turn around a middle, as in a plan. Another number of categories stands in even rows. */
const pinwheel = [
  'md:col-span-7 md:row-span-3',
  'md:col-span-5 md:row-span-2',
  'md:col-span-5 md:row-span-3',
  'md:col-span-7 md:row-span-2',
]

/** The categories as rooms of a plan: walls between them, a door into each. */
export function CategoryMosaic({ categories, designs }: CategoryMosaicProps) {
  const places =
    categories.length === pinwheel.length ? pinwheel : categories.map(() => 'md:col-span-6 md:row-span-2')
  return (
    <section aria-labelledby="categories">
      <SheetHeading id="categories">Categories</SheetHeading>
      <ul className="mt-8 grid gap-1.5 border-6 border-ink bg-ink md:auto-rows-[minmax(8.5rem,auto)] md:grid-cols-12">
        {categories.map((category, index) => (
          <Room
            key={category._id}
            category={category}
            number={index + 1}
            picture={pictureOf(category, designs)}
            className={classNames('bg-paper', places[index])}
          />
        ))}
      </ul>
    </section>
  )
}

interface RoomProps {
  category: Category
  number: number
  picture: Image | undefined
  className: string
}

function Room({
  category: { name, slug, designCount, subcategories },
  number,
  picture,
  className,
}: RoomProps) {
  return (
    <li className={classNames('relative', className)}>
      <Link to={`/category/${slug}`} className="group flex h-full flex-col outline-offset-[-6px]">
        {picture && (
          <div className="relative min-h-40 grow basis-0 overflow-hidden border-b border-ink">
            <Picture
              image={picture}
              alt=""
              sizes="(min-width: 768px) 55vw, 100vw"
              className="absolute inset-0 size-full object-cover transition-transform duration-240 group-hover:scale-102"
            />
          </div>
        )}
        <div
          className={classNames(
            'flex flex-col justify-between gap-x-6 gap-y-4 p-4 md:p-6',
            !picture && 'min-h-44 grow',
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <h3 className="text-section expanded">
              <span className="drawn group-hover:bg-size-[100%_2px]">{name}</span>
            </h3>
            <Door />
          </div>
          <div className="annotation flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span className="text-ink-soft">{subcategories.map(({ name }) => name).join(' · ')}</span>
            <span>
              {String(number).padStart(2, '0')} — {designCount} {designCount === 1 ? 'design' : 'designs'}
            </span>
          </div>
        </div>
      </Link>
    </li>
  )
}

/** A door leaf and its swing; it opens when the room is pointed at. */
function Door() {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className="size-9 shrink-0 overflow-visible md:size-11"
      fill="none"
    >
      <path d="M2 38h36" className="stroke-hairline" strokeWidth="4" />
      <path d="M2 2a36 36 0 0 1 36 36" className="stroke-laterite" strokeDasharray="2 3" />
      <path
        d="M2 38V2"
        className="origin-[2px_38px] rotate-60 stroke-ink transition-transform duration-240 group-hover:rotate-0 group-focus-visible:rotate-0"
        strokeWidth="2.5"
      />
    </svg>
  )
}

function pictureOf(category: Category, designs: DesignSummary[]): Image | undefined {
  const newest = designs.find((design) => design.category.slug === category.slug && design.images.length > 0)
  return newest?.images[0] ?? category.subcategories.find(({ image }) => image)?.image ?? undefined
}
