/** Where a room stands in the plan: how many of its 24 columns and how many of its half rows it takes. */
export interface Room {
  columns: number
  rows: number
}

/** Two rooms side by side, the wall between them off the middle. */
const pair: Room[] = [
  { columns: 14, rows: 4 },
  { columns: 10, rows: 4 },
]

/** Three in a row; from row to row the walls do not meet. */
const triples: Room[][] = [
  [9, 8, 7].map((columns) => ({ columns, rows: 4 })),
  [7, 8, 9].map((columns) => ({ columns, rows: 4 })),
]

/** Four that turn around a middle. */
const pinwheel: Room[] = [
  { columns: 14, rows: 6 },
  { columns: 10, rows: 4 },
  { columns: 10, rows: 6 },
  { columns: 14, rows: 4 },
]

/** Three, one of them as high as the two others. */
const large: Room[] = [
  { columns: 14, rows: 6 },
  { columns: 10, rows: 3 },
  { columns: 10, rows: 3 },
]

/** The rooms of a plan for so many categories, in the order in which they are laid: they fill it without a gap. */
export function figureOf(count: number): Room[] {
  if (count === 1) return [{ columns: 24, rows: 4 }]
  if (count === 3) return large
  const opening = [[], pinwheel, pair][count % 3] ?? []
  const rest = count - opening.length
  const rows = Array.from({ length: rest / 3 }, (_, index) => triples[index % triples.length] ?? [])
  return [...opening, ...rows.flat()]
}
