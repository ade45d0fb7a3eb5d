import type { ReactNode } from 'react'
import { dayOf } from '#contract/dates.ts'
import type { Design } from '#contract/design.ts'
import { tagLabel } from '#contract/tags.ts'
import { formatArea, formatDimensions } from '#web/ui/measures.ts'
import { Price } from '#web/ui/price.tsx'

/** Everything that is known of a design besides its pictures; what may be missing and is, is left out. */
export function DesignFacts({ design }: { design: Design }) {
  const { area, dimensions, materials, colors, features } = design
  return (
    <dl className="self-start border-t border-ink text-small">
      <Fact label="Code">{design.code}</Fact>
      <Fact label="Price">
        <Price {...design} />
      </Fact>
      <Fact label="Category">{design.category.name}</Fact>
      <Fact label="Subcategory">{design.subcategory.name}</Fact>
      <Fact label="Featured">{design.featured ? 'Yes' : 'No'}</Fact>
      <Fact label="Trending">{design.trending ? 'Yes' : 'No'}</Fact>
      <Fact label="Tags">{design.tags.map(tagLabel).join(', ')}</Fact>
      <Fact label="Area">{area !== null && formatArea(area)}</Fact>
      <Fact label="Dimensions">{dimensions && formatDimensions(dimensions)}</Fact>
      <Fact label="Materials">{materials.join(', ')}</Fact>
      <Fact label="Colors">{colors.join(', ')}</Fact>
      <Fact label="Features">{features.join('\n')}</Fact>
      <Fact label="In short">{design.shortDescription}</Fact>
      <Fact label="Description">{design.description || 'No description provided'}</Fact>
      <Fact label="In detail">{design.detailedDescription}</Fact>
      <Fact label="Created">{dayOf(design.createdAt)}</Fact>
      <Fact label="Updated">{dayOf(design.updatedAt)}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-hairline py-2.5">
      <dt className="annotation pt-0.5 text-ink-soft">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
