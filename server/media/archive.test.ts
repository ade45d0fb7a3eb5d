import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { uploaded } from '#test/factories.ts'
import { scene } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { archiveNames } from './archive-names.ts'

onEachDatabase('A download of several files', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const download = (ids: unknown) =>
    app.request('/api/media/download', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${app.adminToken}` },
      body: JSON.stringify({ ids }),
    })

  it('is a zip of them as they were stored, each under a name of its own', async () => {
    const pictures = await Promise.all([1, 2, 3].map((number) => scene(number, 90).jpeg().toBuffer()))
    const names = ['घर.jpg', 'house.jpg', 'House.JPG']
    const ids: string[] = []
    for (const [index, name] of names.entries())
      ids.push(await uploaded(app, name, pictures[index] ?? new Uint8Array()))
    const response = await download([...ids, ids[0], 'nothing'])
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="media-[\d-]+\.zip"$/)
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(parts)).toEqual(['घर.jpg', 'house.jpg', 'House (2).JPG'])
    for (const [index, bytes] of Object.values(parts).entries())
      expect(Buffer.compare(bytes, pictures[index] ?? new Uint8Array())).toBe(0)
  })

  it('says which of them the store has lost, and gives the others', async () => {
    const lost = await uploaded(app, 'lost.png', await scene(4, 90).png().toBuffer())
    const there = await uploaded(app, 'there.png', await scene(5, 90).png().toBuffer())
    await app.dependencies.files.store.remove(lost)
    const parts = unzipSync(new Uint8Array(await (await download([lost, there])).arrayBuffer()))
    expect(Object.keys(parts)).toEqual(['there.png', 'not-found.txt'])
    expect(Buffer.from(parts['not-found.txt'] ?? '').toString()).toContain('lost.png')
  })

  it('is refused where nothing is asked for, too much, or nothing that is there', async () => {
    const post = (ids: unknown) => app.post('/api/media/download', { ids })
    expectInvalid(await post([]), 'ids', 'No file chosen')
    expectInvalid(await post('all'), 'ids', 'Files must be given by their ids')
    const many = Array.from({ length: limits.media.download + 1 }, (_, index) => `${index}`)
    expectInvalid(await post(many), 'ids', 'At most 500 files can be downloaded at once')
    expectError(await post(['nothing', '\0']), 404, 'File not found')
    const id = await uploaded(app, 'large.png', await scene(6, 90).png().toBuffer())
    await app.dependencies.db.updateTable('file').set({ size: 2_000_000_001 }).where('id', '=', id).execute()
    expectError(await post([id]), 413, 'These files are too large for one download: at most 2 GB.')
  })
})

it('names in an archive lead nowhere else, suit every system and end as what they are', () => {
  const named = (name: string, type = 'image/png') => ({ name, type })
  const names = archiveNames([
    named('../../etc/passwd'),
    named('a\\b:c?.png'),
    named('CON.png'),
    named('...'),
    named('house.jpg'),
    named('house.png'),
    named('HOUSE.PNG'),
    named('x'.repeat(300), 'image/svg+xml'),
    named('film.MOV', 'video/quicktime'),
  ])
  expect(names).toEqual([
    '_.._etc_passwd.png',
    'a_b_c_.png',
    'file CON.png',
    'file.png',
    'house.jpg.png',
    'house.png',
    'HOUSE (2).PNG',
    `${'x'.repeat(120)}.svg`,
    'film.MOV',
  ])
})
