import { expect, test } from 'vitest'
import type { FormFile } from '../files/form-file.ts'
import type { FormFiles } from '../files/use-files.ts'
import { type Comparison, shownValue } from '../forms/comparison.ts'
import { isSameTyped } from '../forms/typed.ts'
import { differences, excerpts } from './differences.ts'

interface Typed {
  title: string
  description: string
  featured: boolean
  dimensions: { width: string; unit: string }
}
interface Stored {
  images: string[]
}

const base: Typed = {
  title: 'Villa',
  description: '',
  featured: false,
  dimensions: { width: '', unit: 'cm' },
}
const plain = (label: string, name: 'title' | 'description' | 'featured'): Comparison<Typed, Stored> => ({
  label,
  names: [name],
  fields: [name],
  shown: (typed) => shownValue(typed[name]),
  isSame: (one, other) => one[name] === other[name],
})
const comparisons: Comparison<Typed, Stored>[] = [
  plain('Title', 'title'),
  plain('Description', 'description'),
  plain('Featured', 'featured'),
  {
    label: 'Dimensions',
    names: ['dimensions'],
    fields: ['dimensions'],
    shown: ({ dimensions: { width, unit } }) => `${width} ${unit}`,
    isSame: (one, other) => isSameTyped(one.dimensions, other.dimensions),
  },
]

const between = (mine: Partial<Typed>, theirs: Partial<Typed>) =>
  differences(comparisons, { typed: base }, { ...base, ...mine }, { typed: { ...base, ...theirs } }).map(
    ({ comparison, ...rest }) => ({ label: comparison.label, ...rest }),
  )

test('only what differs is shown, and each with the side that changed it', () => {
  expect(between({ title: 'Villa Asha' }, { featured: true })).toEqual([
    { label: 'Title', mine: 'Villa Asha', theirs: 'Villa', changedBy: 'mine', isMineAlone: true },
    { label: 'Featured', mine: 'No', theirs: 'Yes', changedBy: 'theirs', isMineAlone: false },
  ])
})

test('what both changed is mine until the admin says otherwise; what both changed alike is not shown', () => {
  const dimensions = { width: '12', unit: 'm' }
  expect(
    between({ dimensions, title: 'Same' }, { dimensions: { width: '9', unit: 'ft' }, title: 'Same' }),
  ).toEqual([{ label: 'Dimensions', mine: '12 m', theirs: '9 ft', changedBy: 'mine', isMineAlone: false }])
  expect(between({}, {})).toEqual([])
})

test('files are compared with what is stored now', () => {
  const filesOf = (...files: Partial<FormFile>[]) => ({ files }) as FormFiles
  const compare = (chosen: FormFiles, now: string[]) =>
    differences(
      [
        {
          label: 'Images',
          names: [],
          fields: ['images'],
          shown: () => '',
          isSame: () => true,
          files: {
            label: 'Images',
            chosen,
            stored: (stored) => (stored?.images ?? []).map((fileId) => ({ fileId, alt: '' }) as never),
            standIn: () => undefined,
          },
        },
      ],
      { typed: base, stored: { images: ['a'] } },
      base,
      { typed: base, stored: { images: now } },
    )
  const stored = { key: 'a', fileId: 'a', alt: '', stored: {} as never }
  const added = { key: 'k', alt: '', chosen: { file: new File([], 'front.jpg'), previewUrl: '' } }
  expect(compare(filesOf(stored), ['a'])).toEqual([])
  expect(compare(filesOf(stored, added), ['a'])).toMatchObject([
    { mine: '2 files, 1 of them new', theirs: '1 file', changedBy: 'mine', isMineAlone: false },
  ])
  expect(compare(filesOf(stored), [])).toMatchObject([
    { mine: '1 file', theirs: '0 files', changedBy: 'theirs', isMineAlone: false },
  ])
})

test('values read as a person would write them', () => {
  expect([true, false, ['brick', 'teak'], ' Villa ', null].map(shownValue)).toEqual([
    'Yes',
    'No',
    'brick, teak',
    'Villa',
    '',
  ])
})

test('of long texts the place is shown in which they differ', () => {
  const same = 'word '.repeat(100)
  const [one, other] = excerpts(`${same}mine ${same}`, `${same}theirs ${same}`)
  expect(one).toMatch(/^…[word ]+mine [word ]+…$/)
  expect(other).toMatch(/^…[word ]+theirs [word ]+…$/)
  expect(excerpts('Short', 'Other')).toEqual(['Short', 'Other'])
})
