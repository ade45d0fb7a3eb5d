import type { CSSProperties } from 'react'

/** One room that the rows are laid out for: from `from` rem on, rows add up to about `fullness` widths to one height. */
export interface Room {
  from: number
  fullness: number
}

/** A room up to `to` rem, which a style sheet knows by `name`: the narrow, the middle or the wide one (`justified-card`). */
export interface NamedRoom extends Room {
  name: '--narrow' | '--middle' | '--wide'
  to: number
}

/** Where a card stands: its row, the gaps that are taken off the room's width, and its part of what is left. */
export interface Position {
  row: number
  gaps: number
  share: number
}

const narrowestCard = 11
const nearlyFull = 0.75
const lonelyBelow = 0.8

/**
 * What `justified-card` has to know of each picture, and how wide it is shown, as `sizes` says it.
 * @param ratios each picture's width to its height
 */
export function justified(ratios: number[], rooms: NamedRoom[]) {
  const layouts = rooms.map((room) => ({ ...room, positions: positionsOf(ratios, room) }))
  return ratios.map((ratio, index) => {
    const widths = layouts.map(({ name, positions }) => [name, widthOf(positions[index])])
    const largest = Math.max(...layouts.map(({ positions, to }) => (positions[index]?.share ?? 1) * to))
    return {
      style: { ...Object.fromEntries(widths), '--ratio': ratio } as CSSProperties,
      sizes: `(min-width: 640px) ${Math.ceil(largest)}rem, 92vw`,
    }
  })
}

/** A card's part of its row, the gaps left out; rounded down, so that a row never breaks. */
function widthOf(position: Position | undefined): string {
  if (!position) return '100cqi'
  const share = Math.floor(position.share * 1e4) / 1e4
  return `calc((100cqi - ${position.gaps * 1.5}rem) * ${share})`
}

/**
 * Parts pictures into rows of one height, each row as wide as the room. The last ends where it ends, as high as the
 * one above it, unless it is nearly full; rows of other heights are put up with rather than a last one half empty.
 * @param ratios each picture's width to its height
 */
export function positionsOf(ratios: number[], room: Room): Position[] {
  const rows = bestRows(ratios, room)
  let above = { whole: room.fullness * (rows.length > 1 ? 1 : 0.8), gaps: 0 }
  return rows.flatMap((row, index) => {
    const sum = sumOf(row)
    const isShort = index === rows.length - 1 && sum < room.fullness * nearlyFull
    const own = { whole: sum, gaps: row.length - 1 }
    const { whole, gaps } =
      isShort && sum < above.whole ? { ...above, gaps: Math.max(above.gaps, own.gaps) } : own
    above = own
    return row.map((ratio) => ({ row: index, gaps, share: ratio / whole }))
  })
}

/** Of all the ways to part a sequence, the one whose rows are nearest to the fullness that the room asks for. */
function bestRows(ratios: number[], room: Room): number[][] {
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= ratios.length; end++) {
    let found = { cost: Number.POSITIVE_INFINITY, start: 0 }
    for (let start = end - 1; start >= 0; start--) {
      const row = ratios.slice(start, end)
      if (row.length > 1 && sumOf(row) > room.fullness * 2) break
      const cost = (best[start]?.cost ?? 0) + costOf(row, room, end === ratios.length)
      // Where it makes no difference the fuller rows come first.
      if (cost < found.cost - 1e-9) found = { cost, start }
    }
    best.push(found)
  }
  const rows: number[][] = []
  for (let end = ratios.length; end > 0; ) {
    const start = best[end]?.start ?? 0
    rows.unshift(ratios.slice(start, end))
    end = start
  }
  return rows
}

function costOf(row: number[], { from, fullness }: Room, isLast: boolean): number {
  const sum = sumOf(row)
  const away = Math.log(sum / fullness) ** 2
  const narrowest = (Math.min(...row) / sum) * from
  const crowded = row.length > 1 && narrowest < narrowestCard ? (narrowestCard / narrowest - 1) * 0.5 : 0
  const lonely = row.length === 1 && !isLast && sum < fullness * lonelyBelow ? 0.5 : 0
  const empty = 1 - sum / fullness
  return (isLast && empty > 0 ? empty ** 2 : away) + crowded + lonely
}

function sumOf(ratios: number[]): number {
  return ratios.reduce((sum, ratio) => sum + ratio, 0)
}
