import { expect, it } from 'vitest'
import { changedOf, failureOf, isTooLong, textOf, withAll } from './texts.ts'

const files = [
  { _id: 'one', alt: 'The well' },
  { _id: 'two', alt: '' },
]

it('a file keeps its text until another is typed, and only what differs is changed', () => {
  expect(changedOf(files, new Map())).toEqual([])
  expect(changedOf(files, new Map([['two', '  ']]))).toEqual([])
  expect(changedOf(files, new Map([['one', '']]))).toEqual([files[0]])
  expect(textOf({ _id: 'two', alt: '' }, new Map([['one', 'x']]))).toBe('')
})

it('one text is put into all, and leaves alone what has it already', () => {
  const texts = withAll(files, 'The well')
  expect(files.map((file) => textOf(file, texts))).toEqual(['The well', 'The well'])
  expect(changedOf(files, texts)).toEqual([files[1]])
})

it('a text of more than 200 characters is too long, whatever stands around it', () => {
  expect(isTooLong(`  ${'x'.repeat(200)}  `)).toBe(false)
  expect(isTooLong('x'.repeat(201))).toBe(true)
})

it('what was saved though its answer was lost did not fail, and what somebody else has written is told', () => {
  const begun = [{ _id: 'one', alt: '' }]
  const lost = (row: { _id: string; alt: string }) => ({
    done: [],
    failed: [{ row, error: new Error('Lost') }],
  })
  const told = (alt: string) => failureOf({ _id: 'one', alt }, 'The well ', begun, lost({ _id: 'one', alt }))
  expect(told('The well')).toBeUndefined()
  expect(told('')).toBe('Lost')
  expect(told('The pond')).toContain('to: The pond')
})
