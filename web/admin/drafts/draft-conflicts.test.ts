import { expect, test } from 'vitest'
import type { StoredImage } from '../files/form-file.ts'
import type { ComparedFiles } from '../forms/comparison.ts'
import { draftConflicts } from './draft-conflicts.ts'

interface Stored {
  images: string[]
}

const image = (fileId: string): StoredImage => ({
  ...{ fileId, url: `/${fileId}`, alt: '' },
  ...{ width: null, height: null, placeholder: null },
})
const saved = (...fileIds: string[]) =>
  fileIds.map((fileId) => ({ name: '', fileId, type: 'image' as const, alt: '' }))
const files = {
  stored: (document?: Stored) => document?.images.map(image) ?? [],
  standIn: () => undefined,
} as Partial<ComparedFiles<Stored>> as ComparedFiles<Stored>
const comparisons = [{ label: 'Images', isSame: () => true, files }]

test.each([
  ['nobody else chose others', ['old'], ['mine'], ['old'], false],
  ['somebody else chose others', ['old'], ['mine'], ['theirs'], true],
  ['somebody else added one', ['old'], ['old', 'mine'], ['old', 'theirs'], true],
  ['somebody else took away what is taken away here too', ['old'], [], [], false],
  ['somebody else chose the same', ['old'], ['same'], ['same'], false],
])('files of a draft where %s', (_, over, mine, theirs, expected) => {
  const draft = {
    over: {},
    values: {},
    files: { Images: saved(...mine) },
    filesOver: { Images: saved(...over) },
  }
  expect(draftConflicts(comparisons, draft, { typed: {}, stored: { images: theirs } })).toBe(expected)
})

test('files that a draft did not change are nobody’s conflict', () => {
  const draft = { over: {}, values: {}, files: {}, filesOver: {} }
  expect(draftConflicts(comparisons, draft, { typed: {}, stored: { images: ['theirs'] } })).toBe(false)
})

test('a draft of before this was kept asks where the document shows other files than it', () => {
  const draft = { over: {}, values: {}, files: { Images: saved('mine') }, filesOver: {} }
  expect(draftConflicts(comparisons, draft, { typed: {}, stored: { images: ['theirs'] } })).toBe(true)
})
