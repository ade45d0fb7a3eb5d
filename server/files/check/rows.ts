import type { Db } from '../../database/schema.ts'
import { removeAttachments } from '../attachments.ts'
import { findOwners } from '../references/owners.ts'
import type { Finding } from './finding.ts'

/** Rows that speak of nothing: attachments to documents that are gone, and files that no sweep would ever find. */
export async function findStrayRows(db: Db): Promise<Finding[]> {
  return [...(await findStrayAttachments(db)), ...(await findForgotten(db))]
}

async function findStrayAttachments(db: Db): Promise<Finding[]> {
  const strays = await findStrays(
    db,
    (await db.selectFrom('attachment').select('ownerId').distinct().execute()).map(({ ownerId }) => ownerId),
  )
  return strays.map((ownerId) => ({
    problem: `Stray: files are attached to ${ownerId}, a document that is gone`,
    mend: () =>
      db.transaction().execute(async (tx) => {
        if ((await findStrays(tx, [ownerId])).length === 0) return undefined
        await removeAttachments(tx, [ownerId])
        return 'Detached: they go when nothing else has shown them for a day'
      }),
  }))
}

/** Those of `ownerIds` that have attachments, and are no document. */
async function findStrays(db: Db, ownerIds: string[]): Promise<string[]> {
  const alive = new Set((await findOwners(db, ownerIds)).map(({ id }) => id))
  return ownerIds.filter((id) => !alive.has(id))
}

async function findForgotten(db: Db): Promise<Finding[]> {
  const rows = await forgotten(db).select(['id', 'name']).execute()
  return rows.map(({ id, name }) => ({
    problem: `Forgotten: "${name}" (${id}) is shown by nothing, and was never noted as unused`,
    async mend() {
      const noted = await db
        .updateTable('file')
        .set({ unusedSince: new Date().toISOString() })
        .where('id', 'in', forgotten(db).select('id').where('id', '=', id))
        .executeTakeFirst()
      return noted.numUpdatedRows > 0n ? 'Noted: it goes in a day' : undefined
    },
  }))
}

function forgotten(db: Db) {
  return db
    .selectFrom('file')
    .where('unusedSince', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('attachment').select('fileId').whereRef('attachment.fileId', '=', 'file.id'))),
    )
}
