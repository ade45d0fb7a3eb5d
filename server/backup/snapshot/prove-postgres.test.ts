import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyPlace } from '#test/backups.ts'
import { openPostgres } from '#test/databases.ts'
import { readEnv } from '../../env.ts'
import { makePrivateFolder } from '../private-folder.ts'
import { connect, snapshotPostgres } from './postgres.ts'
import { flawOfCopies, flawWhenLoaded } from './prove-postgres.ts'

const at = '2026-11-21T00:00:00.000Z'

it('a dump of PostgreSQL is read row by row and tried in a database, in which nothing remains', async () => {
  const { DATABASE_URL, DATA_DIR } = await emptyPlace(await openPostgres(), readEnv({}))
  const client = await connect(DATABASE_URL)
  const slug = `insert into "formerSlug" values ('1', E'a\\tb\\nc\\\\', 'c', null)`
  await client.query(`insert into category (id, "createdAt", "updatedAt", name, "nameKey", slug, description)
    values ('c', '${at}', '${at}', 'Name', 'name', 'name', ''); ${slug}`)
  const directory = await makePrivateFolder(join(DATA_DIR, 'dump'))
  const { migrations, rows, columns } = await snapshotPostgres(DATABASE_URL, directory)
  const database = { kind: 'postgres' as const, migrations, rows, columns, parts: [] }
  expect(rows.formerSlug).toBe(1)
  expect(await flawOfCopies(directory, database)).toBe(undefined)
  expect(await flawWhenLoaded(directory, database, DATABASE_URL)).toBe(undefined)

  const path = join(directory, 'database/formerSlug.copy')
  const row = await readFile(path, 'utf8')
  await writeFile(path, row.replace('\tc\t', '\td\t'))
  expect(await flawWhenLoaded(directory, database, DATABASE_URL)).toBe(
    'its table formerSlug refers to rows that are not there',
  )
  await writeFile(path, row.replace('\tc\t', '\t'))
  expect(await flawOfCopies(directory, database)).toBe('its table formerSlug has a row of other columns')
  await writeFile(path, row + row)
  expect(await flawOfCopies(directory, database)).toBe('its table formerSlug has 2 rows, and not 1')
  expect((await client.query('select count(*)::int as count from "formerSlug"')).rows).toEqual([{ count: 1 }])
  await client.end()
})
