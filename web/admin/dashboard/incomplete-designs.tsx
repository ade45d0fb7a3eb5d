import { Link } from 'react-router'
import { grouped } from '#contract/count.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import type { DesignGap } from '#contract/design-query.ts'

type Gap = Dashboard['gaps'][number]

const saysOf: Record<DesignGap, string> = {
  price: 'without a price',
  picture: 'without an image',
  alt: 'with an image without alt text',
  house: 'that nobody finds by plot: width, depth and bedrooms',
}

/** The designs that are shown to less advantage than they could be: how many, and the first to mend. */
export function IncompleteDesigns({ gaps }: Pick<Dashboard, 'gaps'>) {
  const open = gaps.filter(({ count }) => count > 0)
  if (open.length === 0)
    return (
      <p className="py-4 text-small text-ink-soft">
        Every design has a price, images and alt text, and every house its size and bedrooms.
      </p>
    )
  return (
    <ul aria-label="Incomplete designs">
      {open.map((gap) => (
        <GapRow key={gap.missing} gap={gap} />
      ))}
    </ul>
  )
}

function GapRow({ gap: { missing, count, designs } }: { gap: Gap }) {
  return (
    <li className="grid gap-x-6 border-b border-hairline py-1 text-small xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Link to={`/admin/designs?missing=${missing}`} className="flex min-h-11 items-center font-medium">
        <span className="ruled-link">
          {grouped(count)} {saysOf[missing]}
        </span>
      </Link>
      <p className="flex min-w-0 items-center gap-x-4 max-xl:flex-wrap">
        {designs.map(({ _id, code, title }) => (
          <Link
            key={_id}
            to={`/admin/designs/${_id}/edit`}
            className="inline-flex min-h-11 max-w-full min-w-0 items-center gap-2"
          >
            <span className="annotation shrink-0 text-ink-soft">{code}</span>
            <span className="truncate ruled-link">{title}</span>
          </Link>
        ))}
      </p>
    </li>
  )
}
