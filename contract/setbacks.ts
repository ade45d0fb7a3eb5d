import { z } from 'zod'
import { described, named } from './described.ts'
import { text } from './fields.ts'
import type { SetbackRow } from './fit/site.ts'
import { limits } from './limits.ts'

const most = limits.finder.setbacks

function figure(label: string, greatest: number, isAbove = false) {
  const range = isAbove ? `greater than 0, and at most ${greatest}` : `from 0 to ${greatest}`
  const error = `${label} must be ${range}`
  const number = z.number({ error: `${label} must be a number` }).max(greatest, error)
  return isAbove ? number.gt(0, error) : number.min(0, error)
}

const setback = (label: string, meaning: string, example: number) =>
  described(figure(label, most.side), `How far a house stays from ${meaning}, in metres.`, example)

const setbackRow = named(
  'SetbackRow',
  'What has to stay free on plots of up to some size.',
  z.object(
    {
      upTo: described(
        figure('Plot size', most.upTo, true).nullable(),
        'The largest plot that it holds for, in square metres; null in the last, which holds for all that are larger.',
        250,
      ),
      front: setback('Front', 'the road', 3),
      back: setback('Back', 'the back of the plot', 1.5),
      left: setback('Left', 'the left side, seen from the road', 1),
      right: setback('Right', 'the right side, seen from the road', 1),
      coverage: described(
        figure('Coverage', 100, true).nullable().default(null),
        'The most of the plot that may be covered, in percent; null where nothing is said.',
        60,
      ),
      far: described(
        figure('Floor-area ratio', most.far, true).nullable().default(null),
        'The most that may be built up, on all floors, for each part of the plot; null where nothing is said.',
        1.75,
      ),
    },
    { error: 'A line of the setbacks must be an object' },
  ),
)

/** A table in which each plot finds its line: by size, the last without an end. */
const rows = z
  .array(setbackRow, { error: 'Setbacks must be a list of lines' })
  .min(1, 'The table of setbacks needs a line')
  .max(most.rows, `At most ${most.rows} lines are allowed`)
  .check((context) => {
    const ends = context.value.map(({ upTo }) => upTo)
    const wrong = ends.findIndex((end, index) => {
      const isLast = index === ends.length - 1
      return isLast ? end !== null : end === null || end <= (ends[index - 1] ?? 0)
    })
    if (wrong < 0) return
    const isLast = wrong === ends.length - 1
    const message = isLast
      ? 'The last line holds for all larger plots'
      : 'Lines must go from small to large plots'
    context.issues.push({ code: 'custom', message, path: [wrong, 'upTo'], input: ends[wrong] })
  })

const fields = {
  rows: described(rows, 'Line by line, from small plots to large ones.', [
    row(250, 3, 1.5, 1, 1),
    row(null, 4.5, 3, 3, 3),
  ]),
  source: described(
    text('Source', limits.address),
    'What the table is taken from, as the site says it; empty where nothing is said.',
    'Building bye-laws of the municipality',
  ),
}

export const setbacks = named(
  'Setbacks',
  'What the finder leaves free on a plot, by its size: a guide, and no law.',
  z.object(fields, { error: 'Setbacks must be an object' }),
)
export type Setbacks = z.infer<typeof setbacks>

export const setbacksUpdate = named(
  'SetbacksUpdate',
  'What is to change of the setbacks; a table takes the place of the whole table before.',
  z.object(fields, { error: 'Setbacks must be an object' }).partial(),
)

function row(upTo: number | null, front: number, back: number, left: number, right: number): SetbackRow {
  return { upTo, front, back, left, right, coverage: null, far: null }
}

/**
 * What a new product begins with: the minimum setbacks of residential plots by their size in the Master Plan for Delhi
 * 2021, chapter 4, as they are commonly reproduced; not compared with the gazette, and without its coverage and floor-area
 * ratios, which go by other sizes. Other places have other rules; a firm puts those of its own in their place.
 */
export const setbacksDefaults: Setbacks = {
  rows: [
    row(100, 0, 0, 0, 0),
    row(250, 3, 0, 0, 0),
    row(500, 3, 3, 3, 0),
    row(2000, 6, 3, 3, 3),
    row(10_000, 9, 6, 6, 6),
    row(null, 15, 9, 9, 9),
  ],
  source: 'Minimum setbacks by plot size after the Master Plan for Delhi 2021',
}
