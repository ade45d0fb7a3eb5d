import fc from 'fast-check'
import sharp from 'sharp'
import { boundary, fieldOf } from '../form.ts'
import { hostileText } from './hostile.ts'

/** One request of an upload. */
export interface Upload {
  /** Which of the files below. */
  file: number
  name: string
  fileId: string
  form: 'right' | 'file-first' | 'no-file' | 'no-id' | 'two-files' | 'not-ended' | 'no-boundary' | 'empty'
  /** Its `Content-Range`. */
  range: string | undefined
  /** Its `X-Appwrite-ID`. */
  uploadId: string | undefined
}

const picture = sharp({ create: { width: 24, height: 16, channels: 3, background: '#a50' } })
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inside}</svg>`)

/** What is uploaded: pictures, broken ones, and what is none. */
const files: Buffer[] = [
  await picture.clone().png().toBuffer(),
  await picture.clone().jpeg().toBuffer(),
  await picture.clone().webp().toBuffer(),
  await picture.clone().gif().toBuffer(),
  svg('<rect width="40" height="30" fill="red"/>'),
  svg('<script>alert(1)</script><image href="file:///etc/passwd"/><use href="#a" id="a"/>'),
  svg('<g>'.repeat(3000)),
  (await picture.clone().png().toBuffer()).subarray(0, 60),
  Buffer.concat([await picture.clone().jpeg().toBuffer(), Buffer.alloc(5000, 'x')]),
  Buffer.from('....ftypisom....moov'),
  Buffer.from('GIF89a'),
  Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
  Buffer.alloc(0),
  Buffer.alloc(300_000, 0xff),
]

const number = fc.oneof(
  fc.constantFrom(0, 1, 23, 5_242_879, 5_242_880, 12_582_912, 2 ** 40, 1e30),
  fc.nat(6e6),
)
const ranges = fc.oneof(
  fc.tuple(number, number, number).map(([from, to, total]) => `bytes ${from}-${to}/${total}`),
  fc.constantFrom(
    'bytes 0-4/*',
    'bytes */5',
    'bytes',
    'bytes 0-0/1',
    'bytes -1-2/3',
    'items 0-1/2',
    'bytes 0x0-0x1/0x2',
  ),
)

export const uploads: fc.Arbitrary<Upload> = fc.record({
  file: fc.nat(files.length - 1),
  name: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('house.png', 'plan.jpg', 'a.svg', 'film.mp4', 'x') },
    hostileText,
  ),
  fileId: fc.oneof(
    { weight: 8, arbitrary: fc.constant('unique()') },
    fc.nat(500).map((n) => `fuzz-${n}`),
    hostileText,
  ),
  form: fc.oneof(
    { weight: 10, arbitrary: fc.constant<Upload['form']>('right') },
    fc.constantFrom<Upload['form']>(
      'file-first',
      'no-file',
      'no-id',
      'two-files',
      'not-ended',
      'no-boundary',
      'empty',
    ),
  ),
  range: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, ranges),
  uploadId: fc.oneof(
    { weight: 8, arbitrary: fc.constant(undefined) },
    hostileText,
    fc.nat(500).map((n) => `fuzz-${n}`),
  ),
})

/** The body of an upload, as a form. @returns it and its content type */
export function formOf({ file, name, fileId, form }: Upload, bytes = files[file] ?? Buffer.alloc(0)) {
  const id = fieldOf('name="fileId"', Buffer.from(fileId))
  const content = fieldOf(
    `name="file"; filename="${name.replace(/["\r\n]/g, '')}"\r\nContent-Type: image/png`,
    bytes,
  )
  const parts = {
    right: [id, content],
    'file-first': [content, id],
    'no-file': [id],
    'no-id': [content],
    'two-files': [id, content, content],
    'not-ended': [id, content.subarray(0, Math.ceil(content.length / 2))],
    'no-boundary': [id, content],
    empty: [],
  }[form]
  const end = form === 'not-ended' ? '' : `--${boundary}--\r\n`
  const type = form === 'no-boundary' ? 'multipart/form-data' : `multipart/form-data; boundary=${boundary}`
  return { type, body: Buffer.concat([...parts, Buffer.from(end)]) }
}
