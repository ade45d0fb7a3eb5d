import { sql } from 'kysely'
import { referenceOf } from '#contract/enquiry.ts'
import { phoneDigits } from '#contract/phone.ts'
import { codeTyped } from '#contract/said/code.ts'
import { isPostgres } from '../database/client.ts'
import type { Db } from '../database/schema.ts'
import { allOf, anyOf, beginningWith, mostSought, soughtTerms, termsOf } from '../database/terms.ts'
import type { Asked, Asking } from './columns.ts'

const fewestDigits = 3
// A letter of private use, so that a part of a telephone number is no word of the text.
const ofPhone = '\ue000'
const ofReference = '\ue001'
const likeReference = /^\s*[0-9a-f]{4}-[0-9a-f]{4}\s*$/i
// What a copied link to somebody begins with.
const linkBefore = /(?<![\p{L}\p{N}])(?:tel|sms|mailto):/giu
const likeNumber = /(?<![\p{L}\p{N}])([+(]*\d[\d\s().+-]*)(?![\p{L}\p{M}\p{N}])/u

/**
 * What a search means to the database: every word must begin a word of the enquiry or of its design's code. Digits may
 * stand anywhere in the telephone number, however either of them is spaced and with or without +91 or 0. A reference finds
 * its enquiry, and a design's code is read without its dash too. Null where the text holds no word at all, which finds nothing.
 */
export function searchExpression(db: Db, text: string): string | null {
  const written = withDashes(text)
  const said = [text, ...(written === text ? [] : [written])].map((each) => expressionOf(db, each))
  const reference = likeReference.test(text) ? [beginningWith(db, ofReference + plain(text))] : []
  const [first = null, ...others] = [...reference, ...said.filter((each) => each !== null)]
  return first !== null && others.length > 0 ? anyOf(db, [first, ...others]) : first
}

/**
 * The text with the dashes of codes that were typed without them. A name in an address of mail may look like a code: the text is
 * sought as typed too.
 */
function withDashes(text: string): string {
  return text.replace(/\S+/g, (word) => codeTyped(word) ?? word)
}

/** A reference as the index has it. */
function plain(reference: string): string {
  return reference.replace('-', '').trim().toLowerCase()
}

function expressionOf(db: Db, text: string): string | null {
  const parts = text.replaceAll(linkBefore, ' ').split(likeNumber)
  const isNumber = (part: string) => likeNumber.test(part) && phoneDigits(part).length >= fewestDigits
  const numbers = parts.filter(isNumber).map((part) => {
    const words = soughtTerms(part).map((word) => beginningWith(db, word))
    return anyOf(db, [allOf(db, words), beginningWith(db, ofPhone + phoneDigits(part))])
  })
  const words = soughtTerms(parts.filter((part) => !isNumber(part)).join(' '))
  const terms = [...new Set(numbers), ...words.map((word) => beginningWith(db, word))].slice(0, mostSought)
  return terms.length > 0 ? allOf(db, terms) : null
}

type Searchable = Asking & Asked & { id: string; number: number }

/** Makes a new enquiry findable by its texts, its telephone number, its reference and the codes of what it is about. */
export async function indexEnquiry(db: Db, enquiry: Searchable): Promise<void> {
  const { id, number, name, email, city, state, requirement, phone, about } = enquiry
  const text = [name, email, city, state, requirement, about?.code, ...codesOf(about)].join(' ')
  const words = [
    ...new Set([...termsOf(text), ...endsOf(phoneDigits(phone)), ofReference + plain(referenceOf(id))]),
  ]
  const document = isPostgres(db)
    ? sql`${words.map((word) => `'${word}'`).join(' ')}::tsvector`
    : sql`${words.join(' ')}`
  const key = isPostgres(db) ? sql.ref('number') : sql.ref('rowid')
  await sql`insert into "enquirySearch" (${key}, words) values (${number}, ${document})`.execute(db)
}

function codesOf(about: Asked['about']): string[] {
  return (about?.list ?? []).map(({ code }) => code)
}

/** Has an enquiry found by what it says now, and by nothing that it said before. */
export async function reindexEnquiry(db: Db, enquiry: Searchable): Promise<void> {
  if (isPostgres(db)) await db.deleteFrom('enquirySearch').where('number', '=', enquiry.number).execute()
  else await unindexEnquiry(db, enquiry.number)
  await indexEnquiry(db, enquiry)
}

/** Takes a deleted enquiry's words out of the index; PostgreSQL does so itself. */
export async function unindexEnquiry(db: Db, number: number): Promise<void> {
  if (!isPostgres(db)) await db.deleteFrom('enquirySearch').where('rowid', '=', number).execute()
}

/** Every end of a number that is long enough to be sought, so that any part of it begins one. */
function endsOf(digits: string): string[] {
  const count = Math.max(0, digits.length - fewestDigits + 1)
  return Array.from({ length: count }, (_, start) => ofPhone + digits.slice(start))
}
