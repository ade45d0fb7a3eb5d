import type { CSSProperties } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { Card } from './card.ts'
import { DesignCard } from './design-card.tsx'
import { type Position, positionsOf, type Room } from './justified-rows.ts'

/** How many cards may stand in the first row. */
const inFirstRow = 4
const narrowest = 0.7
const widest = 2.4

/** How rows are made up as the grid gets wider, in rem; below the first there is one card a row. */
const rooms: (Room & { name: `--${string}`; to: number })[] = [
  { name: '--narrow', from: 35, to: 50, fullness: 2.5 },
  { name: '--middle', from: 50, to: 70, fullness: 3.6 },
  { name: '--wide', from: 70, to: 92, fullness: 4.8 },
]

/** Below the first width of the rows. */
const strip = {
  list: 'relative -mx-margin snap-x scroll-px-margin items-start overflow-x-auto px-margin pb-4 [scrollbar-color:var(--color-edge)_transparent] [scrollbar-width:thin] @min-[35rem]:mx-0 @min-[35rem]:overflow-visible @min-[35rem]:px-0 @min-[35rem]:pb-0',
  item: 'shrink-0 snap-start [--card:min(85cqi,var(--ratio)*13rem)] @min-[35rem]:shrink',
}

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
  const ratios = designs.map(ratioOf)
  const layouts = rooms.map((room) => ({ ...room, positions: positionsOf(ratios, room) }))
  return (
    <div className="@container">
      <ul
        className={classNames(
          'flex gap-x-6 gap-y-10 @min-[35rem]:flex-row @min-[35rem]:flex-wrap @min-[35rem]:gap-y-14',
          isStripOnPhone ? strip.list : 'flex-col',
        )}
      >
        {designs.map((design, index) => {
          const widths = layouts.map(({ name, positions }) => [name, widthOf(positions[index])])
          const room = `calc(var(--card) / ${ratios[index]} + 10rem)`
          const largest = Math.max(...layouts.map(({ positions, to }) => (positions[index]?.share ?? 1) * to))
          return (
            <li
              key={design.code}
              className={classNames(
                'w-(--card) @min-[35rem]:[--card:var(--narrow)] @min-[50rem]:[--card:var(--middle)] @min-[70rem]:[--card:var(--wide)]',
                isStripOnPhone ? strip.item : '[--card:100cqi]',
                index >= inFirstRow && 'far-below',
              )}
              style={
                { ...Object.fromEntries(widths), '--room': room, '--ratio': ratios[index] } as CSSProperties
              }
            >
              <DesignCard
                design={design}
                tags={tags}
                sizes={`(min-width: 640px) ${Math.ceil(largest)}rem, 92vw`}
                eager={eager && index < 3}
                isLargest={eager && index === 0}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A card's part of its row, the gaps left out; rounded down, so that a row never breaks. */
function widthOf(position: Position | undefined): string {
  if (!position) return '100cqi'
  const share = Math.floor(position.share * 1e4) / 1e4
  return `calc((100cqi - ${position.gaps * 1.5}rem) * ${share})`
}

/** A card's picture's width to its height, kept within what a card can be. */
export function ratioOf({ picture }: Card): number {
  const ratio = picture?.width && picture.height ? picture.width / picture.height : 1.5
  return Math.min(widest, Math.max(narrowest, ratio))
}
