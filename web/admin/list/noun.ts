import { counted, grouped } from '#contract/count.ts'

/** What the rows of a list are called, as titles write it: 'Pricing Image', 'Pricing Images'. */
export interface Noun {
  one: string
  many: string
}

/** As a title says it: '12 Designs'; a single one as 'Design'. */
export function titleOf({ one, many }: Noun, count: number): string {
  return count === 1 ? one : `${grouped(count)} ${many}`
}

/** As a sentence says it: 'this design', 'these 12 designs'. */
export function these({ one, many }: Noun, count: number): string {
  return count === 1 ? `this ${one.toLowerCase()}` : `these ${grouped(count)} ${many.toLowerCase()}`
}

/** As a count says it: '1 design', '10,000 designs'. */
export function countOf({ one, many }: Noun, count: number): string {
  return counted(count, one.toLowerCase(), many.toLowerCase())
}
