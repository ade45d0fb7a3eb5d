import { createContext, useContext } from 'react'
import { piecesOf, type Words, wordsOf } from '#contract/words/fill.ts'

/** The words of the page that the firm has put in the place of the product's own. */
export const WordsContext = createContext<Words>({})

/** Reads words as the firm has them. @param own the product's */
export function useWords<const Own extends Words>(own: Own) {
  return wordsOf(own, useContext(WordsContext))
}

/** As `useWords`, where an element stands for a placeholder. */
export function useWordPieces<const Own extends Words>(own: Own) {
  return piecesOf(own, useContext(WordsContext))
}

/** What words of `.one` and `.many` count: 'site.designs'. */
type Counted<Own> = {
  [Name in keyof Own]: Name extends `${infer Thing}.one` ? Thing : never
}[keyof Own]

/** Says how many there are of a thing: '1 design', '10,000 designs'. */
export function useCounts<const Own extends Words>(own: Own) {
  const say = useWords(own) as (name: string, values?: { count: string }) => string
  return (thing: Counted<Own>, count: number) =>
    count === 1 ? say(`${thing}.one`) : say(`${thing}.many`, { count: count.toLocaleString('en-IN') })
}
