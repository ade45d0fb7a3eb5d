import { csvType } from '#contract/csv-form.ts'
import { sortKey } from '#contract/identity.ts'
import { designForm } from '../design-definition.ts'

/** In the place of a field's path: the code by which a row names the design that it changes. */
export const code = 'code'

/** In the place of a field's path: the files that a design's pictures are. What Export calls `Images` is their number. */
export const images = 'images'

/** What a column of a file can be read as. */
export interface ImportColumn {
  /** A path in the form of a design, `code` or `images`. */
  path: string
  label: string
}

export const importColumns: ImportColumn[] = [
  { path: code, label: 'Code' },
  ...designForm.readable,
  { path: images, label: 'Image Files' },
]

/** What each column of a file is read as, by its heading; undefined where that names nothing, or what another column names. */
export function columnsBy(headings: string[]): (string | undefined)[] {
  const keys = headings.map(keyOf)
  return keys.map((key, index) =>
    key && keys.indexOf(key) === index
      ? importColumns.find(({ label }) => keyOf(label) === key)?.path
      : undefined,
  )
}

function keyOf(label: string): string {
  return sortKey(label).replace(/[^\p{L}\p{N}\p{M}]/gu, '')
}

/** A file that names every column and has no row. */
export function emptySheet(): Blob {
  const labels = importColumns.map(({ label }) => `"${label}"`)
  return new Blob([`\ufeff${labels.join(',')}\n`], { type: csvType })
}
