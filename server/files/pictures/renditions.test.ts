import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { drawing, heic, jpeg, svg, video } from '#test/files/make-files.ts'
import { bytesOf, startWith } from '#test/files/set-up.ts'

describe('preview', () => {
  it.each([
    ['?width=320&output=webp', 320, 'webp', 'image/webp'],
    ['?width=321&output=jpeg', 480, 'jpeg', 'image/jpeg'],
    ['?width=1&output=avif', 320, 'heif', 'image/avif'],
    ['?width=640', 640, 'webp', 'image/webp'],
    ['?width=99999', 1000, 'webp', 'image/webp'],
    ['', 1000, 'webp', 'image/webp'],
  ])('%s is %i wide, as %s', async (query, width, format, type) => {
    const { get } = await startWith(await jpeg(1000, 500))
    const response = await get(`/preview${query}`)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ width, format })
  })

  it.each(['?width=abc', '?width=-5', '?width=0', '?width=1.5', '?output=bmp'])(
    'refuses %s',
    async (query) => {
      const { get } = await startWith(await jpeg())
      expect((await get(`/preview${query}`)).status).toBe(400)
    },
  )

  it('is upright, and tells nothing of where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } }
    const turned = await drawing(600, 400).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { get } = await startWith(turned)
    const preview = await bytesOf(await get('/preview?width=320&output=jpeg'))
    const { width, height, orientation, exif: kept } = await sharp(preview).metadata()
    expect({ width, height, orientation, kept }).toEqual({
      width: 320,
      height: 480,
      orientation: undefined,
      kept: undefined,
    })
    const upper = await sharp(preview).extract({ left: 0, top: 0, width: 320, height: 200 }).toBuffer()
    const { dominant } = await sharp(upper).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
  })

  it('draws SVG and HEIC as pixels, and a video not at all', async () => {
    const ofSvg = await (await startWith(svg())).get('/preview?width=320&output=jpeg')
    expect(await sharp(await bytesOf(ofSvg)).metadata()).toMatchObject({ format: 'jpeg', width: 320 })
    const ofHeic = await (await startWith(await heic())).get('/preview?width=320')
    expect(await sharp(await bytesOf(ofHeic)).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect((await (await startWith(video())).get('/preview?width=320')).status).toBe(400)
  })

  it('is made once for a hundred who ask at the same moment, and again when it is lost', async () => {
    const { files, get, directory, paths } = await startWith(await jpeg(1000, 500))
    const reading = vi.spyOn(files.store, 'open')
    const tags = new Set<string | null>()
    const sizes = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await get('/preview?width=480')
        tags.add(response.headers.get('etag'))
        return (await bytesOf(response)).length
      }),
    )
    expect([new Set(sizes).size, tags.size]).toEqual([1, 1])
    expect((await paths()).filter((path) => path.startsWith('renditions'))).toHaveLength(1)
    expect(reading).toHaveBeenCalledTimes(1)
    await rm(join(directory, 'renditions'), { recursive: true })
    expect((await bytesOf(await get('/preview?width=480'))).length).toBe(sizes[0])
  })
})
