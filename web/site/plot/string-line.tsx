import { ink } from './colors.ts'
import type { Written } from './strings.ts'

interface Part {
  /** Along the line, in units of the drawing. */
  from: number
  to: number
  written: Written
}

interface StringLineProps {
  parts: Part[]
  /** Where the line lies: its height if it runs across, otherwise its distance from the left. */
  at: number
  isUpright?: boolean
  /** A figure stands alone: in the unit of the plot only. */
  isAlone?: boolean
}

/** A letter of the annotations is so wide. */
export const letter = 6.8
/** How far a tick reaches, and the line lies below its figure. */
const tick = 3.5
const above = 5

/** A dimension string: a line with a slanted tick at each end of each part, and the part's figure above it. */
export function StringLine({ parts, at, isUpright = false, isAlone = false }: StringLineProps) {
  const points = [...new Set(parts.flatMap(({ from, to }) => [from, to]))]
  const [start, end] = [Math.min(...points), Math.max(...points)]
  // An upright string is one that runs across, turned: what is right of it is then above it.
  const turn = isUpright ? `rotate(-90) translate(0 ${at})` : `translate(0 ${at})`
  const along = (point: number) => (isUpright ? -point : point)
  const places = placesOf(
    parts.map(({ from, to, written }) => ({
      low: Math.min(along(from), along(to)),
      high: Math.max(along(from), along(to)),
      length: letter * Math.max(...Object.values(written).map((text) => text.length)),
    })),
  )
  return (
    <g transform={turn}>
      <path
        d={[
          `M${along(start)} 0H${along(end)}`,
          ...points.map((point) => `M${along(point) - tick} ${tick}l${2 * tick} ${-2 * tick}`),
        ].join('')}
        stroke={ink}
        strokeWidth="0.75"
        fill="none"
      />
      {parts.map(({ from, written }, index) => (
        <text key={from} {...places[index]} y={-above}>
          <Figure written={written} isAlone={isAlone} />
        </text>
      ))}
    </g>
  )
}

interface Room {
  low: number
  high: number
  /** Of the figure. */
  length: number
}

/** Where there is no room between its ticks, a figure stands outside of them, clear of the one beside it; in the middle it has to make do. */
function placesOf(rooms: Room[]) {
  const reach = ({ low, high, length }: Room) => Math.max(0, (length - (high - low)) / 2)
  return rooms.map(({ low, high, length }, index) => {
    const isRoomy = high - low >= length
    const [before, after] = [rooms[index - 1], rooms[index + 1]]
    const gap = (other: Room | undefined) => 3 + Math.max(0, (other ? reach(other) : 0) - (high - low))
    if (!isRoomy && !before && after) return { x: low - gap(after), textAnchor: 'end' as const }
    if (!isRoomy && !after && before) return { x: high + gap(before), textAnchor: 'start' as const }
    return { x: (low + high) / 2, textAnchor: 'middle' as const }
  })
}

function Figure({ written, isAlone }: { written: Written; isAlone: boolean }) {
  if (isAlone) return written.own
  return (
    <>
      <tspan data-in="own">{written.own}</tspan>
      <tspan data-in="ft">{written.ft}</tspan>
      <tspan data-in="m">{written.m}</tspan>
    </>
  )
}
