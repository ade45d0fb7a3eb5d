import { isPostgres } from './client.ts'
import type { Db } from './schema.ts'

const longestWord = 64

/**
 * The words of a text, the same for what is indexed and for what is sought: lowercase, without Latin accents. `%`, `_`
 * and `*` are ordinary characters: each is a word of its own.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLocaleLowerCase('en')
      .match(/[%_*]|[\p{L}\p{N}\p{M}]+/gu)
      ?.map((word) => word.replace(/[%_*]/, standIn).slice(0, longestWord)) ?? []
  )
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
