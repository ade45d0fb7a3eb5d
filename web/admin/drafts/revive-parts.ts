import type { FieldValues } from 'react-hook-form'
import type { StoredImage } from '../files/form-file.ts'
import { type FilesPart, ownImages, type Part } from '../forms/parts.ts'
import type { Draft } from './draft-store.ts'
import { revive } from './kept-files.ts'

interface RevivedPart<Typed extends FieldValues, Stored> {
  names: Part<Typed, Stored>['names']
  files: FilesPart<Stored>
  /** What the draft shows in this part; none where it changed nothing there, or where all of it is gone. */
  images: StoredImage[] | undefined
}

/** A draft's files, part by part, and the names of those that are gone. */
export async function reviveParts<Typed extends FieldValues, Stored>(
  parts: Part<Typed, Stored>[],
  draft: Draft,
  stored: Stored | undefined,
) {
  const revived: RevivedPart<Typed, Stored>[] = []
  const gone: string[] = []
  for (const { label, names, files } of parts) {
    if (!files) continue
    const kept = draft.files[label]
    const found = kept && (await revive(kept, ownImages(files, stored)))
    const isLost = kept && kept.length > 0 && found?.images.length === 0
    revived.push({ names, files, images: isLost ? undefined : found?.images })
    gone.push(...(found?.gone ?? []))
  }
  return { revived, gone }
}
