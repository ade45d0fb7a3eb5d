import { type Expression, type SqlBool, sql } from 'kysely'
import type { EnquiryFilters } from '#contract/enquiry-query.ts'
import { isPostgres } from '../database/client.ts'
import type { Db } from '../database/schema.ts'
import { searchExpression } from './search.ts'

/** What the filters keep; null where the search holds no word, so that nothing can be found. */
export function filtered(db: Db, { status, state, design, from, to, search }: EnquiryFilters) {
  let rows = enquiries(db)
  if (status) rows = rows.where('status', '=', status)
  if (state) rows = rows.where('state', '=', state)
  if (design) rows = rows.where('aboutCode', '=', codeOf(db, design))
  if (from) rows = rows.where('enquiry.createdAt', '>=', from)
  if (to) rows = rows.where('enquiry.createdAt', '<=', to)
  if (!search?.trim()) return rows
  const expression = searchExpression(db, search)
  return expression === null ? null : joinSearch(db, rows, expression)
}

type Rows = ReturnType<typeof enquiries>

function enquiries(db: Db) {
  return db.selectFrom('enquiry')
}

function joinSearch(db: Db, rows: Rows, expression: string): Rows {
  const matches: Expression<SqlBool> = isPostgres(db)
    ? sql<SqlBool>`"enquirySearch".words @@ ${expression}::tsquery`
    : sql<SqlBool>`"enquirySearch" match ${expression}`
  const key = isPostgres(db) ? 'enquirySearch.number' : 'enquirySearch.rowid'
  return rows.innerJoin('enquirySearch', key, 'enquiry.number').where(matches) as unknown as Rows
}

/** Enquiries are numbered as they come in. SQLite's index of words hands them out in this order, so none is sorted. */
export function placeIn(db: Db, { search }: EnquiryFilters) {
  return sql.ref<number>(search?.trim() && !isPostgres(db) ? 'enquirySearch.rowid' : 'enquiry.number')
}

/** The code of a design that is there, by its id; else what was given is a code, of one that may be gone. */
function codeOf(db: Db, idOrCode: string): Expression<string> {
  const byId = db.selectFrom('design').select('code').where('id', '=', idOrCode.toLowerCase())
  return sql<string>`coalesce((${byId}), ${idOrCode.toLocaleUpperCase('en')})`
}
