import { nameKey } from '#contract/identity.ts'
import { images } from '../columns.ts'
import type { Reading } from '../plan.ts'
import type { Sheet } from '../sheet.ts'

/** A file as a cell names it. */
export interface NamedFile {
  name: string
  /** The same for all spellings of the name. */
  key: string
}

/** Between two names. A comma may be in a name, and parts only what has an ending such as `.jpg` before it. */
const between = /[;|\n\r]+|(?<=\.\w{3,4}\s*),/

/** The files that a cell names, in their order. What has neither a letter nor a figure is no name. */
export function filesIn(cell: string): NamedFile[] {
  const names = cell.split(between).flatMap((name) => (/[\p{L}\p{N}]/u.test(name) ? name.trim() : []))
  return names.map((name) => ({ name, key: fileKey(name) }))
}

/** The same for all spellings of a file's name, whichever folder stands before it. */
export function fileKey(name: string): string {
  return nameKey(name.replace(/^.*[\\/](?=.)/, ''))
}

/** The keys of the files that a sheet names, each once. */
export function filesInSheet({ rows }: Sheet, { columns }: Pick<Reading, 'columns'>): ReadonlySet<string> {
  const index = columns.indexOf(images)
  const files = index < 0 ? [] : rows.flatMap(({ cells }) => filesIn(cells[index] ?? ''))
  return new Set(files.map(({ key }) => key))
}
