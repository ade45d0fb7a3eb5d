import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Media } from '#contract/media.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { createdDesign, uploaded } from '#test/factories.ts'
import { scene, svg, video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('What looks like a file', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const alike = async (id: string): Promise<Media[]> => {
    const { status, body } = await app.get(`/api/media/${id}/alike`)
    expect(status).toBe(200)
    return body.data
  }
  const idsOf = (files: Media[]) => files.map(({ _id }) => _id)

  it('is found among its copies of other sizes, qualities and formats, with what shows it', async () => {
    const original = await uploaded(app, 'villa.jpg', await scene(1, 1200).jpeg().toBuffer())
    const design = await createdDesign(app, { title: 'Villa 12', images: [original] })
    const small = await uploaded(
      app,
      'villa-small.webp',
      await scene(1, 400).webp({ quality: 50 }).toBuffer(),
    )
    const bright = scene(1, 900).modulate({ brightness: 1.04 })
    const brighter = await uploaded(app, 'villa.png', await bright.png().toBuffer())
    const found = await alike(small)
    expect(idsOf(found)).toEqual([original, brighter])
    expect(found[0]?.usedIn).toMatchObject([{ kind: 'design', name: `Villa 12 (${design.code})` }])
    expect(idsOf(await alike(original))).toEqual(expect.arrayContaining([small, brighter]))
  })

  it('is no other picture, none of other proportions, and nothing that was deleted', async () => {
    const original = await uploaded(app, 'house.jpg', await scene(5).jpeg().toBuffer())
    for (const number of [6, 7, 8]) await uploaded(app, 'other.jpg', await scene(number).jpeg().toBuffer())
    const wide = scene(5).resize({ width: 600, height: 300, fit: 'fill' })
    await uploaded(app, 'wide.jpg', await wide.jpeg().toBuffer())
    expect(await alike(original)).toEqual([])
    const copy = await uploaded(app, 'copy.jpg', await scene(5, 300).jpeg().toBuffer())
    expect(idsOf(await alike(original))).toEqual([copy])
    await app.delete(`/api/media/${copy}`)
    expect(await alike(original)).toEqual([])
    expectError(await app.get(`/api/media/${copy}/alike`), 404, 'File not found')
  })

  it('is nothing of a film, of a picture of one tone, and of a file that is not there', async () => {
    const film = await uploaded(app, 'film.mp4', video())
    const other = await uploaded(app, 'other.mp4', video(80))
    const plain = await uploaded(app, 'plain.svg', svg('<rect width="90" height="60" fill="#26a"/>'))
    await uploaded(app, 'plain-too.svg', svg('<rect width="90" height="60" fill="#27a"/>'))
    for (const id of [film, other, plain]) expect(await alike(id)).toEqual([])
    expectError(await app.get('/api/media/nothing/alike'), 404, 'File not found')
  })
})
