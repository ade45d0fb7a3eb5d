import { expect, it } from 'vitest'
import { outline } from './outline.ts'

it('gives every heading an anchor, and lists the chapters', () => {
  const { html, chapters } = outline(
    '<h2>Fees &amp; taxes</h2><p>x</p><h3>Late</h3><h2 id="own"><em>Ours</em></h2>',
  )
  expect(html).toBe(
    '<h2 id="fees-taxes">Fees &amp; taxes</h2><p>x</p><h3 id="late">Late</h3><h2 id="own"><em>Ours</em></h2>',
  )
  expect(chapters).toEqual([
    { id: 'fees-taxes', title: 'Fees & taxes' },
    { id: 'own', title: 'Ours' },
  ])
})

it('keeps one first heading a page: a title of the text’s own becomes a chapter', () => {
  const { html, chapters } = outline('<h1>Terms</h1><h2>One</h2><h2>Two</h2><h6>Small</h6>')
  expect(html).toBe(
    '<h2 id="terms">Terms</h2><h2 id="one">One</h2><h2 id="two">Two</h2><h6 id="small">Small</h6>',
  )
  expect(chapters.map(({ title }) => title)).toEqual(['Terms', 'One', 'Two'])
})

it('keeps the order of headings where there are several titles', () => {
  const { html, chapters } = outline('<h1>One</h1><h2>A</h2><h1>Two</h1><h6>Small</h6>')
  expect(html).toBe('<h2 id="one">One</h2><h3 id="a">A</h3><h2 id="two">Two</h2><h6 id="small">Small</h6>')
  expect(chapters.map(({ title }) => title)).toEqual(['One', 'Two'])
})

it('lists the third level where there is no second', () => {
  expect(outline('<h3>One</h3><p>x</p><h3>Two</h3>').chapters.map(({ id }) => id)).toEqual(['one', 'two'])
})

it('tells headings of the same words apart', () => {
  const { chapters } = outline('<h2>ಮನೆ</h2><h2>ಮನೆ</h2><h2>—</h2><h2>…</h2>')
  expect(chapters.map(({ id }) => id)).toEqual(['ಮನೆ', 'ಮನೆ-2', 'part', 'part-2'])
})

it('looks each of many equal headings up once', () => {
  let looked = 0
  const has = Set.prototype.has
  Set.prototype.has = function (value) {
    looked += 1
    return has.call(this, value)
  }
  const many = 3000
  const { chapters } = outline('<h2>Fees</h2>'.repeat(many))
  Set.prototype.has = has
  expect(chapters.map(({ id }) => id)).toEqual(
    Array.from({ length: many }, (_, index) => (index ? `fees-${index + 1}` : 'fees')),
  )
  expect(looked).toBeLessThan(many * 3)
})

it('makes an anchor of the beginning of a very long heading', () => {
  const { chapters } = outline(`<h2>${'word '.repeat(40_000)}</h2><h2>B</h2>`)
  expect(chapters.map(({ id }) => id.length)).toEqual([99, 1])
})

it('passes over what another heading is called', () => {
  const { chapters } = outline('<h2>A-2</h2><h2>A</h2><h2>A</h2><h2>A-3</h2><h2>A</h2><h2 id="a-2">x</h2>')
  expect(chapters.map(({ id }) => id)).toEqual(['a-2', 'a', 'a-3', 'a-3-2', 'a-4', 'a-2-2'])
})

it('breaks plain text where it was broken', () => {
  expect(outline('24 hours.\nAt least.\n\n\nA &amp; B').html).toBe(
    '<p>24 hours.<br />At least.</p><p>A &amp; B</p>',
  )
})

it('leaves HTML without headings as it is', () => {
  expect(outline('<p>One\n\ntwo</p>')).toEqual({ html: '<p>One\n\ntwo</p>', chapters: [] })
})
