import { createHash } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { phoneDigits } from '#contract/phone.ts'
import type { Db } from '../database/schema.ts'
import type { Asked, Asking } from './columns.ts'

/** The same for two enquiries that say the same: letter case, spaces and how a number is written do not count. */
export function contentKeyOf(input: Asking, { designId, about }: Asked): string {
  const { phone, ...others } = input
  const texts = Object.values(others).map((text) =>
    text.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en'),
  )
  const chosen = (about?.list ?? []).map(({ code }) => code)
  const said = [...texts, phoneDigits(phone), designId ?? about?.code ?? '', about?.plot ?? '', chosen]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

/** The enquiry that said the same a few minutes ago. */
export async function findRepeated(tx: Db, contentKey: string): Promise<string | undefined> {
  const since = new Date(Date.now() - limits.enquiry.windowMinutes * 60_000).toISOString()
  const row = await tx
    .selectFrom('enquiry')
    .select('id')
    .where('contentKey', '=', contentKey)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return row?.id
}
