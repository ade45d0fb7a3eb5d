import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { uploadedPicture } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'

it('a picture whose bytes are damaged is a 503 that nobody keeps, until they are back', async () => {
  const app = await startApp(await openBegunSqlite(), {}, 'socket')
  onTestFinished(() => app.stop())
  const id = await uploadedPicture(app)
  const path = join(app.dependencies.env.DATA_DIR, 'files', id.slice(0, 6), id)
  const bytes = await readFile(path)
  const view = async () => {
    const response = await app.request(`/v1/storage/buckets/media/files/${id}/view`)
    const { status, headers } = response
    const text = await response.text()
    return { status, cacheControl: headers.get('cache-control'), tag: headers.get('etag'), text }
  }
  for (const damaged of [bytes.subarray(0, 20), Buffer.alloc(0), Buffer.alloc(bytes.length, 7)]) {
    await writeFile(path, damaged)
    const { status, cacheControl, tag, text } = await view()
    expect([status, tag, JSON.parse(text).message]).toEqual([
      503,
      null,
      'This file cannot be read at the moment. Please try again.',
    ])
    expect(cacheControl ?? '').not.toContain('max-age')
  }
  await writeFile(path, bytes)
  expect((await view()).status).toBe(200)
})
