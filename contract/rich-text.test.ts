import { expect, it } from 'vitest'
import { isHtml, wordsOf } from './rich-text.ts'

it.each(['<p>A house</p>', ' <H2>Court</H2>', '<ul><li>One</li></ul>', '<hr>', '<img src="/a">'])(
  'What begins with an element of a text is HTML: %s',
  (text) => expect(isHtml(text)).toBe(true),
)

it.each(['A house', '<3 rooms', 'a < b', '<plan> first', 'A <b>house</b>', ''])(
  'Anything else is plain: %s',
  (text) => expect([isHtml(text), wordsOf(text)]).toEqual([false, text]),
)

it('A search finds the words of HTML, and nothing of its elements', () => {
  const words = wordsOf('<p class="tall">Court&nbsp;yard</p><ul><li>Teak</li></ul>')
    .split(/\s+/)
    .filter(Boolean)
  expect(words).toEqual(['Court', 'yard', 'Teak'])
})
