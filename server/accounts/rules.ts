import type { AccountRules } from '#contract/second-factor.ts'
import type { Db } from '../database/schema.ts'

/** The row of the settings' table that visitors never read. */
const rowId = 2

/** What holds of every account, defaults filled in. */
export async function readRules(db: Db): Promise<AccountRules> {
  const row = await db.selectFrom('setting').select('document').where('id', '=', rowId).executeTakeFirst()
  return { secondFactorDemanded: false, ...(row && JSON.parse(row.document)) }
}

/** A session that was to set up a second factor first opens everything where none is demanded any more. */
export async function writeRules(tx: Db, rules: AccountRules): Promise<void> {
  const row = { document: JSON.stringify(rules), updatedAt: new Date().toISOString() }
  await tx
    .insertInto('setting')
    .values({ id: rowId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  if (!rules.secondFactorDemanded)
    await tx.updateTable('session').set({ mustSetUp: 0 }).where('mustSetUp', '=', 1).execute()
}
