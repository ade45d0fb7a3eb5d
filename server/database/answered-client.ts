import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds. */
interface AnswerTimes {
  /** After which it is asked whether a query that has no answer is still worked on, and between two such questions. */
  lookEvery: number
  /** That an answer may be on its way. */
  onItsWay: number
  /** That the server may take to say so. */
  patience: number
}

const usual: AnswerTimes = { lookEvery: 2000, onItsWay: 500, patience: 1500 }

/**
 * The server finds out by itself within seconds that whoever asked is gone, and lets go of what they had locked: packets that
 * are lost close nothing. Each is set where the server knows of it.
 */
const settings = `select set_config(name, value, false) from (values ('tcp_keepalives_idle', '3'),
  ('tcp_keepalives_interval', '1'), ('tcp_keepalives_count', '3'), ('tcp_user_timeout', '6000'),
  ('client_connection_check_interval', '2000')) as wanted (name, value) where current_setting(name, true) is not null`

/** How connections are opened whose either end finds out that the other is gone. */
export const endsThatAreFound = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 3000,
  /** A server that takes none of them is used without. */
  onConnect: (client: pg.ClientBase) =>
    client.query(settings).then(
      () => undefined,
      (error: Error) => {
        if (!(error instanceof pg.DatabaseError)) throw error
      },
    ),
}

/**
 * A connection on which no query waits for ever: one that has no answer, and on which the server does not work, or of which it
 * can't be asked, has lost its connection. A query that takes long, or waits for others, may take as long as it likes.
 */
export function answeredClient(connectionString: string, times = usual): typeof pg.Client {
  return class extends pg.Client {
    readonly #socket: Socket

    constructor(config: pg.ClientConfig) {
      const socket = new Socket()
      super({ ...config, connectionString, stream: () => socket })
      this.#socket = socket
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg has many forms of it
    override query(...given: [any, any?, any?]): any {
      const answer: unknown = super.query(...given)
      if (answer instanceof Promise) this.#watch(answer)
      return answer
    }

    #watch(answer: Promise<unknown>): void {
      let isAnswered = false
      let timer: NodeJS.Timeout | undefined
      const since = performance.now()
      const look = async () => {
        const read = this.#socket.bytesRead
        const work = await workOf((this as { processID?: number }).processID)
        if (work !== 'under way') {
          if (!isAnswered) await pause(times.onItsWay)
          if (!isAnswered && this.#socket.bytesRead === read)
            return this.#socket.destroy(noAnswer(performance.now() - since, work === 'unknown'))
        }
        if (!isAnswered) wait()
      }
      const wait = () => {
        timer = setTimeout(look, times.lookEvery).unref()
      }
      const end = () => {
        isAnswered = true
        clearTimeout(timer)
      }
      answer.then(end, end)
      wait()
    }
  }

  /** Asks on a connection of its own. @returns `unknown` where the server does not answer that either */
  async function workOf(process: number | undefined): Promise<'under way' | 'none' | 'unknown'> {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString,
      stream: () => socket,
      connectionTimeoutMillis: times.patience,
      query_timeout: times.patience,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query('select state from pg_stat_activity where pid = $1', [process])
      return String(rows[0]?.state).startsWith('idle') ? 'none' : 'under way'
    } catch (error) {
      // It answers, if only that it has no room.
      return error instanceof pg.DatabaseError ? 'under way' : 'unknown'
    } finally {
      socket.destroy()
    }
  }
}

/** A failure as the system's own, once it has sent in vain for long enough. */
export interface NoAnswer extends Error {
  /** Milliseconds for which the server has been away; 0 where it is only the connection that is lost. */
  awayFor: number
}

function noAnswer(milliseconds: number, isAway: boolean): NoAnswer {
  const error = new Error(`The database has not answered for ${Math.round(milliseconds / 1000)} s`)
  return Object.assign(error, { code: 'ETIMEDOUT', awayFor: isAway ? milliseconds : 0 })
}
