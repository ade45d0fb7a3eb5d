import { sql } from 'kysely'
import { type PictureKind, pictureKinds } from '#contract/picture-kinds.ts'

/** What pictures are of, as a number with a bit for each kind: one column, whichever database it is read from. */
export const kindsShown = sql<number>`${sql.join(
  pictureKinds.map(
    (kind) => sql`max(case when kind = ${sql.lit(kind)} then ${sql.lit(bitOf(kind))} else 0 end)`,
  ),
  sql` + `,
)}`.as('kinds')

/** @param bits null where there is no picture */
export function kindsIn(bits: number | null): PictureKind[] {
  return pictureKinds.filter((kind) => ((bits ?? 0) & bitOf(kind)) !== 0)
}

export function bitsOf(kinds: (PictureKind | null)[]): number {
  return kinds.reduce((bits, kind) => bits | (kind === null ? 0 : bitOf(kind)), 0)
}

function bitOf(kind: PictureKind): number {
  return 1 << pictureKinds.indexOf(kind)
}
