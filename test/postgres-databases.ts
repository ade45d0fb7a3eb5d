import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { inject } from 'vitest'

/** A new database of the test run's server. @param template the name of the one whose copy it is */
export async function createdFrom(template: string) {
  const server = await postgresUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${template}`)
  return {
    name,
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

/** One connection a worker: the server begins a process for each. */
let connection: Promise<pg.Client> | undefined

async function onServer(url: string, statement: string): Promise<void> {
  connection ??= connected(url)
  await (await connection).query(statement)
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // The server may stop first.
  client.on('error', () => {})
  await client.connect()
  return client
}
