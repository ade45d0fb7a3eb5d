import { expect, it } from 'vitest'
import { designImageInput, imageInput, optionalImageInput } from './file.ts'
import { fileIdOf, previewUrl, viewUrl } from './file-address.ts'

it('a view address names its file and finds it again', () => {
  expect(viewUrl('abc')).toBe('/v1/storage/buckets/media/files/abc/view?project=portfolio')
  for (const address of [
    viewUrl('a.b-c_1'),
    `https://plinth.example${viewUrl('a.b-c_1')}`,
    previewUrl('a.b-c_1', 320, 'webp'),
  ])
    expect(fileIdOf(address)).toBe('a.b-c_1')
  expect(fileIdOf('a.b-c_1')).toBe('a.b-c_1')
})

it.each([
  ['abc', { fileId: 'abc', alt: '' }],
  [viewUrl('abc'), { fileId: 'abc', alt: '' }],
  [
    { fileId: 'abc', url: 'https://elsewhere.example' },
    { fileId: 'abc', alt: '' },
  ],
  [
    { fileId: 'abc', alt: ' A court ' },
    { fileId: 'abc', alt: 'A court' },
  ],
  [
    { fileId: 'abc', alt: null },
    { fileId: 'abc', alt: '' },
  ],
])('the picture %j', (given, expected) => {
  expect(imageInput.parse(given)).toEqual(expected)
})

it.each([
  '',
  ' ',
  'a b',
  '../x',
  'https://elsewhere.example/x.jpg',
  'x'.repeat(37),
  5,
  null,
  [],
  {},
  { fileId: null },
])('no picture is %j', (given) => {
  expect(imageInput.safeParse(given).error?.issues[0]?.message).toBe('File not found')
})

it.each([
  [{ alt: 5 }, 'Alternative text must be text'],
  [{ alt: 'x'.repeat(201) }, 'Alternative text must be at most 200 characters'],
  [{ kind: 'wall' }, expect.stringContaining('must be one of')],
])('what is wrong with %j is said of it, not of the file', (beside, message) => {
  const messageOf = (input: typeof imageInput | typeof designImageInput) =>
    input.safeParse({ fileId: 'abc', ...beside }).error?.issues[0]?.message
  expect(messageOf(designImageInput)).toEqual(message)
  if ('alt' in beside) expect(messageOf(imageInput)).toEqual(message)
})

it.each([null, '', {}, { fileId: '' }, { fileId: null, url: '' }])('%j takes a picture away', (given) => {
  expect(optionalImageInput.parse(given)).toBeNull()
})

it.each([{ alt: 'The house' }, { fileid: 'a' }, { url: '/v1/x' }, { fileId: 0 }, [], ['a'], 0, false])(
  '%j takes no picture away: it names none',
  (given) => {
    expect(optionalImageInput.safeParse(given).error?.issues[0]?.message).toBe('File not found')
  },
)
