import { type Expression, type SqlBool, sql } from 'kysely'
import { daysAfter, isoDayOf } from '#contract/dates.ts'
import { type EnquiryFilters, nobody } from '#contract/enquiry-query.ts'
import { phoneDigits } from '#contract/phone.ts'
import { isPostgres } from '../database/client.ts'
import { applyFilters, type Filters } from '../database/filters.ts'
import type { Db } from '../database/schema.ts'
import { assignees } from './assignees.ts'
import { noFollowUp } from './columns.ts'
import { searchExpression } from './search.ts'
import { spellingsOf } from './states.ts'

type Rows = ReturnType<typeof enquiries>

/** The enquiries that pass the filters; null where the search holds no word, so that nothing can be found. */
export function filterEnquiries(db: Db, query: EnquiryFilters): Rows | null {
  return applyFilters(filters, enquiries(db), query, db)
}

const filters: Filters<EnquiryFilters, Rows, Db> = {
  status: (rows, status) => rows.where('status', '=', status),
  state: (rows, state) => (state.trim() ? rows.where('state', 'in', spellingsOf(state.trim())) : rows),
  design: (rows, idOrCode, db) => (idOrCode ? rows.where('aboutCode', '=', designCode(db, idOrCode)) : rows),
  // Without digits that tell, a number is like that of whoever was made anonymous: it finds nobody.
  phone: (rows, phone) => (phone ? rows.where('phoneKey', '=', phoneDigits(phone) || null) : rows),
  samePhoneAs: (rows, id, db) => (id ? rows.where('phoneKey', '=', phoneOf(db, id)) : rows),
  followUp: (rows, which) =>
    followedUpBefore(rows, which === 'due' ? daysAfter(isoDayOf(new Date()), 1) : noFollowUp),
  assignee: (rows, id, db) => (id ? answeredBy(db, rows, id) : rows),
  from: (rows, time) => rows.where('enquiry.createdAt', '>=', time),
  to: (rows, time) => rows.where('enquiry.createdAt', '<=', time),
  search: (rows, text, db) => (text.trim() ? bySearch(db, rows, text) : rows),
}

function enquiries(db: Db) {
  return db.selectFrom('enquiry')
}

/** Null where there is no such enquiry, or its number has no digits that tell. */
function phoneOf(db: Db, id: string) {
  return db
    .selectFrom('enquiry as named')
    .select(sql<string>`nullif(${sql.ref('named.phoneKey')}, '')`.as('phoneKey'))
    .where('named.id', '=', id.toLowerCase())
}

function followedUpBefore(rows: Rows, day: string): Rows {
  return rows.where('status', '!=', 'resolved').where('followUpKey', '<', day)
}

function answeredBy(db: Db, rows: Rows, id: string): Rows {
  const known = assignees(db).select('account.id').whereRef('account.id', '=', sql.ref('enquiry.assignee'))
  if (id === nobody) return rows.where(({ not, exists }) => not(exists(known)))
  return rows.where('assignee', '=', id.toLowerCase()).where(({ exists }) => exists(known))
}

function bySearch(db: Db, rows: Rows, text: string): Rows | null {
  const expression = searchExpression(db, text)
  return expression === null ? null : joinSearch(db, rows, expression)
}

function joinSearch(db: Db, rows: Rows, expression: string): Rows {
  const matches: Expression<SqlBool> = isPostgres(db)
    ? sql<SqlBool>`"enquirySearch".words @@ ${expression}::tsquery`
    : sql<SqlBool>`"enquirySearch" match ${expression}`
  const key = isPostgres(db) ? 'enquirySearch.number' : 'enquirySearch.rowid'
  return rows.innerJoin('enquirySearch', key, 'enquiry.number').where(matches) as unknown as Rows
}

/** What a page is ordered by: enquiries are numbered as they come in. SQLite's full-text index returns them in this order, so none is sorted. */
export function orderIn(db: Db, { search }: EnquiryFilters) {
  return sql.ref<number>(search?.trim() && !isPostgres(db) ? 'enquirySearch.rowid' : 'enquiry.number')
}

/** The code of a design that is there, by its id; else what was given is a code, of one that may be gone. */
function designCode(db: Db, idOrCode: string): Expression<string> {
  const byId = db.selectFrom('design').select('code').where('id', '=', idOrCode.toLowerCase())
  return sql<string>`coalesce((${byId}), ${idOrCode.toLocaleUpperCase('en')})`
}
