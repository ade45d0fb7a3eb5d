import { limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import { charactersIn } from '#web/ui/character-count.tsx'
import { failuresOf, type Outcome } from '../../list/run-each.ts'

type Described = Pick<Media, '_id' | 'alt'>

/** What a file is to be described by: what was typed for it, or what it has. */
export function textOf({ _id, alt }: Described, texts: ReadonlyMap<string, string>): string {
  return texts.get(_id) ?? alt
}

/** The same text for all of them. */
export function withAll(files: Described[], text: string): Map<string, string> {
  return new Map(files.map(({ _id }) => [_id, text]))
}

/** Those whose text would be another. */
export function changedOf<File extends Described>(files: File[], texts: ReadonlyMap<string, string>): File[] {
  return files.filter((file) => textOf(file, texts).trim() !== file.alt)
}

/**
 * Why a file's text could not be saved, by what it was described by as that began. What somebody else has written is to be seen,
 * and what was saved though its answer was lost is no failure.
 */
export function failureOf<File extends Described>(
  { _id, alt }: File,
  typed: string,
  begun: File[],
  outcome: Outcome<File> | undefined,
): string | undefined {
  if (typed.trim() === alt) return undefined
  const before = begun.find((file) => file._id === _id)
  if (before && before.alt !== alt) return `Somebody else has changed it meanwhile, to: ${alt || 'no text'}`
  return outcome && failuresOf(outcome, () => '').find(({ row }) => row._id === _id)?.reason
}

export function isTooLong(text: string): boolean {
  return charactersIn(text.trim()) > limits.alt
}
