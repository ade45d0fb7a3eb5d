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
