import { limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'

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

export function isTooLong(text: string): boolean {
  return text.trim().length > limits.alt
}
