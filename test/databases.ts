import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { describe, inject } from 'vitest'

export type DatabaseName = 'SQLite' | 'PostgreSQL'

/** An empty database of its own for a test file: its address, and how to remove it. */
export interface TestDatabase {
  url: string
  remove(): Promise<void>
}

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onEachDatabase(title: string, tests: (open: () => Promise<TestDatabase>) => void) {
  describe.each<[DatabaseName, () => Promise<TestDatabase>]>([
    ['SQLite', openSqlite],
    ['PostgreSQL', openPostgres],
  ])(`${title} on %s`, (_name, open) => tests(open))
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

export async function openPostgres(): Promise<TestDatabase> {
  const server = await postgresUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  return {
    url: server.replace(/\/[^/]*$/, `/${name}`),
    remove: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
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
