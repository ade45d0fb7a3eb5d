import { ink } from './palette.ts'
import { closed, type Pen } from './pen.ts'

/** Heights over the ground floor, each with its triangle; the first level is ±0.00. */
export function levelMarks(pen: Pen, levels: [string, number][], x: number) {
  const zero = levels[0]?.[1] ?? 0
  const size = pen.unit * 0.75
  for (const [name, height] of levels) {
    pen.line([x - pen.unit * 1.6, height], [x + pen.unit * 10.5, height], 0.06)
    const triangle: [number, number][] = [
      [x, height],
      [x + size * 0.7, height + size],
      [x - size * 0.7, height + size],
    ]
    pen.path(closed(triangle), 0.06, `fill="${height === zero ? ink : 'none'}"`)
    pen.text(figure(height - zero), [x + pen.unit * 1.2, height + pen.unit * 0.95], 0.95, { anchor: 'start' })
    pen.text(name.toUpperCase(), [x + pen.unit * 5.2, height + pen.unit * 0.9], 0.6, {
      anchor: 'start',
      color: '#6A655B',
    })
  }
}

function figure(height: number): string {
  const metres = (Math.abs(height) / 1000).toFixed(2)
  return height === 0 ? `±${metres}` : `${height > 0 ? '+' : '−'}${metres}`
}
