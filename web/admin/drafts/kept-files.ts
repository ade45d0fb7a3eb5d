import { z } from 'zod'
import { type MediaType, pictureKind } from '#contract/file.ts'
import { viewUrl } from '#contract/file-address.ts'
import type { FormFile, StoredImage } from '../files/form-file.ts'

/** A form's file as a draft keeps it: what is on the server already can be shown again, for a day at least. */
export const keptFile = z.object({
  name: z.string(),
  fileId: z.string().optional(),
  type: z.enum(['image', 'video'] satisfies MediaType[]),
  alt: z.string(),
  kind: pictureKind.nullish(),
})
export type KeptFile = z.infer<typeof keptFile>

export function asKept({ chosen, fileId, progress, type, alt, kind }: FormFile): KeptFile {
  return { name: chosen?.file.name ?? '', fileId: progress ? undefined : fileId, type, alt, kind }
}

/** The files that were on their way when the draft was kept, by name. */
export function unfinishedNames(files: KeptFile[]): string[] {
  return files.filter(({ fileId }) => !fileId).map(({ name }) => name)
}

/** Kept files as a form begins with them, and the names of those that are gone. */
export async function revive(files: KeptFile[], stored: StoredImage[], isThere = isStored) {
  const revived = await Promise.all(
    files.map(async ({ fileId, ...kept }): Promise<StoredImage | null> => {
      const known = stored.find((image) => image.fileId === fileId)
      if (known) return { ...known, alt: kept.alt, kind: kept.kind === undefined ? known.kind : kept.kind }
      return fileId && (await isThere(fileId)) ? asImage(fileId, kept) : null
    }),
  )
  return {
    images: revived.filter((image) => image !== null),
    gone: files.filter((_, index) => !revived[index]).map(({ name }) => name),
  }
}

function asImage(fileId: string, { type, alt, kind }: Pick<KeptFile, 'type' | 'alt' | 'kind'>): StoredImage {
  return { fileId, type, alt, kind, url: viewUrl(fileId), width: null, height: null, placeholder: null }
}

async function isStored(fileId: string): Promise<boolean> {
  const answer = await fetch(viewUrl(fileId), { method: 'HEAD' }).catch(() => null)
  return answer?.ok ?? false
}
