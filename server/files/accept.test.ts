import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { animatedGif, box, drawing, heic, jpeg, svg, video } from '#test/files/make-files.ts'
import { startFiles } from '#test/files/set-up.ts'

type Started = Awaited<ReturnType<typeof startFiles>>

async function accept({ files, directory }: Started, bytes: Buffer, name = 'a.bin') {
  const path = join(directory, 'given')
  await writeFile(path, bytes)
  return files.accept({ path, name })
}

describe('a file is recognised by its content', () => {
  it.each([
    ['image/jpeg', () => jpeg()],
    ['image/png', () => drawing().png().toBuffer()],
    ['image/webp', () => drawing().webp().toBuffer()],
    ['image/avif', () => drawing().avif({ effort: 0 }).toBuffer()],
    ['image/gif', animatedGif],
    ['image/heic', heic],
    ['image/svg+xml', async () => svg()],
    [
      'image/svg+xml',
      async () =>
        Buffer.from(
          '\uFEFF<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"/>',
        ),
    ],
  ])('%s', async (type, make) => {
    const file = await accept(await startFiles(), await make())
    expect(file).toMatchObject({ type, width: expect.any(Number), height: expect.any(Number) })
    expect(file.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(file.placeholder?.length).toBeLessThan(600)
  })

  it.each([
    ['video/mp4', video()],
    ['video/quicktime', video(64, 'qt  ')],
  ])('%s', async (type, bytes) => {
    const file = await accept(await startFiles(), bytes)
    expect(file).toMatchObject({ type, size: bytes.length, width: null, placeholder: null })
  })

  it.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<html><svg></svg></html>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['sound', Buffer.concat([box('ftyp', Buffer.from('M4A \0\0\0\0M4A ')), box('moov', Buffer.alloc(0))])],
  ])('and %s is refused', async (_, bytes) => {
    const started = await startFiles()
    await expect(accept(started, bytes, 'photo.jpg')).rejects.toMatchObject({
      status: 400,
      message: 'This kind of file is not accepted, or it is damaged. Please choose another.',
    })
    expect(await started.paths()).toEqual(['given'])
  })
})

describe('a damaged file is refused, and nothing of it stays', () => {
  it.each([
    ['jpg', () => jpeg()],
    ['png', () => drawing().png().toBuffer()],
    ['webp', () => drawing().webp().toBuffer()],
    ['avif', () => drawing().avif({ effort: 0 }).toBuffer()],
    ['gif', animatedGif],
    ['heic', heic],
    ['svg', async () => svg()],
    ['mp4', async () => video()],
  ])('%s, cut short', async (_, make) => {
    const started = await startFiles()
    const whole = await make()
    await expect(accept(started, whole.subarray(0, whole.length - 20))).rejects.toMatchObject({
      status: 400,
      message: 'This file is damaged and cannot be read.',
    })
    expect(await started.paths()).toEqual(['given'])
  })

  it('a picture of too many pixels', async () => {
    const bomb = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>')
    await expect(accept(await startFiles(), bomb)).rejects.toMatchObject({ status: 400 })
  })

  it('a video without its index', async () => {
    const bytes = Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), box('mdat', Buffer.alloc(50))])
    await expect(accept(await startFiles(), bytes)).rejects.toMatchObject({ status: 400 })
  })
})

describe('each kind has its limit', () => {
  const megabyte = 1024 * 1024
  it.each([
    ['10MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(10 * megabyte)])],
    ['2MB', async () => svg(`<!--${'x'.repeat(2 * megabyte)}-->`)],
    ['50MB', async () => video(50 * megabyte)],
  ])('of %s', async (limit, make) => {
    const started = await startFiles()
    await expect(accept(started, await make())).rejects.toMatchObject({
      status: 413,
      message: `File is too large. Maximum size is ${limit}`,
    })
    expect(await started.paths()).toEqual(['given'])
  })
})

it('says the size of a picture as it is seen', async () => {
  const turned = await drawing(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await accept(await startFiles(), turned)).toMatchObject({ width: 400, height: 600 })
})

it('leaves the given file where it is, and refuses an id that is taken', async () => {
  const started = await startFiles()
  const file = await accept(started, await jpeg(), 'a.jpg')
  const path = join(started.directory, 'given')
  expect(await started.paths()).toContain('given')
  await expect(started.files.accept({ path, name: 'b.jpg', id: file.id })).rejects.toMatchObject({
    status: 409,
  })
  await expect(started.files.find(file.id)).resolves.toMatchObject({ name: 'a.jpg' })
})
