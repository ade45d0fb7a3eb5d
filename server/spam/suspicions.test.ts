import { expect, it } from 'vitest'
import { enquiryFields } from '#test/factories.ts'
import { saidIn } from './said.ts'
import { suspicionsOf } from './suspicions.ts'

const look = (fields: Record<string, unknown>) => suspicionsOf(saidIn(enquiryFields(fields)))
const twoLinks = 'See https://a.example and www.b.example'

it.each([
  ['the hidden field alone', { website: 'a.example' }, ['hidden-field']],
  ['two signs together', { filledInMs: 150, requirement: twoLinks }, ['too-fast', 'links']],
  [
    'a link for a name, and more',
    { name: 'http://a.example', requirement: twoLinks },
    ['links', 'link-as-name'],
  ],
  [
    'a link in code, at once',
    { filledInMs: 0, requirement: '[url=a.example]x[/url]' },
    ['too-fast', 'links'],
  ],
])('%s looks like spam', (_name, fields, expected) => {
  expect(look(fields)).toEqual(expected)
})

it.each([
  ['nothing', {}],
  ['somebody quick', { filledInMs: 150 }],
  ['pictures of a plot under two links', { requirement: twoLinks, filledInMs: 60_000 }],
  ['a time that is none', { filledInMs: '0', requirement: twoLinks }],
  ['a time from before', { filledInMs: -5, requirement: twoLinks }],
  ['an empty hidden field', { website: ' ' }],
])('%s does not', (_name, fields) => {
  expect(look(fields)).toEqual([])
})

it.each([null, [], 'text', 7, { name: {}, website: ['x'], requirement: null }])('%j says nothing', (form) => {
  expect(suspicionsOf(saidIn(form))).toEqual([])
})

it('no more of a text is looked at than an enquiry may have', () => {
  const said = saidIn(enquiryFields({ requirement: `${'x'.repeat(2000)} ${twoLinks}`, filledInMs: 1 }))
  expect([said.requirement.length, suspicionsOf(said)]).toEqual([2000, []])
})
