import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

interface Tables {
  setting: { id: number; document: string }
}

/** SHA-256 of the lists of synonyms that releases before brought along, as JSON. */
const broughtAlong = new Set([
  '80f06ea40bd322f8ea434ea1d0acb8f22c9260f95d52bb3388ab4d759bf37a45',
  'd9aa4d3ac8c2b6b2e66bc7a4844e86da637313d53a8c07fb4a4e28bef2423108',
])

/** Takes away the list of synonyms that every first start stored, where the firm has not changed it: what the product brings along holds. */
async function up(database: Kysely<unknown>) {
  const db = database as Kysely<Tables>
  for (const { id, document } of await db.selectFrom('setting').select(['id', 'document']).execute()) {
    const { synonyms, ...others } = JSON.parse(document)
    const hash = createHash('sha256')
      .update(JSON.stringify(synonyms ?? null))
      .digest('hex')
    if (!broughtAlong.has(hash)) continue
    await db
      .updateTable('setting')
      .set({ document: JSON.stringify(others) })
      .where('id', '=', id)
      .execute()
  }
}

export const migration: Migration = { needsRestart: false, up }
