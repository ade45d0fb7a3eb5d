import { sql } from 'kysely'
import { databaseNow } from '../database/now.ts'
import type { Db } from '../database/schema.ts'

/** Keys that one call names at most. */
const mostKeys = 30

/** A key that a shared cache has to forget; `isRepeat` once it has been told so. */
export interface Note {
  id: number
  key: string
  attempts: number
  isRepeat: number
}

/** What is noted to be purged, in the table that triggers write to. */
export function createNotes(db: Db) {
  const inMilliseconds = async (pause: number) =>
    new Date((await databaseNow(db)).getTime() + pause).toISOString()

  return {
    /** Notes keys to be purged at once. */
    async add(keys: string[]): Promise<void> {
      await db
        .insertInto('purge')
        .values(keys.map((key) => ({ key })))
        .execute()
    },
    /**
     * Takes what is due, and hides it from other processes for `holdFor` milliseconds; then it is due again, so that a process
     * that is killed loses nothing. Of several notes of a key the newest stands for all.
     */
    async take(holdFor: number): Promise<Note[]> {
      const now = await inMilliseconds(0)
      await sql`delete from purge where "dueAt" <= ${now} and id < (
        select max(newer.id) from purge as newer
        where newer.key = purge.key and newer."dueAt" <= ${now} and newer."isRepeat" <= purge."isRepeat")`.execute(
        db,
      )
      return db
        .updateTable('purge')
        .set(({ eb }) => ({
          dueAt: new Date(Date.parse(now) + holdFor).toISOString(),
          attempts: eb('attempts', '+', 1),
        }))
        .where('dueAt', '<=', now)
        .where('key', 'in', ({ selectFrom }) =>
          selectFrom('purge')
            .select('key')
            .distinct()
            .where('dueAt', '<=', now)
            .orderBy('key')
            .limit(mostKeys),
        )
        .returning(['id', 'key', 'attempts', 'isRepeat'])
        .execute()
    },
    /** What was told for the first time is told once more; what was told twice is done. */
    async told(notes: Note[], repeatAfter: number): Promise<void> {
      const [again, done] = [
        notes.filter(({ isRepeat }) => !isRepeat),
        notes.filter(({ isRepeat }) => isRepeat),
      ]
      if (done.length > 0) await db.deleteFrom('purge').where('id', 'in', idsOf(done)).execute()
      if (again.length > 0)
        await db
          .updateTable('purge')
          .set({ isRepeat: 1, attempts: 0, dueAt: await inMilliseconds(repeatAfter) })
          .where('id', 'in', idsOf(again))
          .execute()
    },
    /** Has them due again after so many milliseconds. */
    async putOff(notes: Note[], pause: number): Promise<void> {
      await db
        .updateTable('purge')
        .set({ dueAt: await inMilliseconds(pause) })
        .where('id', 'in', idsOf(notes))
        .execute()
    },
    /** Milliseconds until something is due; undefined where nothing is noted. */
    async nextIn(): Promise<number | undefined> {
      const { next } = await db
        .selectFrom('purge')
        .select(({ fn }) => fn.min('dueAt').as('next'))
        .executeTakeFirstOrThrow()
      return next === null ? undefined : Date.parse(next) - (await databaseNow(db)).getTime()
    },
  }
}

const idsOf = (notes: Note[]) => notes.map(({ id }) => id)
