import { expect, test } from 'vitest'
import { besideFrom } from './beside.ts'
import { valuesOf } from './values.ts'

const key = '0123456789abcdef'.repeat(2)

test('an enquiry that is written on a shared shortlist is about it, whichever form it is written in', () => {
  const beside = besideFrom(`http://site.example/s/${key}?x=1`)
  expect({ ...beside, ...valuesOf(new FormData()) }.shortlist).toBe(key)
})

test('a form that names a shortlist is believed', () => {
  const form = new FormData()
  form.set('shortlist', 'another')
  expect({ ...besideFrom(`http://site.example/s/${key}`), ...valuesOf(form) }.shortlist).toBe('another')
})

test('no other page is a shortlist', () => {
  expect(besideFrom('http://site.example/services').shortlist).toBeUndefined()
})
