import type { FieldValues } from 'react-hook-form'
import type { StoredImage } from '../files/form-file.ts'
import { type FilesPart, ownImages, type Part } from '../forms/comparison.ts'
import type { Draft } from './draft-store.ts'
import { revive } from './saved-files.ts'

interface RevivedPart<Typed extends FieldValues, Stored> {
  names: Part<Typed, Stored>['names']
  files: FilesPart<Stored>
  /** What the draft shows in this part; none where it changed nothing there, or where all of it is gone. */
  images: StoredImage[] | undefined
}

/** A draft's files, part by part, and the names of those that are gone. */
export async function restoreFiles<Typed extends FieldValues, Stored>(
  parts: Part<Typed, Stored>[],
  draft: Draft,
  stored: Stored | undefined,
) {
  const revived: RevivedPart<Typed, Stored>[] = []
  const gone: string[] = []
  for (const { label, names, files } of parts) {
    if (!files) continue
    const saved = draft.files[label]
    const found = saved && (await revive(saved, ownImages(files, stored)))
    const isLost = saved && saved.length > 0 && found?.images.length === 0
    revived.push({ names, files, images: isLost ? undefined : found?.images })
    gone.push(...(found?.gone ?? []))
  }
  return { revived, gone }
}
