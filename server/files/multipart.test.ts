import { expect, it } from 'vitest'
import { readParts } from './multipart.ts'

async function* inPieces(text: string, length: number) {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length)
}

async function read(text: string, length: number) {
  const parts: [string, string | undefined, string][] = []
  for await (const { name, fileName, bytes } of readParts(
    inPieces(text, length),
    'multipart/form-data; boundary="b"',
  )) {
    let content = ''
    for await (const piece of bytes) content += piece.toString()
    parts.push([name, fileName, content])
  }
  return parts
}

const form = [
  '--b\r\nContent-Disposition: form-data; name="fileId"\r\n\r\nunique()\r\n',
  '--b\r\nContent-Type: image/png\r\ncontent-disposition: form-data; name="file"; filename="a%22b.png"\r\n\r\n',
  'one\r\n--\r\n--c\r\n\r\ntwo\r\n',
  '--b\r\nContent-Disposition: form-data; name="empty"\r\n\r\n\r\n--b--',
].join('')

it.each([1, 2, 3, 5, 7, 64, 1000])('reads a form that arrives %i bytes at a time', async (length) => {
  expect(await read(form, length)).toEqual([
    ['fileId', undefined, 'unique()'],
    ['file', 'a"b.png', 'one\r\n--\r\n--c\r\n\r\ntwo'],
    ['empty', undefined, ''],
  ])
})

it.each([
  ['that ends early', form.slice(0, -3)],
  ['without boundaries', 'hello'],
  ['of nothing', ''],
  ['with a nameless part', '--b\r\nContent-Type: text/plain\r\n\r\nhello\r\n--b--'],
  ['with endless headers', `--b\r\nA: ${'a'.repeat(100_000)}\r\n\r\n`],
])('refuses a form %s', async (_, text) => {
  await expect(read(text, 512)).rejects.toMatchObject({ status: 400 })
})
