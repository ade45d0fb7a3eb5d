import { expect, test } from 'vitest'
import { areChanged, asStored, type StoredImage } from './form-file.ts'

const image = (fileId: string, alt: string): StoredImage => ({
  fileId,
  alt,
  url: '',
  width: null,
  height: null,
  placeholder: null,
})
const stored = asStored([image('a', 'Courtyard house'), image('b', 'The stair')], 'Courtyard house')
const [first, second] = stored as [(typeof stored)[0], (typeof stored)[0]]

test('what only stands in for a text is not a text of its own', () => {
  expect(stored.map(({ alt }) => alt)).toEqual(['', 'The stair'])
  const plan = { ...image('c', 'Plan of Courtyard house'), kind: 'plan' as const }
  expect(asStored([plan], 'Courtyard house')).toMatchObject([{ alt: '', kind: 'plan' }])
})

test('files are changed by what is added, taken away, moved or described, and by nothing else', () => {
  expect(areChanged([first, second], stored)).toBe(false)
  expect(areChanged([first, { ...second, alt: 'The stair ' }], stored)).toBe(false)
  expect(areChanged([second, first], stored)).toBe(true)
  expect(areChanged([first], stored)).toBe(true)
  expect(areChanged([first, { ...second, alt: '' }], stored)).toBe(true)
  expect(areChanged([first, { ...second, kind: 'plan' }], stored)).toBe(true)
  expect(areChanged([first, { ...second, kind: null }], stored)).toBe(false)
  expect(areChanged([first, second, { alt: '' }], stored)).toBe(true)
})
