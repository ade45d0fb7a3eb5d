import type { FieldValues } from 'react-hook-form'
import type { StoredImage } from '../files/form-file.ts'
import { type ComparedFiles, type Comparison, ownImages } from '../forms/comparison.ts'
import type { Draft } from './draft-store.ts'
import { restoreSaved } from './saved-files.ts'

interface RestoredFiles<Typed extends FieldValues, Stored> {
  names: Comparison<Typed, Stored>['names']
  files: ComparedFiles<Stored>
  /** What the draft shows here; none where it changed nothing here, or where all of it is gone. */
  images: StoredImage[] | undefined
}

/** A draft's files, comparison by comparison, and the names of those that are gone. */
export async function restoreFiles<Typed extends FieldValues, Stored>(
  comparisons: Comparison<Typed, Stored>[],
  draft: Draft,
  stored: Stored | undefined,
) {
  const restored: RestoredFiles<Typed, Stored>[] = []
  const gone: string[] = []
  for (const { label, names, files } of comparisons) {
    if (!files) continue
    const saved = draft.files[label]
    const found = saved && (await restoreSaved(saved, ownImages(files, stored)))
    const isLost = saved && saved.length > 0 && found?.images.length === 0
    restored.push({ names, files, images: isLost ? undefined : found?.images })
    gone.push(...(found?.gone ?? []))
  }
  return { restored, gone }
}
