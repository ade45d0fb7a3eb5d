import { Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { createLimit } from '../concurrency.ts'
import { type ContentVersion, createContentVersion } from '../http/content-version.ts'
import { newId } from '../ids.ts'
import type { Db } from './schema.ts'

/** Where triggers announce changes, where a process asks whether the others have heard of them, and where those answer. */
const channels = { content: 'content', asked: 'contentAsked', heard: 'contentHeard' } as const
/** What the connections that hear of announcements are called by PostgreSQL; behind it stand process and number. */
const connectionName = 'plinth hears '
const reconnectAfter = 250
/** Milliseconds between two checks that announcements would arrive. */
const pulseEvery = 500
/** Milliseconds after the last question that was answered, for which what is stored is trusted. */
const trustedFor = 2000
/** Milliseconds after which a process that does not answer trusts nothing that it stored. */
const untilDistrusted = trustedFor + 500

/**
 * The content version of a process on PostgreSQL. While announcements may not arrive nothing stored is trusted: the version
 * moves with every look. A write waits until every other process has heard of it, or trusts nothing by itself.
 */
export function listenOnPostgres(
  db: Db,
  url: string,
  log: Logger,
): { version: ContentVersion; close(): Promise<void> } {
  const own = newId()
  let connections = 0
  let announced = 0
  /** When the last question was asked that was answered, by `performance.now()`. */
  let heardAt = Number.NEGATIVE_INFINITY
  let closed = false
  let client: pg.Client | undefined
  /** By question of this process, what notes who has answered it. */
  const questions = new Map<string, (name: string) => void>()
  /** Connections that have not answered: they are not waited for until they do. */
  const silent = new Set<string>()

  async function connect() {
    if (closed) return
    const socket = new Socket()
    connections += 1
    const connection = `${own}.${connections}`
    const next = new pg.Client({
      connectionString: url,
      application_name: `${connectionName}${connection}`,
      stream: () => socket,
      connectionTimeoutMillis: untilDistrusted,
      query_timeout: untilDistrusted,
    })
    client = next
    const inTurn = createLimit(1)
    let timer: NodeJS.Timeout | undefined
    let isAsking = false

    // Others no longer wait for a connection that was silent for so long: it is given up, and another one is trusted.
    async function ask() {
      if (performance.now() - heardAt > untilDistrusted) socket.destroy()
      if (isAsking) return
      isAsking = true
      const askedAt = performance.now()
      await inTurn(() => next.query('select 1')).then(
        () => {
          if (isTrusted()) heardAt = askedAt
          else socket.destroy()
        },
        () => undefined,
      )
      isAsking = false
    }

    const answer = (words: string) =>
      inTurn(() => next.query('select pg_notify($1, $2)', [channels.heard, words])).catch(() => undefined)

    next.on('notification', ({ channel, payload = '' }) => {
      const [name = '', question = '', from = ''] = payload.split(' ')
      if (channel === channels.content) announced += 1
      else if (channel === channels.asked && name !== own) void answer(`${name} ${question} ${connection}`)
      else if (channel === channels.heard && name === own) {
        silent.delete(from)
        questions.get(question)?.(from)
      }
    })
    next.on('error', (error) => log.warn({ err: error }, 'content announcements lost'))
    // Every connection ends once, also one that never came about: the next attempt begins here alone.
    next.on('end', () => {
      clearInterval(timer)
      heardAt = Number.NEGATIVE_INFINITY
      if (!closed) setTimeout(connect, reconnectAfter).unref()
    })
    try {
      await next.connect()
      for (const channel of Object.values(channels)) await next.query(`listen "${channel}"`)
      announced += 1
      heardAt = performance.now()
      timer = setInterval(ask, pulseEvery).unref()
    } catch {
      socket.destroy()
    }
  }

  const isTrusted = () => performance.now() - heardAt < trustedFor

  /** Names of the connections on which other processes hear of announcements now. */
  async function others(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select substr(application_name, ${connectionName.length + 1}) as name from pg_stat_activity
      where datname = current_database() and starts_with(application_name, ${connectionName})`.execute(db)
    const present = new Set(rows.map(({ name }) => name))
    for (const name of silent) if (!present.has(name)) silent.delete(name)
    return [...present].filter((name) => !name.startsWith(`${own}.`))
  }

  /** What was announced to a process before it is asked, it has heard before it answers. */
  async function untilHeard(): Promise<void> {
    const asked = await others()
    if (asked.length === 0) return
    const waiting = new Set(asked.filter((name) => !silent.has(name)))
    const question = newId()
    const askedAt = performance.now()
    const all = Promise.withResolvers<void>()
    questions.set(question, (name) => {
      waiting.delete(name)
      if (waiting.size === 0) all.resolve()
    })
    const timer = setTimeout(all.resolve, untilDistrusted)
    try {
      // Silent connections are asked too: they may answer by now.
      await sql`select pg_notify(${channels.asked}, ${`${own} ${question}`})`.execute(db)
      if (waiting.size > 0) await all.promise
      // Where this process hears nothing itself, nothing is known of the others.
      if (heardAt > askedAt) for (const name of waiting) silent.add(name)
    } finally {
      clearTimeout(timer)
      questions.delete(question)
    }
  }

  connect()
  return {
    version: createContentVersion(
      () => (isTrusted() ? announced : ++announced),
      // The write is stored: where nobody can be asked, nobody trusts what they stored for long.
      () => untilHeard().catch((error) => log.warn({ err: error }, 'a write could not be announced')),
    ),
    async close() {
      closed = true
      await client?.end().catch(() => undefined)
    },
  }
}
