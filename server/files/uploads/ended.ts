import type { AppError } from '../../errors.ts'

/**
 * How uploads in chunks ended that left no file of their own id: chunks of theirs that are still on their way, or are
 * sent again, must not begin them anew. After a restart such an upload is sent from its beginning, with the same end.
 */
export interface EndedUploads {
  noteRefusal(id: string, error: AppError): void
  /** `fileId`: the file of the same content that was answered. */
  noteReuse(id: string, fileId: string): void
  refusalOf(id: string): AppError | undefined
  reusedFor(id: string): string | undefined
  forget(id: string): void
  /** Forgets those that ended before `before`. */
  sweep(before: Date): void
}

export function endedUploads(): EndedUploads {
  const ends = new Map<string, { at: number; error?: AppError; fileId?: string }>()
  return {
    noteRefusal: (id, error) => void ends.set(id, { at: Date.now(), error }),
    noteReuse: (id, fileId) => void ends.set(id, { at: Date.now(), fileId }),
    refusalOf: (id) => ends.get(id)?.error,
    reusedFor: (id) => ends.get(id)?.fileId,
    forget: (id) => void ends.delete(id),
    sweep(before) {
      for (const [id, { at }] of ends) if (at < before.getTime()) ends.delete(id)
    },
  }
}
