import { join } from 'node:path'
import { describe } from 'vitest'
import { migrate, openDatabase } from '#server/database/client.ts'
import { isBalanced } from './balanced/balanced.ts'
import { openFolder } from './folder.ts'
import { createdFrom } from './postgres-databases.ts'

export type DatabaseName = 'SQLite' | 'PostgreSQL'

/** A database of its own: its address, and how to remove it. */
export interface TestDatabase {
  url: string
  /** Where the product has begun on it: the folder of its data. */
  directory?: string
  remove(): Promise<void>
}

type BegunDatabase = TestDatabase & { directory: string }

type Opened = () => Promise<TestDatabase>

const begun = { SQLite: openBegunSqlite, PostgreSQL: openBegunPostgres }
const withSchema = { SQLite: openSqlite, PostgreSQL: openPostgres }
/** For tests of what makes the schema. */
export const empty = { SQLite: openEmptySqlite, PostgreSQL: openEmptyPostgres }

/** Runs the same tests on SQLite and on PostgreSQL, where they are not told otherwise on what a first start lays down. */
export function onEachDatabase(
  title: string,
  tests: (open: Opened) => void,
  opened: Record<DatabaseName, Opened> = begun,
) {
  const tried = Object.entries(opened).filter(([name]) => !isBalanced || name === 'PostgreSQL')
  describe.each(tried)(`${title} on %s`, (_name, open) => tests(open))
}

/** As `onEachDatabase`, for tests of parts of the product: the schema is there and nothing else. */
export function onEachSchema(title: string, tests: (open: Opened) => void) {
  onEachDatabase(title, tests, withSchema)
}

/** One that ends with the process, in which nothing is. */
export async function openEmptySqlite(): Promise<TestDatabase> {
  return { url: 'sqlite::memory:', remove: async () => {} }
}

/** An SQLite database that several processes can open, one after another or at once; nothing is in it. */
export async function openDatabaseFile(): Promise<TestDatabase> {
  const { directory, remove } = await openFolder()
  return { url: sqliteIn(directory), remove }
}

/** A database in which nothing is, not even the schema. */
export function openEmptyPostgres(): Promise<TestDatabase> {
  return createdFrom('template0')
}

/** An SQLite database whose schema is there. */
export async function openSqlite(): Promise<TestDatabase> {
  const { directory, remove } = await openFolder(await templates.sqlite())
  return { url: sqliteIn(directory), remove }
}

/** As `openSqlite`, on PostgreSQL. */
export async function openPostgres(): Promise<TestDatabase> {
  return createdFrom(await templates.postgres())
}

/** An SQLite database on which the product has begun. */
export async function openBegunSqlite(): Promise<BegunDatabase> {
  if (isBalanced) return openBegunPostgres()
  const folder = await openFolder(await templates.begunSqlite())
  return { ...folder, url: sqliteIn(folder.directory) }
}

/** As `openBegunSqlite`, on PostgreSQL. */
export async function openBegunPostgres(): Promise<BegunDatabase> {
  const template = await templates.begunPostgres()
  const folder = await openFolder(template.directory)
  const database = await createdFrom(template.name)
  return {
    url: database.url,
    directory: folder.directory,
    async remove() {
      await database.remove()
      await folder.remove()
    },
  }
}

/** What databases are copied from: each is made by the first test of a worker that asks for it. */
const templates = {
  sqlite: once(async () => {
    const { directory } = await openFolder()
    await makeSchema(sqliteIn(directory))
    return directory
  }),
  postgres: once(async () => {
    const { url, name } = await createdFrom('template0')
    await makeSchema(url)
    return name
  }),
  begunSqlite: once(async () => {
    const { directory } = await openFolder()
    await begin(sqliteIn(directory), directory)
    return directory
  }),
  begunPostgres: once(async () => {
    const { url, name } = await createdFrom('template0')
    const { directory } = await openFolder()
    await begin(url, directory)
    return { name, directory }
  }),
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function sqliteIn(directory: string): string {
  return `sqlite:${join(directory, 'portfolio.db')}`
}

async function makeSchema(url: string): Promise<void> {
  const db = openDatabase(url, () => {})
  await migrate(db)
  await db.destroy()
}

/** Whoever needs no such database does not load the whole product. */
async function begin(url: string, directory: string): Promise<void> {
  const startApp = await import('./start-app.ts')
  await startApp.begin(url, directory)
}
