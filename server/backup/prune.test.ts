import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { backedUp, startWithContent } from '#test/backups.ts'
import { openBegunSqlite } from '#test/databases.ts'
import { jpeg, uploaded } from '#test/factories.ts'
import { openPlace } from './places/open.ts'
import { prune } from './prune.ts'
import { checkArchive } from './restore/check.ts'

it('what is too old goes with the files that nothing else names; what stays can be restored', async () => {
  const { app, env } = await startWithContent(await openBegunSqlite())
  const fileId = await uploaded(app, 'soon-gone.jpg', await jpeg(90, 90))
  await backedUp(env)
  await app.delete(`/v1/storage/buckets/media/files/${fileId}`)
  const stays = await backedUp(env)
  const place = await openPlace(env.BACKUP_TO, env)
  const objects = async () => {
    const names: string[] = []
    for await (const name of place.names('objects')) names.push(name)
    return names.length
  }
  expect(await objects()).toBe(4)
  const later = new Date(Date.now() + 100 * 86_400_000)
  await prune(place, { days: 7, weeks: 4 }, { directory: env.DATA_DIR, key: undefined, now: later })
  expect((await readdir(env.BACKUP_TO)).sort()).toEqual(['objects', stays.name])
  expect(await objects()).toBe(3)
  await checkArchive(stays.path, env, { tell: () => {} })
})
