import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { migrate, openDatabase } from '#server/database/client.ts'

export type DatabaseName = 'SQLite' | 'PostgreSQL'

/** A database of its own, without any content: its address, and how to remove it. */
export interface TestDatabase {
  url: string
  remove(): Promise<void>
}

type Opened = () => Promise<TestDatabase>

const withSchema = { SQLite: openSqlite, PostgreSQL: openPostgres }
/** For tests of what makes the schema. */
export const empty = { SQLite: openSqlite, PostgreSQL: openEmptyPostgres }

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onEachDatabase(
  title: string,
  tests: (open: Opened) => void,
  opened: Record<DatabaseName, Opened> = withSchema,
) {
  describe.each(Object.entries(opened))(`${title} on %s`, (_name, open) => tests(open))
}

export async function openSqlite(): Promise<TestDatabase> {
  return { url: 'sqlite::memory:', remove: async () => {} }
}

/** An SQLite database that several processes can open, one after another or at once. */
export async function openDatabaseFile(): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-database-'))
  return {
    url: `sqlite:${join(directory, 'portfolio.db')}`,
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}

let migrated: Promise<string> | undefined

/** A database whose schema is there: a copy of one that was migrated once. */
export async function openPostgres(): Promise<TestDatabase> {
  migrated ??= openMigrated()
  return copyOf(await migrated)
}

/** A database in which nothing is, not even the schema. */
export function openEmptyPostgres(): Promise<TestDatabase> {
  return copyOf('template0')
}

async function copyOf(template: string): Promise<TestDatabase> {
  const server = await postgresUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${template}`)
  return {
    url: server.replace(/\/[^/]*$/, `/${name}`),
    remove: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
}

/** @returns the name of a database in which the schema is, and nothing else */
async function openMigrated(): Promise<string> {
  const { url } = await openEmptyPostgres()
  const db = openDatabase(url, () => {})
  await migrate(db)
  await db.destroy()
  return new URL(url).pathname.slice(1)
}

/** The address of the test run's server, which is started where it does not run yet. */
async function postgresUrl(): Promise<string> {
  const url = await text(connect(inject('postgresDesk'), '127.0.0.1'))
  if (!url) throw new Error('PostgreSQL could not be started')
  return url
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
