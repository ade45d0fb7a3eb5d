import type { Db } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'

/** What an upload has become: its file may be one of the same content, or be other bytes than the `total` that came. */
interface Stored {
  fileId: string
  total: number
}

interface Outcome {
  stored?: Stored
  refused?: Pick<AppError, 'code' | 'message' | 'fields'>
}

/**
 * How uploads in chunks ended: chunks of theirs that are still on their way, or come again because an answer was lost,
 * must not begin them anew, whichever process they arrive at.
 */
export interface EndedUploads {
  noteRefusal(id: string, error: AppError): Promise<void>
  noteStored(id: string, stored: Stored): Promise<void>
  find(id: string): Promise<{ stored?: Stored; refusal?: AppError }>
  forget(id: string): Promise<void>
  /** Forgets those that ended before `before`. */
  sweep(before: Date): Promise<void>
}

export function endedUploads(db: Db): EndedUploads {
  async function note(id: string, outcome: Outcome): Promise<void> {
    const row = { endedAt: new Date().toISOString(), outcome: JSON.stringify(outcome) }
    await db
      .insertInto('uploadEnd')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }

  return {
    noteRefusal: (id, { code, message, fields }) =>
      note(id, { refused: { code, message, ...(fields && { fields }) } as Outcome['refused'] }),
    noteStored: (id, stored) => note(id, { stored }),
    async find(id) {
      const row = await db.selectFrom('uploadEnd').select('outcome').where('id', '=', id).executeTakeFirst()
      if (!row) return {}
      const { stored, refused }: Outcome = JSON.parse(row.outcome)
      return {
        ...(stored && { stored }),
        ...(refused && {
          refusal: new AppError(
            refused.code,
            refused.message,
            refused.fields ? { fields: refused.fields } : {},
          ),
        }),
      }
    },
    async forget(id) {
      await db.deleteFrom('uploadEnd').where('id', '=', id).execute()
    },
    async sweep(before) {
      await db.deleteFrom('uploadEnd').where('endedAt', '<', before.toISOString()).execute()
    },
  }
}
