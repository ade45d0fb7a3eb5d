import { holdCatalogue } from '../../database/locks.ts'
import type { Db } from '../../database/schema.ts'
import type { OwnerKind } from '../attachment-owner.ts'
import { removeAttachments } from '../attachments.ts'
import { findOwners, isKnownKind, type OwnerReference } from '../references/owners.ts'
import type { Finding } from './finding.ts'

/** Rows that speak of nothing: attachments to documents that are gone, and files that no sweep would ever find. */
export async function findStrayRows(db: Db): Promise<Finding[]> {
  return [...(await findStrayAttachments(db)), ...(await findForgotten(db))]
}

async function findStrayAttachments(db: Db): Promise<Finding[]> {
  const missing = await withoutDocument(
    db,
    await db.selectFrom('attachment').select(['ownerKind', 'ownerId']).distinct().execute(),
  )
  return missing.map(({ ownerKind, ownerId }) =>
    isKnownKind(ownerKind) ? strayOf(db, ownerKind, ownerId) : unknownOf(ownerKind, ownerId),
  )
}

function strayOf(db: Db, ownerKind: OwnerKind, ownerId: string): Finding {
  return {
    problem: `Stray: files are attached to ${ownerId}, a document that is gone`,
    mend: () =>
      db.transaction().execute(async (tx) => {
        await holdCatalogue(tx)
        if ((await withoutDocument(tx, [{ ownerKind, ownerId }])).length === 0) return undefined
        await removeAttachments(tx, [ownerId], ownerKind)
        return 'Detached: they go when nothing else has shown them for a day'
      }),
  }
}

/** Where this version cannot tell whether a document exists, its files stay. */
function unknownOf(ownerKind: string | null, ownerId: string): Finding {
  const kind =
    ownerKind === null ? 'no known kind' : `the kind "${ownerKind}", which this version does not know`
  return {
    problem: `Unknown: files are attached to ${ownerId}, a document of ${kind}; they stay`,
    mend: async () => undefined,
  }
}

/** Those of the references that name no document which this version can find. */
async function withoutDocument(db: Db, references: OwnerReference[]): Promise<OwnerReference[]> {
  const found = new Set((await findOwners(db, references)).map(({ id }) => id))
  return references.filter(({ ownerId }) => !found.has(ownerId))
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
