import type { CSSProperties } from 'react'
import type { DesignSummary } from '#contract/design.ts'
import { DesignCard } from './design-card.tsx'

const narrowest = 0.7
const widest = 2.4

/** Cards in rows of one height, every picture in its own proportions; a phone shows one a row. */
export function JustifiedGrid({ designs, eager = false }: { designs: DesignSummary[]; eager?: boolean }) {
  return (
    <ul className="flex flex-col gap-x-6 gap-y-10 sm:flex-row sm:flex-wrap sm:gap-y-14">
      {designs.map((design, index) => (
        <li
          key={design._id}
          className="sm:max-w-[calc(var(--ratio)*30rem)] sm:grow-(--ratio) sm:basis-[calc(var(--ratio)*17rem)] lg:basis-[calc(var(--ratio)*15rem)]"
          style={{ '--ratio': ratioOf(design) } as CSSProperties}
        >
          <DesignCard
            design={design}
            sizes={`(min-width: 640px) min(92vw, ${Math.round(ratioOf(design) * 22)}rem), 92vw`}
            eager={eager && index < 3}
          />
        </li>
      ))}
      <li aria-hidden="true" className="hidden grow-100 sm:block" />
    </ul>
  )
}

/** A design's first picture's width to its height, kept within what a card can be. */
export function ratioOf({ images: [picture] }: DesignSummary): number {
  const ratio = picture?.width && picture.height ? picture.width / picture.height : 1.5
  return Math.min(widest, Math.max(narrowest, ratio))
}
