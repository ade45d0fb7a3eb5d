import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { backedUp, emptyPlace, everythingOf, restored, startOn, startWithContent } from '#test/backups.ts'
import { openBegunSqlite, openDatabaseFile } from '#test/databases.ts'
import { reasonWithoutS3, startS3, type TestS3 } from '#test/s3.ts'
import { archivesIn } from './archives.ts'
import { openPlace } from './places/open.ts'
import { checkArchive } from './restore/check.ts'

const reason = await reasonWithoutS3()

describe.runIf(!reason)('Buckets', () => {
  let s3: TestS3
  beforeAll(async () => {
    s3 = await startS3()
    for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await s3?.stop()
  })

  it('hold backups of files in a bucket, and give them back to a folder and to a bucket', async () => {
    const { app, env } = await startWithContent(await openDatabaseFile(), {
      ...{ STORAGE_URL: s3.url, BACKUP_TO: s3.url },
    })
    const before = await everythingOf(app)
    const { path } = await backedUp(env)
    expect(path).toMatch(/^s3:\/\/media\/plinth-.*\.tar\.gz\?endpoint=/)
    expect((await backedUp(env)).newFiles).toBe(0)
    const told: string[] = []
    await checkArchive(path, env, { tell: (line) => told.push(line) })
    expect(told).toEqual([expect.stringContaining('and 3 files')])

    const folder = await emptyPlace(await openDatabaseFile(), env)
    await restored(path, folder)
    expect(await everythingOf(await startOn(folder))).toEqual(before)

    const design = (await app.visit('/api/designs')).body.data[0]
    const [{ fileId }] = design.images
    await app.dependencies.files.store.remove(fileId)
    await app.delete(`/api/designs/${design._id}`)
    await expect(restored(path, env, true)).resolves.toContain('Everybody has to sign in again.')
    expect((await app.dependencies.files.store.size(fileId)) > 0).toBe(true)
    const place = await openPlace(s3.url, env)
    expect((await archivesIn(place)).map(({ kind }) => kind)).toEqual(['whole', 'whole', 'whole'])
  })

  it('that are missing or refuse their keys are said in one line', async () => {
    const { env } = await startWithContent(await openBegunSqlite())
    const elsewhere = s3.url.replace('media', 'other')
    await expect(backedUp(env, elsewhere)).rejects.toThrow(/there is no such bucket \(bucket other\)/)
    const keys = { ...env, BACKUP_ACCESS_KEY_ID: 'test:tester', BACKUP_SECRET_ACCESS_KEY: 'wrong' }
    await expect(backedUp(keys, s3.url)).rejects.toThrow(
      '--to: BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY are refused (bucket media)',
    )
  })
})
