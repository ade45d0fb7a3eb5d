import { classNames } from '#web/ui/class-names.ts'
import { ratioOf } from '#web/ui/picture.tsx'
import type { Card } from './card.ts'
import { DesignCard } from './design-card.tsx'
import { justified, type NamedRoom } from './justified-rows.ts'

/** How many cards may stand in the first row. */
const inFirstRow = 4
const narrowest = 0.7
const widest = 2.4

/** How rows are made up as the grid gets wider, in rem; below the first there is one card a row. */
const rooms: NamedRoom[] = [
  { name: '--narrow', from: 35, to: 50, fullness: 2.5 },
  { name: '--middle', from: 50, to: 70, fullness: 3.6 },
  { name: '--wide', from: 70, to: 92, fullness: 4.8 },
]

interface JustifiedGridProps {
  designs: Card[]
  /** How many tags each card shows. */
  tags?: number
  eager?: boolean
  /** On a phone the cards stand side by side and are scrolled, not one under the other. */
  isStripOnPhone?: boolean
}

/** Cards in full rows of one height, every picture in its own proportions; a phone shows one a row. */
export function JustifiedGrid({ designs, tags, eager = false, isStripOnPhone = false }: JustifiedGridProps) {
  const cards = justified(designs.map(cardRatio), rooms)
  return (
    <div className="@container">
      <ul
        className={classNames(
          'flex gap-x-6 gap-y-10 @min-[35rem]:flex-row @min-[35rem]:flex-wrap @min-[35rem]:gap-y-14',
          isStripOnPhone ? '@max-[35rem]:card-strip' : 'flex-col',
        )}
      >
        {designs.map((design, index) => (
          <li
            key={design.code}
            className={classNames('justified-card', index >= inFirstRow && 'far-below')}
            style={cards[index]?.style}
          >
            <DesignCard
              design={design}
              tags={tags}
              sizes={cards[index]?.sizes ?? ''}
              eager={eager && index < 3}
              isLargest={eager && index === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A card's picture's width to its height, kept within what a card can be. */
export function cardRatio({ picture }: Card): number {
  return Math.min(widest, Math.max(narrowest, ratioOf(picture)))
}
