import { setImmediate } from 'node:timers/promises'
import { type SqlBool, sql } from 'kysely'
import type { PersonQuery } from '#contract/person.ts'
import { phoneDigits } from '#contract/phone.ts'
import type { Spam } from '#contract/spam.ts'
import type { Db } from '../database/schema.ts'
import { listSpam } from '../spam/repository.ts'

/** Rows that are looked through before others have their turn. */
const atOnce = 200

/**
 * What tells a person from others; null where nothing of it is given. A number without digits that tell, such as 000 0000,
 * is nobody's: many have none, whoever was made anonymous among them.
 */
export function tellingOf({ phone = '', email = '' }: PersonQuery) {
  const [digits, address] = [phoneDigits(phone), email.toLowerCase()]
  return digits || address ? { digits, address } : null
}

/** Tells whether what somebody gave as theirs is this person's. */
function belongsTo(person: PersonQuery) {
  const { digits, address } = tellingOf(person) ?? {}
  return (given: { phone?: unknown; email?: unknown }) =>
    (Boolean(digits) && phoneDigits(String(given.phone ?? '')) === digits) ||
    (Boolean(address) && String(given.email ?? '').toLowerCase() === address)
}

/** Databases may know the letter case of ASCII alone. */
const hasOtherLetters = sql<SqlBool>`octet_length(email) <> length(email)`

/** The ids of a person's enquiries, the newest first. */
export async function findEnquiriesOf(db: Db, person: PersonQuery): Promise<string[]> {
  const telling = tellingOf(person)
  if (!telling) return []
  const { digits, address } = telling
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'phone', 'email'])
    .where(({ or, eb }) =>
      or([
        ...(digits ? [eb('phoneKey', '=', digits)] : []),
        ...(address ? [eb(sql`lower(email)`, '=', address), hasOtherLetters] : []),
      ]),
    )
    .orderBy('number', 'desc')
    .execute()
  return rows.filter(belongsTo(person)).map(({ id }) => id)
}

/** A person's enquiries in the trash: the id and the rows of each. */
export async function findInTrash(db: Db, person: PersonQuery) {
  const isTheirs = belongsTo(person)
  const found: InTrash[] = []
  for await (const entry of enquiriesInTrash(db)) if (entry.rows.enquiry?.some(isTheirs)) found.push(entry)
  return found
}

interface InTrash {
  id: string
  rows: Record<string, { phone?: unknown; email?: unknown }[]>
}

async function* enquiriesInTrash(db: Db): AsyncGenerator<InTrash> {
  for (let after = ''; ; ) {
    const entries = await db
      .selectFrom('trash')
      .select(['id', 'rows'])
      .where('kind', '=', 'enquiry')
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id, rows } of entries) yield { id, rows: JSON.parse(rows) }
    if (entries.length < atOnce) return
    after = entries.at(-1)?.id ?? after
    await setImmediate()
  }
}

/** The saved views that look for a person by number or address, and by what each of them does. */
export async function findViewsOf(db: Db, person: PersonQuery) {
  const isTheirs = belongsTo(person)
  const views = await db
    .selectFrom('savedView')
    .select(['id', 'query'])
    .where('list', '=', 'enquiries')
    .execute()
  return views
    .map(({ id, query }) => ({ id, theirs: soughtBy(query).filter(isTheirs) }))
    .filter(({ theirs }) => theirs.length > 0)
}

/** Whom each parameter of a view looks for: what is searched for may be an address or a number. */
function soughtBy(query: string): PersonQuery[] {
  const { phone, search } = Object.fromEntries(new URLSearchParams(query))
  return [{ phone }, { phone: search, email: search }]
}

/** What came from a person and lies in spam, deleted or not, but for enquiries that were marked as such: the trash holds them. */
export async function findSpamOf(db: Db, person: PersonQuery): Promise<Spam[]> {
  const isTheirs = belongsTo(person)
  const found: Spam[] = []
  for (const deleted of [false, true])
    for (let page = 1; ; page++) {
      const messages = await listSpam(db, { page, limit: atOnce, deleted })
      found.push(...messages.filter((message) => !message.marked && isTheirs(message)))
      if (messages.length < atOnce) break
      await setImmediate()
    }
  return found
}
