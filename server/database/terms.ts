import { isPostgres } from './client.ts'
import type { Db } from './schema.ts'

const longestWord = 64
/** Words that one search asks for; what people seek has fewer. */
export const mostSought = 12

/**
 * The words of a text, the same for what is indexed and for what is sought: lowercase, without Latin accents. `%`, `_`
 * and `*` are ordinary characters: each is a word of its own.
 */
export function termsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLocaleLowerCase('en')
      .match(/[%_*]|[\p{L}\p{N}\p{M}]+/gu)
      ?.map((word) => word.replace(/[%_*]/, standIn).slice(0, longestWord)) ?? []
  )
}

/**
 * The words that a search asks for, each of which must begin a word of what is found. One that begins another asks for
 * nothing more; of very many, those count that tell most: the longest.
 */
export function soughtTerms(text: string): string[] {
  const words = [...new Set(termsOf(text))]
  const telling = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
  if (telling.length <= mostSought) return telling
  return telling.toSorted((one, other) => other.length - one.length).slice(0, mostSought)
}

/** A letter of private use, with which no other word begins. */
function standIn(sign: string): string {
  return String.fromCodePoint(0xe000 + sign.charCodeAt(0))
}

/** As a full-text search says it: some word of the document begins with this one. */
export function beginningWith(db: Db, word: string): string {
  return isPostgres(db) ? `'${word}':*` : `"${word}"*`
}

/** As a full-text search says it: every one of these holds. */
export function allOf(db: Db, terms: string[]): string {
  return `(${terms.join(isPostgres(db) ? ' & ' : ' AND ')})`
}

/** As a full-text search says it: one of these holds. */
export function anyOf(db: Db, terms: string[]): string {
  return `(${terms.join(isPostgres(db) ? ' | ' : ' OR ')})`
}
