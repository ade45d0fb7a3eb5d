import { createHash } from 'node:crypto'
import { enquiryNotice } from '#contract/enquiry-notice.ts'
import type { Notice } from '#contract/notice.ts'
import type { Settings } from '#contract/settings.ts'
import type { Db } from '../database/schema.ts'
import { readSettings } from '../settings/repository.ts'

type Said = Omit<Notice, 'since'>

/** What stands beside the form now. Read outside the transaction that stores an enquiry, which need not wait for a save of the settings. */
export async function noticeNow(db: Db): Promise<Said> {
  return noticeOf(await readSettings(db))
}

/** Stores what stood beside the form until now, where a change of the settings replaces it: pages that show it are still open. */
export async function storeReplacedNotice(tx: Db, before: Settings, after: Settings): Promise<void> {
  const notice = noticeOf(before)
  if (hashOf(notice) !== hashOf(noticeOf(after))) await storeNotice(tx, notice)
}

/**
 * The notice that was agreed to, by what stood beside the form.
 * @param now what stands there now
 * @returns its hash, or null where no such notice is known
 */
export async function agreedNotice(
  tx: Db,
  words: string | undefined,
  now: Said | undefined,
): Promise<string | null> {
  if (!words) return null
  if (words === now?.words) return storeNotice(tx, now)
  const stored = await tx
    .selectFrom('notice')
    .select('hash')
    .where('words', '=', words)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return stored?.hash ?? null
}

/** What was agreed to with an enquiry. */
export function findNotice(db: Db, enquiryId: string): Promise<Notice | undefined> {
  return db
    .selectFrom('enquiry')
    .innerJoin('notice', 'notice.hash', 'enquiry.noticeHash')
    .select(['words', 'privacyPolicy', 'since'])
    .where('enquiry.id', '=', enquiryId)
    .executeTakeFirst()
}

function noticeOf(settings: Settings): Said {
  return { words: enquiryNotice(settings, settings.words), privacyPolicy: settings.privacyPolicy }
}

async function storeNotice(tx: Db, notice: Said): Promise<string> {
  const hash = hashOf(notice)
  await tx
    .insertInto('notice')
    .values({ hash, ...notice, since: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return hash
}

function hashOf({ words, privacyPolicy }: Said): string {
  return createHash('sha256')
    .update(JSON.stringify([words, privacyPolicy]))
    .digest('base64url')
}
