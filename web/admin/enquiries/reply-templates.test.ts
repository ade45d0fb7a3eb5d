import { expect, test } from 'vitest'
import { replyCreate } from '#contract/reply.ts'
import { builtInReplies, insteadOf, repliesTo, replyAskingFor } from './reply-templates.ts'

const design = { _id: '1', code: 'ARC-1001', title: 'Courtyard house', image: null }
const site = { firm: 'Studio Kaveri', origin: 'https://kaveri.example' }
const asked = { name: 'Asha Rao', design, about: null }
const about = { title: 'Old house', price: null, image: null, list: [], plot: null, search: null, page: null }

test('every reply names who asked, the design and the firm', () => {
  const replies = repliesTo(asked, site)
  expect(replies).toHaveLength(3)
  for (const { subject, text } of replies) {
    expect(subject).toBe('Your enquiry about Courtyard house (ARC-1001)')
    expect(text).toMatch(/^Hello Asha Rao,\n\n/)
    expect(text).toContain('your enquiry about Courtyard house (ARC-1001)')
    expect(text).toMatch(/\n\nRegards,\nStudio Kaveri$/)
  }
})

test('a reply to an enquiry without a design speaks of none', () => {
  for (const { subject, text } of repliesTo({ name: 'Asha Rao', design: null, about: null }, site)) {
    expect(subject).toBe('Your enquiry to Studio Kaveri')
    expect(text).toContain('Thank you for your enquiry. ')
    expect(text).not.toMatch(/about|undefined|null/)
  }
})

test('the firm could have written each of the product’s own', () => {
  for (const reply of builtInReplies) expect(replyCreate.parse(reply)).toEqual(reply)
})

test('the firm’s own follow the product’s, but for one of the same name, which stands in its place', () => {
  const own = [
    { name: 'Fees', text: 'Dear {name}: {link}' },
    { name: 'ASK for details', text: 'How large is it?' },
  ]
  const replies = repliesTo(asked, site, own)
  expect(replies.map(({ name }) => name)).toEqual([
    'Thank and call',
    'ASK for details',
    'Propose a meeting',
    'Fees',
  ])
  expect(replies[1]?.text).toBe('How large is it?')
  expect(replies[3]?.text).toBe('Dear Asha Rao: https://kaveri.example/designs/ARC-1001')
  expect(builtInReplies.map((builtIn) => insteadOf(builtIn, own)?.name)).toEqual([
    undefined,
    'ASK for details',
    undefined,
  ])
})

test.each([
  ['a sample', { ...about, code: 'S-ARC-01', isSample: true }, '/designs/S-ARC-01'],
  ['a design that is gone', { ...about, code: 'ARC-1001', isSample: false }, '/gallery'],
  ['nothing in particular', null, '/gallery'],
])('an enquiry about %s is answered with where that can be seen', (_, about, path) => {
  const [, , , reply] = repliesTo({ name: 'Asha', design: null, about }, site, [
    { name: 'Look', text: '{link}' },
  ])
  expect(reply?.text).toBe(site.origin + path)
})

test('what somebody is called is no placeholder', () => {
  const [, , , reply] = repliesTo({ ...asked, name: '{firm}' }, site, [{ name: 'a', text: '{name}, {name}' }])
  expect(reply?.text).toBe('{firm}, {firm}')
})

test('a payment is asked for by a link that says how much, and for what where that is known', () => {
  const { subject, text } = replyAskingFor({ amount: 25_000, reference: 'ARC-1001' }, asked, site, true)
  expect(subject).toBe('Payment for ARC-1001')
  expect(text).toContain(
    'Please pay ₹25,000 for ARC-1001 here:\nhttps://kaveri.example/payment?amount=25000&for=ARC-1001\n',
  )
  expect(text).toMatch(/^Hello Asha Rao,\n\n/)
  const plain = replyAskingFor({ amount: 0.5 + 999, reference: '' }, asked, site, false)
  expect(text).toContain('The page names the account that it goes to, and never asks for a PIN')
  expect(plain.text).toContain('The page never asks for a PIN')
  expect(plain.subject).toBe('Payment to Studio Kaveri')
  expect(plain.text).toContain('Please pay ₹999.50 here:\nhttps://kaveri.example/payment?amount=999.5\n')
})
