import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../database/schema.ts'
import type { ContentVersion } from '../../http/content-version.ts'
import { readSettings } from '../../settings/repository.ts'
import { Catalogue } from './catalogue.ts'
import { changesAfter, lastChange } from './journal.ts'
import { findColumns, findTexts, listColumns, readPlacements } from './rows.ts'
import { Turns } from './turns.ts'

/** So many designs are read at once. */
const batch = { columns: 150, texts: 100, changes: 100 }

/** Told of designs that have changed, by their ids, or that any may have. */
export type Changed = (ids: string[] | 'all') => void

export interface Source {
  db: Db
  version: ContentVersion
  /** How much visitors chose each design lately. */
  scores: () => ReadonlyMap<string, number>
  /** Aborted once nothing more is asked. */
  signal: AbortSignal
}

/** The catalogue as it was at some content version, and how it catches up with the database. */
export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>

/** Reads what lists, filters and counts need; the texts follow with `searchable`. */
export async function takeSnapshot({ db, version, scores, signal }: Source) {
  const catalogue = new Catalogue(scores())
  const turns = new Turns(signal)
  let caughtUpWith = version.current()
  let last = await lastChange(db)
  catalogue.place(await readPlacements(db))
  catalogue.speak((await readSettings(db)).synonyms)
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await listColumns(db, after, batch.columns)
    catalogue.add(rows)
    after = rows.length < batch.columns ? undefined : rows.at(-1)?.id
    await turns.next()
  }

  let texts: Promise<void> | undefined
  async function readTexts(): Promise<void> {
    const turns = new Turns(signal)
    while (!catalogue.isSearchable) {
      const slots = catalogue.unsearchable(batch.texts)
      const ids = slots.map((slot) => catalogue.slots.ids[slot] as string)
      const rows = new Map((await findTexts(db, ids)).map((row) => [row.id, row]))
      for (const slot of slots) {
        catalogue.search(slot, rows.get(catalogue.slots.ids[slot] as string))
        await turns.next()
      }
    }
  }

  return {
    catalogue,
    isCurrent: (now: string) => caughtUpWith === now,

    /** Reads the texts that searches look into, where that has not happened yet. */
    searchable(): Promise<void> {
      texts ??= readTexts().finally(() => {
        texts = undefined
      })
      return texts
    },

    /**
     * Takes in everything that was written before this was called.
     * @returns whether that could be found out; where not, another snapshot has to be taken
     */
    async catchUp(changed: Changed): Promise<boolean> {
      const now = version.current()
      const changes = await changesAfter(db, last)
      if (!changes) return false
      const placements = await readPlacements(db)
      if (!isDeepStrictEqual(placements, catalogue.placements)) {
        catalogue.place(placements)
        changed('all')
      }
      catalogue.speak((await readSettings(db)).synonyms)
      const turns = new Turns(signal)
      for (let from = 0; from < changes.ids.length; from += batch.changes) {
        const ids = changes.ids.slice(from, from + batch.changes)
        catalogue.change(ids, await findColumns(db, ids), await findTexts(db, ids))
        changed(ids)
        await turns.next()
      }
      last = changes.last
      caughtUpWith = now
      return true
    },
  }
}
