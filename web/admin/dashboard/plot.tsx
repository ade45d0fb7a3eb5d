import type { PointerEvent } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { classNames } from '#web/ui/class-names.ts'
import { readingOf } from './labels.ts'
import { datedPlaces, percent, placeAt, plotOf } from './plot-geometry.ts'
import { DateTick, ReadMark } from './plot-marks.tsx'

interface PlotProps {
  days: Dashboard['days']
  datedEvery: number
  /** The day that is read. */
  selected: number
  onRead: (selected: number) => void
}

/** A line over its days: level hairlines, a ticked ground line with dates, and the day that is read in the accent. */
export function Plot({ days, datedEvery, selected, onRead }: PlotProps) {
  const { levels, points } = plotOf(days.map(({ count }) => count))
  const top = levels.at(-1) ?? 1
  const read = points[selected]
  const readDay = days[selected]

  function follow({ currentTarget, clientX, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return
    const { left, width } = currentTarget.getBoundingClientRect()
    onRead(placeAt((clientX - left) / width, days.length))
  }

  return (
    <div className="relative mt-3 mr-1 mb-8 ml-8 h-44 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 md:h-60">
      {levels.map((level) => (
        <Level key={level} level={level} share={level / top} />
      ))}
      {datedPlaces(days.length, datedEvery).map((dated, index) => (
        <DateTick
          key={dated}
          x={points[dated]?.x ?? 0}
          day={days[dated]?.day ?? ''}
          isMinor={index % 2 === 1}
        />
      ))}
      <svg
        key={days.length}
        aria-hidden="true"
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full origin-left animate-[draw-rule_240ms_var(--ease-line)] overflow-visible"
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${1 - y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {read && <ReadMark {...read} />}
      <input
        type="range"
        aria-label="Day"
        aria-valuetext={readDay && readingOf(readDay)}
        min={0}
        max={days.length - 1}
        value={selected}
        onChange={({ target }) => onRead(Number(target.value))}
        onPointerMove={follow}
        className="absolute inset-0 size-full cursor-crosshair touch-pan-y appearance-none opacity-0 [&::-moz-range-thumb]:w-px [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
      />
    </div>
  )
}

function Level({ level, share }: { level: number; share: number }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('absolute inset-x-0 border-t', level === 0 && 'border-ink')}
      style={{ bottom: percent(share) }}
    >
      <span className="annotation absolute -top-2 right-full pr-2 text-ink-soft">{level}</span>
    </div>
  )
}

/** The plot while there is nothing on it yet. */
export function EmptyPlot({ text }: { text: string }) {
  return (
    <div className="relative grid h-44 place-items-center border-b border-ink">
      <svg aria-hidden="true" className="absolute inset-0 size-full text-hairline" preserveAspectRatio="none">
        <line x1="0" y1="0" x2="100%" y2="100%" stroke="currentColor" />
        <line x1="100%" y1="0" x2="0" y2="100%" stroke="currentColor" />
      </svg>
      <p className="relative bg-paper px-4 py-2 text-small text-ink-soft">{text}</p>
    </div>
  )
}
