import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign, uploaded, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { drawLine } from './text.ts'

onEachDatabase('Share pictures', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  async function picture(path: string) {
    const response = await app.request(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const bytes = Buffer.from(await response.arrayBuffer())
    return {
      bytes,
      hash: createHash('sha256').update(bytes).digest('hex'),
      tag: response.headers.get('etag'),
    }
  }

  it.each(['of a design with a picture', 'of one without', 'of every other page'])(
    '%s: 1200 × 630',
    async (of) => {
      const images = of.includes('with a') ? [await uploadedPicture(app, 600, 400)] : []
      const path = of.includes('page')
        ? '/share/site.jpg'
        : `/share/${(await createdDesign(app, { images })).code}.jpg`
      const { bytes } = await picture(path)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(bytes.length).toBeLessThan(300_000)
    },
  )

  it('are small, even of a picture that is hard to compress', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 }
    const hard = sharp({ create: { width: 1300, height: 1000, channels: 3, background: '#888', noise } })
    const id = await uploaded(app, 'noise.jpg', await hard.jpeg({ quality: 90 }).toBuffer())
    const { code } = await createdDesign(app, { images: [id] })
    expect((await picture(`/share/${code}.jpg`)).bytes.length).toBeLessThan(300_000)
  })

  it('cut a picture as its focal point says', async () => {
    const red = { create: { width: 120, height: 1000, channels: 3 as const, background: '#f00' } }
    const blue = { create: { width: 1500, height: 1000, channels: 3 as const, background: '#00f' } }
    const picturePng = sharp(blue).composite([{ input: red, left: 0, top: 0 }])
    const id = await uploaded(app, 'stripe.png', await picturePng.png().toBuffer())
    const { code } = await createdDesign(app, { images: [id] })
    const leftEdge = async () => {
      const { bytes } = await picture(`/share/${code}.jpg`)
      const { data } = await sharp(bytes)
        .extract({ left: 20, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return (data[0] ?? 0) > 128 ? 'red' : 'blue'
    }
    expect(await leftEdge()).toBe('blue')
    await app.put(`/api/media/${id}`, { focus: { x: 0, y: 0.5 } })
    expect(await leftEdge()).toBe('red')
  })

  it('are made once, and anew for another price', async () => {
    const id = await uploadedPicture(app, 600, 400)
    const { _id, code } = await createdDesign(app, { images: [id], basePrice: 240000 })
    const first = await picture(`/share/${code}.jpg`)
    expect((await picture(`/share/${_id}`)).hash).toBe(first.hash)
    const kept = () => readdir(join(app.dependencies.env.DATA_DIR, 'renditions', id))
    expect(await kept()).toHaveLength(1)
    const known = await app.request(`/share/${code}.jpg`, {
      headers: { 'If-None-Match': first.tag ?? '' },
    })
    expect(known.status).toBe(304)
    await app.put(`/api/designs/${_id}`, { basePrice: 250000 })
    const second = await picture(`/share/${code}.jpg`)
    expect(second.hash).not.toBe(first.hash)
    expect(second.tag).not.toBe(first.tag)
  })

  it('of a shortlist show its designs together, for the moment and to no search engine', async () => {
    const picture = await uploadedPicture(app, 600, 400)
    const chosen = [await createdDesign(app, { images: [picture] }), await createdDesign(app)]
    const of = async (designs: string[]) => {
      const { body } = await app.post('/api/shortlists', { designs, name: 'घर & <b>' }, '')
      const response = await app.request(`/share/s/${body.key}.jpg`)
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      return { bytes, headers: response.headers }
    }
    const { bytes, headers } = await of([...chosen.map(({ _id }) => _id), 'S-PLN-01', 'S-ARC-01', 'S-ARC-02'])
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      'private, max-age=60',
      'noindex',
    ])
    expect(bytes.length).toBeLessThan(300_000)
    const alone = await of([chosen[1]._id])
    expect(alone.bytes.equals(bytes)).toBe(false)
    expect((await app.visit(`/share/s/${'f'.repeat(32)}.jpg`)).status).toBe(404)
  })

  it('are drawn for any title', async () => {
    for (const title of ['<b>&amp;</b> "quoted"', 'घर '.repeat(60), `\u{1f3e1}${'w'.repeat(190)}`]) {
      const { code } = await createdDesign(app, { title })
      expect((await picture(`/share/${code}.jpg`)).bytes.length).toBeGreaterThan(5_000)
    }
  })

  it.each(['/share/ARC-9.jpg', '/share/nothing', '/share/..%2f..%2fetc', '/share/%00'])(
    'there is none at %s',
    async (path) => {
      expect((await app.visit(path)).status).toBe(404)
    },
  )
})

it('The words of a title block are drawn in the mono face, one letter as wide as another', async () => {
  const widthOf = async (text: string) =>
    (await drawLine(text, { face: 'mono', size: 40, width: 5000, color: '#000' })).width
  const [narrow, wide] = [await widthOf('HiiiiiiiiiiiiH'), await widthOf('HWWWWWWWWWWWWH')]
  expect(Math.abs(narrow - wide)).toBeLessThanOrEqual(2)
})

it('A name in Devanagari is drawn on a machine that has no font for it, its letters joined', async () => {
  const widthOf = async (text: string) =>
    (await drawLine(text, { face: 'sans', size: 40, width: 1000, color: '#000' })).width
  expect(await widthOf('क्ष')).toBeLessThan((await widthOf('क')) + (await widthOf('ष')))
})
