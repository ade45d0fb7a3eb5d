import { northFrom, type Side } from '#contract/fit/compass.ts'
import { ink } from './colors.ts'

/** Where north is, with the road at the foot of the drawing. */
export function NorthPoint({ road, x, y }: { road: Side; x: number; y: number }) {
  const angle = northFrom(road)
  const turned = (angle * Math.PI) / 180
  const [letterX, letterY] = [x + 21 * Math.sin(turned), y - 21 * Math.cos(turned)]
  return (
    <g>
      <g transform={`rotate(${angle} ${x} ${y})`}>
        <circle cx={x} cy={y} r="12" fill="none" stroke={ink} strokeWidth="0.75" />
        <path d={`M${x} ${y - 12}L${x + 4.5} ${y + 9}L${x} ${y + 5}Z`} fill={ink} />
        <path
          d={`M${x} ${y - 12}L${x - 4.5} ${y + 9}L${x} ${y + 5}Z`}
          fill="none"
          stroke={ink}
          strokeWidth="0.75"
        />
      </g>
      <text x={letterX} y={letterY} dy="0.36em" textAnchor="middle">
        N
      </text>
    </g>
  )
}
