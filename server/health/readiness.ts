import { sql } from 'kysely'
import { knownMigrations } from '../database/migrations.ts'
import { namedMigrations } from '../database/migrations-done.ts'
import type { Db } from '../database/schema.ts'
import { within } from '../files/stores/deadline.ts'
import type { Store } from '../files/stores/store.ts'

/** Milliseconds that each part is given to answer. */
const patience = 3000

/** What has to be there before requests are sent here. */
export type Need = 'database' | 'migrations' | 'store'

export interface Readiness {
  /** What is missing; nothing where requests can be sent here. */
  missing(): Promise<Need[]>
  /** Whether the process has been told to stop. */
  isStopping(): boolean
  /** Says from now on that the process stops. */
  stop(): void
}

/** @param store asked whether it answers */
export function createReadiness(db: Db, store: Pick<Store, 'check'>): Readiness {
  const known = knownMigrations()
  let stops = false
  let asked: Promise<Need[]> | undefined

  async function find(): Promise<Need[]> {
    const [database, migrations, files] = await Promise.all([
      answers(() => sql`select 1`.execute(db)),
      answers(async () => mustBeDone(await known, await namedMigrations(db))),
      answers(() => store.check()),
    ])
    return [
      ...(database ? [] : ['database' as const]),
      ...(database && !migrations ? ['migrations' as const] : []),
      ...(files ? [] : ['store' as const]),
    ]
  }

  return {
    missing() {
      // However many ask, each part is asked once at a time.
      asked ??= find().finally(() => {
        asked = undefined
      })
      return asked
    },
    isStopping: () => stops,
    stop() {
      stops = true
    },
  }
}

/** Those that are done and not known are of a newer build, which takes over from this one. */
function mustBeDone(known: string[], done: string[]): void {
  const isDone = new Set(done)
  if (!known.every((name) => isDone.has(name))) throw new Error('The schema is older than the product')
}

function answers(ask: () => Promise<unknown>): Promise<boolean> {
  return within(patience, ask).then(
    () => true,
    () => false,
  )
}
