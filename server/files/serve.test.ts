import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { heic, jpeg, video } from '#test/files/make-files.ts'
import { bytesOf, startWith } from '#test/files/set-up.ts'

describe('view', () => {
  it('shows the bytes, cached for a year, sniffed by nobody, in a sandbox', async () => {
    const bytes = await jpeg()
    const { get } = await startWith(bytes)
    const response = await get('/view?project=portfolio')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-length': String(bytes.length),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': 'image/jpeg',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      'x-content-type-options': 'nosniff',
    })
    expect((await bytesOf(response)).equals(bytes)).toBe(true)
  })

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=5-', 5, -1],
    ['bytes=-7', -7, -1],
    ['bytes=10-99999999', 10, -1],
    ['bytes=-99999999', 0, -1],
  ])('serves the range %s', async (range, from, to) => {
    const bytes = video(500)
    const { get } = await startWith(bytes)
    const response = await get('/view', { Range: range })
    const [start, end] = [from < 0 ? bytes.length + from : from, to < 0 ? bytes.length + to : to]
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect((await bytesOf(response)).equals(bytes.subarray(start, end + 1))).toBe(true)
  })

  it('plays a mov as an iPhone asks for it: two bytes first, then from there on', async () => {
    const bytes = video(5000, 'qt  ')
    const { get } = await startWith(bytes, 'IMG_1.MOV')
    const first = await get('/view', { Range: 'bytes=0-1' })
    expect([first.status, first.headers.get('content-range'), first.headers.get('content-type')]).toEqual([
      206,
      `bytes 0-1/${bytes.length}`,
      'video/mp4',
    ])
    expect((await bytesOf(first)).equals(bytes.subarray(0, 2))).toBe(true)
    for (const [range, start] of [
      ['bytes=0-', 0],
      ['bytes=1000-', 1000],
    ] as const) {
      const rest = await get('/view', { Range: range, 'If-Range': first.headers.get('etag') ?? '' })
      expect([rest.status, rest.headers.get('content-length')]).toEqual([206, String(bytes.length - start)])
      expect((await bytesOf(rest)).equals(bytes.subarray(start))).toBe(true)
    }
    expect((await get('/download')).headers.get('content-type')).toBe('video/quicktime')
  })

  it('refuses a range outside of the file, and ignores what is no single range', async () => {
    const bytes = video()
    const { get } = await startWith(bytes)
    for (const range of [`bytes=${bytes.length}-`, 'bytes=-0']) {
      const response = await get('/view', { Range: range })
      expect(response.status).toBe(416)
      expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
    }
    for (const range of ['bytes=0-1,4-5', 'bytes=-', 'bytes=5-2', 'lines=1-2'])
      expect((await get('/view', { Range: range })).status).toBe(200)
  })

  it('answers 304 to whoever has the file, and a range only of the same file', async () => {
    const { get } = await startWith(await jpeg())
    const etag = (await get('/view')).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/view', { 'If-None-Match': known })
      expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, ''])
    }
    expect((await get('/view', { 'If-None-Match': '"other"' })).status).toBe(200)
    expect((await get('/view', { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206)
    expect((await get('/view', { Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200)
  })

  it('answers HEAD without bytes, of the whole file, whatever range is asked for', async () => {
    const bytes = await jpeg()
    const { get } = await startWith(bytes)
    for (const range of [undefined, 'bytes=0-1', 'bytes=99999999-']) {
      const response = await get('/view', range ? { Range: range } : {}, 'HEAD')
      expect([response.status, response.headers.get('content-length')]).toEqual([200, String(bytes.length)])
      expect(response.headers.get('content-range')).toBeNull()
      expect(await response.text()).toBe('')
    }
  })

  it('shows HEIC as JPEG, and downloads it as it was', async () => {
    const { get } = await startWith(await heic(), 'photo.heic')
    const response = await get('/view')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 400,
      height: 300,
    })
    const download = await get('/download')
    expect(download.headers.get('content-type')).toBe('image/heic')
    expect((await bytesOf(download)).equals(await heic())).toBe(true)
  })
})

it('downloads under its name, in any script', async () => {
  const { get } = await startWith(await jpeg(), 'घर "A".jpg')
  expect((await get('/download')).headers.get('content-disposition')).toBe(
    `attachment; filename="__ _A_.jpg"; filename*=UTF-8''%E0%A4%98%E0%A4%B0%20%22A%22.jpg`,
  )
})
