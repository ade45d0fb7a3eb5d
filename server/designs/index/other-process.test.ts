import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabaseFile, openPostgres } from '#test/databases.ts'
import { countPlainly, findPlainly, isSaidPlainly, readPlainly } from '#test/designs/plain-answers.ts'
import { chance } from '#test/designs/random.ts'
import { randomFilters, randomQuery, randomWriter } from '#test/designs/random-catalogue.ts'
import { eventually } from '#test/eventually.ts'
import { migrate, openDatabase } from '../../database/client.ts'
import { openContentVersion } from '../../database/content-version.ts'
import { openDesignIndex } from './design-index.ts'

const log = pino({ level: 'silent' })
const moduleAt = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

/** Writes until it is killed, and tells of each transaction that is stored. */
const writer = `
  import { openDatabase } from ${moduleAt('../../database/client.ts')}
  import { chance } from ${moduleAt('../../../test/designs/random.ts')}
  import { randomWriter } from ${moduleAt('../../../test/designs/random-catalogue.ts')}
  const db = openDatabase(process.argv[1], () => {})
  const { write } = randomWriter(db, chance(Number(process.argv[2])))
  for (;;) {
    await write(1)
    console.log('stored')
  }`

describe.each([
  ['SQLite', openDatabaseFile],
  ['PostgreSQL', openPostgres],
])('The index of designs on %s', (_name, open) => {
  it('loses nothing that another process wrote before it was killed', async () => {
    const database = await open()
    const db = openDatabase(database.url, () => {})
    await migrate(db)
    const { begin, write } = randomWriter(db, chance(1))
    await begin()
    await write(20)
    const { version, close } = await openContentVersion(db, database.url, log)
    const index = openDesignIndex(db, version, log)
    onTestFinished(async () => {
      await index.close()
      await close()
      await db.destroy()
      await database.remove()
    })
    const any = chance(2)
    await index.find({ page: 1, limit: 10, search: 'mok' })
    for (const seed of [1, 2]) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', writer, database.url, `${seed}`], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let stored = 0
      for await (const _line of createInterface(child.stdout)) {
        // Read in the midst of the writing, which moves on: only later can be said whether it was right.
        await index.find({ page: 1, limit: 10, search: 'mok', sort: 'title' })
        if (++stored === 12) child.kill('SIGKILL')
      }
      if (child.signalCode === null) await once(child, 'exit')
      const designs = await readPlainly(db)
      const categories = await db.selectFrom('category').select('slug').orderBy('id').execute()
      const everything = { page: 1, limit: 500, sort: 'updated' } as const
      // What was written last may be seen in what is counted alone: a category has another name.
      await eventually(async () => {
        expect(await index.find(everything)).toMatchObject(findPlainly(designs, everything))
        expect(await index.facets({})).toEqual(countPlainly(designs, {}))
      })
      for (let asked = 0; asked < 30; asked++) {
        const filters = randomFilters({ categories }, any)
        const query = randomQuery(filters, any)
        if (!isSaidPlainly(designs, filters)) continue
        expect(await index.find(query)).toMatchObject(findPlainly(designs, query))
        expect(await index.facets(filters)).toEqual(countPlainly(designs, filters))
      }
    }
  })
})
