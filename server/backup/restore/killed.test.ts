import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import {
  backedUp,
  emptyPlace,
  everythingOf,
  restored,
  startCommand,
  startOn,
  startWithContent,
} from '#test/backups.ts'
import { openBegunSqlite, openDatabaseFile } from '#test/databases.ts'
import { createdDesign, jpeg, uploaded } from '#test/factories.ts'

/** Milliseconds within which a restore of this size is over on a quick machine, and not begun on a slow one. */
const longest = 1500
const rounds = 3

it('a restore that is killed leaves what was there or the moment of the archive, and is made again', async () => {
  const { app, env } = await startWithContent(await openBegunSqlite())
  const moments = [{ path: (await backedUp(env)).path, all: await everythingOf(app) }]
  const fileId = await uploaded(app, 'later.jpg', await jpeg(70, 50))
  await createdDesign(app, { title: 'Later', images: [{ fileId }] })
  moments.push({ path: (await backedUp(env)).path, all: await everythingOf(app) })
  const place = await emptyPlace(await openDatabaseFile(), env)
  const [first, second] = moments as [Moment, Moment]
  await restored(first.path, place)
  const found = async () => {
    const product = await startOn(place)
    const all = await everythingOf(product)
    await product.stop()
    return all
  }

  for (let round = 0; round < rounds; round++) {
    const child = startCommand('restore', place, [(round % 2 === 0 ? second : first).path, '--replace'])
    const ended = once(child, 'exit')
    await Promise.race([ended, pause(Math.random() * longest)])
    child.kill('SIGKILL')
    await ended
    expect([first.all, second.all]).toContainEqual(await found())
  }
  await restored(second.path, place, true)
  expect(await found()).toEqual(second.all)
})

interface Moment {
  path: string
  all: unknown
}
