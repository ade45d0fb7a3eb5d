import { expect, it } from 'vitest'
import { inParagraphs, isHtml, wordsOf } from './rich-text.ts'

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

it.each([
  ['24 hours.\nAt least.\n\n\nA &amp; B', '<p>24 hours.<br />At least.</p><p>A &amp; B</p>'],
  ['a < b, c<d\n<b>2 <3</b>', '<p>a &lt; b, c&lt;d<br /><b>2 &lt;3</b></p>'],
  ['<h2>Ours</h2>\n\nNot < than', '<h2>Ours</h2>\n\nNot < than'],
  ['<a href="/" title="1 < 2">x</a>', '<p><a href="/" title="1 &lt; 2">x</a></p>'],
  ['one<br>line\nmore', 'one<br>line\nmore'],
  [' \n', ''],
])('Lines that no element ends are paragraphs: %j', (text, html) => expect(inParagraphs(text)).toBe(html))
