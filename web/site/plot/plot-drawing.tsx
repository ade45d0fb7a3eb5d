import { useId } from 'react'
import type { DesignFit } from '#contract/finder.ts'
import { drawingWords } from '#contract/words/find.ts'
import { sideWords } from '#contract/words/measures.ts'
import { useWords } from '#web/ui/words.ts'
import { ink, laterite, paper, soft } from './colors.ts'
import { type Box, laidOut } from './laid-out.ts'
import { NorthPoint } from './north-point.tsx'
import { readAloud } from './read-aloud.ts'
import { letter, StringLine } from './string-line.tsx'
import { written, writtenInRow } from './strings.ts'

interface PlotDrawingProps {
  fit: DesignFit
  /** What the house is called: its code. */
  name: string
  isMetric: boolean
  /** It is not even just outside. */
  isFar?: boolean
  /** A picture of its own, which no style sheet reaches. */
  isAlone?: boolean
  className?: string
}

/** Where what stands beside the north point may begin. */
const besideNorth = 54

const rectangle = ({ x, y, width, height }: Box) => ({ x, y, width, height })

/** A house on a plot, to scale, the road at its foot: boundary, setbacks, house, and margins that add up. */
export function PlotDrawing({ fit, name, isMetric, isFar, isAlone = false, className }: PlotDrawingProps) {
  const say = useWords({ ...drawingWords, ...sideWords })
  const id = useId()
  const { plot, footprint, margins } = fit
  const { paper: sheet, plot: boundary, buildable, house, built } = laidOut(fit)
  const { title, description } = readAloud(fit, name, say, isFar)
  const [foot, right] = [boundary.y + boundary.height, boundary.x + boundary.width]
  const road = plot.facing === 'any' ? null : plot.facing
  const roadName =
    road === null ? say('find.road') : say('find.road.side', { side: say(`site.side.${road}`).toLowerCase() })
  const roadLength = roadName.length * letter
  const roadStart = Math.max((boundary.x + right - roadLength) / 2, besideNorth)
  const roadEnd = Math.max(right, roadStart + roadLength) + 9
  const across = partsOf(
    [boundary.x, house.x, house.x + house.width, right],
    [margins.left, footprint.width, margins.right],
    plot.width,
    isMetric,
  )
  const inwards = partsOf(
    [foot, house.y + house.height, house.y, boundary.y],
    [margins.front, footprint.depth, margins.back],
    plot.depth,
    isMetric,
  )
  const top = Math.min(boundary.y, house.y)
  const beside = Math.max(right, house.x + house.width)
  const isOver = fit.by.some(({ what }) => what === 'width' || what === 'depth')
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${sheet.width} ${Math.round(sheet.height)}`}
      {...(isAlone && { width: sheet.width * 2, height: Math.round(sheet.height) * 2 })}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      className={className}
      fontFamily="'Martian Mono Variable', 'Martian Mono', ui-monospace, monospace"
      fontSize="10.5"
      fill={ink}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {isAlone && <rect {...sheet} fill={paper} />}
      <rect {...rectangle(boundary)} fill="none" stroke={ink} strokeWidth="1.5" />
      <rect
        {...rectangle(buildable)}
        fill="none"
        stroke={soft}
        strokeWidth="0.75"
        strokeDasharray="6 3 1.5 3"
      />
      {built.width > 0 && built.height > 0 && <rect {...rectangle(built)} fill={laterite} />}
      {isOver && (
        <rect
          {...rectangle(house)}
          fill="none"
          stroke={laterite}
          strokeWidth="1.25"
          strokeDasharray="4 2.5"
        />
      )}
      <Front house={built} side={footprint.front} />
      <Name house={built}>{name}</Name>
      <StringLine parts={across} at={top - 12} isAlone={isAlone} />
      <StringLine
        parts={[{ from: boundary.x, to: right, written: written(plot.width, isMetric) }]}
        at={top - 36}
        isAlone={isAlone}
      />
      <StringLine parts={inwards} at={beside + 52} isUpright isAlone={isAlone} />
      <StringLine
        parts={[{ from: foot, to: boundary.y, written: written(plot.depth, isMetric) }]}
        at={beside + 76}
        isUpright
        isAlone={isAlone}
      />
      <path
        d={`M${boundary.x - 9} ${foot + 9}H${roadEnd}M${boundary.x - 9} ${foot + 35}H${roadEnd}`}
        stroke={ink}
        strokeWidth="0.75"
        opacity="0.4"
      />
      <text x={roadStart + roadLength / 2} y={foot + 22} dy="0.36em" textAnchor="middle">
        {roadName}
      </text>
      {/* On the left, since the figure of a narrow margin stands below its string on the right. */}
      {road !== null && <NorthPoint road={road} x={24} y={sheet.height - 30} />}
    </svg>
  )
}

/** The parts of a string, those that the house leaves nothing for left out. */
function partsOf(points: number[], lengths: number[], whole: number, isMetric: boolean) {
  const texts = writtenInRow(lengths, whole, isMetric)
  return lengths.flatMap((length, index) => {
    const [from = 0, to = 0, text] = [points[index], points[index + 1], texts[index]]
    return length > 0 && text ? [{ from, to, written: text }] : []
  })
}

/** The side of the house that was drawn towards the road: an arrow that leads in. */
function Front({ house, side }: { house: Box; side: DesignFit['footprint']['front'] }) {
  const size = Math.min(7, house.width / 3, house.height / 3)
  if (size < 2) return null
  const [middleX, middleY] = [house.x + house.width / 2, house.y + house.height / 2]
  const path = {
    front: `M${middleX - size} ${house.y + house.height}h${2 * size}l${-size} ${-size}Z`,
    left: `M${house.x} ${middleY - size}v${2 * size}l${size} ${-size}Z`,
    right: `M${house.x + house.width} ${middleY - size}v${2 * size}l${-size} ${-size}Z`,
  }[side]
  return <path d={path} fill={paper} />
}

/** Across the house, or along it where that is the longer way; nothing where there is no room. */
function Name({ house, children }: { house: Box; children: string }) {
  const length = children.length * 6.8 + 18
  const [x, y] = [house.x + house.width / 2, house.y + house.height / 2]
  const isUpright = house.width < length
  if (Math.min(house.width, house.height) < 14 || (isUpright && house.height < length)) return null
  return (
    <text
      x={x}
      y={y}
      dy="0.36em"
      textAnchor="middle"
      fill={paper}
      transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
    >
      {children}
    </text>
  )
}
