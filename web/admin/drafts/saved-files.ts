import { z } from 'zod'
import { type MediaType, pictureKind } from '#contract/file.ts'
import { viewUrl } from '#contract/file-address.ts'
import { isStoredFile } from '#web/api/files.ts'
import type { FormFile, StoredImage } from '../files/form-file.ts'

/** A form's file as a draft saves it: one that is on the server can be shown again, for a day at least. */
export const savedFile = z.object({
  name: z.string(),
  fileId: z.string().optional(),
  type: z.enum(['image', 'video'] satisfies MediaType[]),
  alt: z.string(),
  kind: pictureKind.nullish(),
})
export type SavedFile = z.infer<typeof savedFile>

export function asSaved({ chosen, fileId, progress, type, alt, kind }: FormFile): SavedFile {
  return { name: chosen?.file.name ?? '', fileId: progress ? undefined : fileId, type, alt, kind }
}

/** The names of the files that were still on their way when the draft was saved. */
export function unfinishedNames(files: SavedFile[]): string[] {
  return files.filter(({ fileId }) => !fileId).map(({ name }) => name)
}

/** Saved files as a form begins with them, and the names of those that are gone. */
export async function restoreSaved(files: SavedFile[], stored: StoredImage[], isThere = isStoredFile) {
  const restored = await Promise.all(
    files.map(async ({ fileId, ...saved }): Promise<StoredImage | null> => {
      const known = stored.find((image) => image.fileId === fileId)
      if (known) return { ...known, alt: saved.alt, kind: saved.kind === undefined ? known.kind : saved.kind }
      return fileId && (await isThere(fileId)) ? asImage(fileId, saved) : null
    }),
  )
  return {
    images: restored.filter((image) => image !== null),
    gone: files.filter((_, index) => !restored[index]).map(({ name }) => name),
  }
}

function asImage(fileId: string, { type, alt, kind }: Pick<SavedFile, 'type' | 'alt' | 'kind'>): StoredImage {
  return { fileId, type, alt, kind, url: viewUrl(fileId), width: null, height: null, placeholder: null }
}
