import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const limitOf = (mostKeys?: number) => createRateLimit({ most: 2, minutes: 1, message: 'Too many', mostKeys })

test('what is used up is refused, with the seconds to wait', () => {
  const limit = limitOf()
  limit.take('one')
  limit.take('one')
  expect(() => limit.take('one')).toThrow('Too many')
  expect(() => limit.check('one')).toThrow(
    expect.objectContaining({ status: 429, headers: { 'Retry-After': expect.stringMatching(/^(59|60)$/) } }),
  )
  expect(() => limit.check('two')).not.toThrow()
})

test('a flood of keys is remembered up to a bound, and does not free the key that is still tried', () => {
  const limit = limitOf(100)
  limit.count('kept')
  limit.count('kept')
  limit.count('left alone')
  limit.count('left alone')
  for (let flood = 0; flood < 1000; flood++) {
    limit.count(`${flood}`)
    expect(() => limit.check('kept')).toThrow('Too many')
  }
  expect(() => limit.check('left alone')).not.toThrow()
})

test('keys are told apart however long they are', () => {
  const limit = limitOf()
  const long = 'x'.repeat(100_000)
  for (let taken = 0; taken < 2; taken++) limit.take(`${long}1`)
  expect(() => limit.check(`${long}1`)).toThrow('Too many')
  expect(() => limit.check(`${long}2`)).not.toThrow()
})
