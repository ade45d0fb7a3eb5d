import type { AppError } from '../../errors.ts'

/** What an upload has become: its file may be one of the same content, or be other bytes than the `total` that came. */
interface Stored {
  fileId: string
  total: number
}

/**
 * How uploads in chunks ended: chunks of theirs that are still on their way, or come again because an answer was lost,
 * must not begin them anew.
 */
export interface EndedUploads {
  noteRefusal(id: string, error: AppError): void
  noteStored(id: string, stored: Stored): void
  refusalOf(id: string): AppError | undefined
  storedAs(id: string): Stored | undefined
  forget(id: string): void
  /** Forgets those that ended before `before`. */
  sweep(before: Date): void
}

export function endedUploads(): EndedUploads {
  const ends = new Map<string, { at: number; error?: AppError; stored?: Stored }>()
  return {
    noteRefusal: (id, error) => void ends.set(id, { at: Date.now(), error }),
    noteStored: (id, stored) => void ends.set(id, { at: Date.now(), stored }),
    refusalOf: (id) => ends.get(id)?.error,
    storedAs: (id) => ends.get(id)?.stored,
    forget: (id) => void ends.delete(id),
    sweep(before) {
      for (const [id, { at }] of ends) if (at < before.getTime()) ends.delete(id)
    },
  }
}
