import { describe, expect, it } from 'vitest'
import type { Design } from '#contract/design.ts'
import type { PlannedRow } from '../plan.ts'
import { filesIn, filesInSheet } from './names.ts'
import type { Picture } from './picture.ts'
import { withPictures } from './plan.ts'

const house = {
  ...{ _id: 'd'.repeat(24), code: 'ARC-1001', title: 'Court house', category: {}, subcategory: {} },
  images: [
    { fileId: 'front', alt: 'The court', kind: 'photo' },
    { fileId: 'plan', alt: 'Plan of Court house', kind: 'plan' },
  ],
} as unknown as Design

const there = (fileId: string): Picture => ({ state: 'stored', fileId })
const pictures = new Map<string, Picture | undefined>([
  ['front.jpg', there('front')],
  ['plan.jpg', there('plan')],
  ['plan again.jpg', there('plan')],
  ['side.jpg', there('side')],
  ['घर.jpg', there('home')],
  ['late.jpg', { state: 'awaited' }],
  ['walk.mp4', { state: 'refused', reason: 'cannot be a picture of a design: Only images' }],
  ['lost.jpg', { state: 'refused', reason: 'was not sent: Server connection failed' }],
])

function rowOf(cell: string, design?: Design): PlannedRow {
  return withPictures(
    {
      ...{ _id: '2', title: 'Court house', design },
      files: filesIn(cell),
      values: {},
      changes: [],
      errors: [],
    },
    pictures,
  )
}

describe('the names in a cell', () => {
  it.each([
    ['front.jpg; side.jpg;plan.jpg', ['front.jpg', 'side.jpg', 'plan.jpg']],
    ['front.jpg|side.jpg', ['front.jpg', 'side.jpg']],
    ['front.jpg\r\nside.jpg\n', ['front.jpg', 'side.jpg']],
    ['front.jpg, side.jpeg ,plan.heic', ['front.jpg', 'side.jpeg', 'plan.heic']],
    ['Court, from the left.jpg; side.jpg', ['Court, from the left.jpg', 'side.jpg']],
    [' ; / ;', []],
    ['houses/; front.jpg', ['houses/', 'front.jpg']],
  ])('%j', (cell, names) => {
    expect(filesIn(cell).map(({ name }) => name)).toEqual(names)
  })

  it('are asked for once each, however they are spelt and whichever folder they are in', () => {
    const cells = ['Front.JPG; côte.jpg', 'houses/front.jpg', 'C:\\houses\\co\u0302te.jpg']
    const rows = cells.map((cell, index) => ({ number: index + 2, cells: [cell] }))
    const columns = ['images']
    expect([...filesInSheet({ headings: [], rows }, { columns })]).toEqual(['front.jpg', 'côte.jpg'])
    expect(filesInSheet({ headings: [], rows }, { columns: ['title'] }).size).toBe(0)
  })
})

it('a new design has the pictures that its row names, the first as its cover', () => {
  const row = rowOf('SIDE.JPG; घर.jpg')
  expect(row.values).toEqual({
    images: [
      { fileId: 'side', alt: '' },
      { fileId: 'home', alt: '' },
    ],
  })
  expect(row.changes).toEqual([])
})

it('what a design has already keeps its own text and its kind', () => {
  const row = rowOf('side.jpg; plan.jpg; front.jpg', house)
  expect(row.values.images).toEqual([
    { fileId: 'side', alt: '' },
    { fileId: 'plan', alt: '', kind: 'plan' },
    { fileId: 'front', alt: 'The court', kind: 'photo' },
  ])
})

it.each([
  ['plan.jpg; front.jpg', '2 images', 'the same in another order'],
  ['front.jpg', '2 images', '1 image'],
  ['side.jpg', '2 images', '1 image, a new one'],
  ['side.jpg; घर.jpg', '2 images', '2 images, all of them new'],
  ['front.jpg; plan.jpg; side.jpg', '2 images', '3 images, 1 of them new'],
  ['', '2 images', ''],
])('a change of pictures is said from what to what: %s', (cell, from, to) => {
  expect(rowOf(cell, house).changes).toEqual([{ label: 'Images', from, to }])
})

it('pictures that a design shows so already are no change, and a row that says nothing of them neither', () => {
  expect(rowOf('front.jpg; plan.jpg', house)).toMatchObject({ values: {}, changes: [], errors: [] })
  const silent: PlannedRow = { ...rowOf('', house), files: undefined, values: {}, changes: [] }
  expect(withPictures(silent, pictures)).toBe(silent)
})

it('a folder is no picture', () => {
  expect(rowOf('houses/').errors.join()).toMatch('“houses/” is neither chosen above nor in the library')
})

it('a row waits for what is on its way', () => {
  expect(rowOf('front.jpg; late.jpg', house)).toMatchObject({ awaited: ['late.jpg'], values: {}, errors: [] })
})

it.each([
  [
    'gone.jpg; front.jpg',
    '“gone.jpg” is neither chosen above nor in the library. Choose it, or correct the name',
  ],
  [
    'gone.jpg; away.jpg',
    '“gone.jpg”, “away.jpg” are neither chosen above nor in the library. Choose them, or correct the names',
  ],
  ['walk.mp4', '“walk.mp4” cannot be a picture of a design: Only images'],
  ['lost.jpg; late.jpg', '“lost.jpg” was not sent: Server connection failed'],
  ['front.jpg; FRONT.jpg', '“FRONT.jpg” is named twice'],
  ['plan.jpg; plan again.jpg', '“plan again.jpg” is the same picture as “plan.jpg”'],
  [
    Array.from({ length: 31 }, (_, index) => `late.jpg?${index}.jpg`).join(';'),
    'At most 30 images are allowed',
  ],
])('a row that names what a design cannot have is left out, and says why: %s', (cell, reason) => {
  const { errors, values } = rowOf(cell)
  expect(errors).toContain(reason)
  expect(values).toEqual({})
})
