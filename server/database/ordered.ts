import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { DocumentOrder } from '#contract/order.ts'
import type { Publishing, Status } from '#contract/publishing.ts'
import { conflict, notFound } from '../errors.ts'
import { newId } from '../ids.ts'
import { everything, type Scope } from '../publishing/scope.ts'
import { savedVisibility } from '../publishing/visibility.ts'
import { trashedOf } from '../trash/repository.ts'
import { isPostgres } from './client.ts'
import { changedMessage, isStale, nextVersion } from './conflicts.ts'
import { inOrder, standsAs, type Ties } from './in-order.ts'
import type { Db, Schema } from './schema.ts'

/** What a racing order is told. */
const changedOrder = 'The order was changed by someone else. Reload to see the latest order.'

type OrderedTable = 'category' | 'service' | 'pricingImage' | 'testimonial' | 'banner'
type Fields<T extends OrderedTable> = Omit<Insertable<Schema[T]>, 'id' | 'createdAt' | 'updatedAt'>

/** The queries of a kind of document that is listed in its display order, those of the same position as `ties` says. */
export function orderedRepository<T extends OrderedTable>(
  table: T,
  name: string,
  missing: string,
  ties: Ties = 'newest first',
) {
  type Row = Selectable<Schema[T]>
  // Kysely can't type a query over a table that is still open; each table here has these columns.
  const open = (db: Db) => db as unknown as Kysely<{ rows: Schema['pricingImage'] }>
  const from = (db: Db) => open(db).selectFrom(`${table} as rows` as 'rows')
  const within = (db: Db, { onlyPublic, status }: Scope) =>
    from(db)
      .$if(onlyPublic, (query) => query.where('isPublic', '=', 1))
      .$if(status !== undefined, (query) => query.where('status', '=', status as Status))

  return {
    async list(db: Db, { page, limit }: { page: number; limit: number }, scope = everything): Promise<Row[]> {
      const rows = await within(db, scope)
        .selectAll()
        .orderBy('displayOrder')
        .orderBy('id', ties === 'newest first' ? 'desc' : 'asc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      return rows as unknown as Row[]
    },

    async count(db: Db, scope = everything): Promise<number> {
      const { count } = await within(db, scope)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async find(db: Db, id: string): Promise<Row | undefined> {
      const row = await from(db)
        .selectAll()
        .where('id', '=', id)
        .$if(db.isTransaction && isPostgres(db), (query) => query.forUpdate())
        .executeTakeFirst()
      return row as unknown as Row | undefined
    },

    /** @returns the new row's id */
    async insert(db: Db, fields: Fields<T>): Promise<string> {
      const now = new Date().toISOString()
      const own = { ...fields, ...savedVisibility(fields) }
      const row = { ...own, id: newId(), createdAt: now, updatedAt: now }
      await open(db)
        .insertInto(table as 'rows')
        .values(row as object as Insertable<Schema['pricingImage']>)
        .execute()
      return row.id
    },

    /**
     * Changes the given columns of a row that `current` read in the same transaction; an undefined one stays.
     * @throws AppError 409 where the caller's version is older
     */
    async update(
      db: Db,
      current: { id: string; updatedAt: string } & Publishing,
      given: string | undefined,
      changes: Updateable<Schema[T]>,
    ): Promise<void> {
      if (isStale(given, current.updatedAt)) throw conflict('changed-meanwhile', changedMessage(name))
      await open(db)
        .updateTable(table as 'rows')
        .set({
          ...changes,
          ...savedVisibility(changes, current),
          updatedAt: nextVersion(current.updatedAt),
        } as object)
        .where('id', '=', current.id)
        .execute()
    },

    /** The row, held on PostgreSQL until the transaction ends. @throws AppError 404 */
    async require(db: Db, id: string): Promise<Row> {
      const row = await this.find(db, id)
      if (!row) throw notFound(missing)
      return row
    },

    /**
     * Gives the documents `ids` the first places, in that order; the others follow as they were. Nought is left to new
     * ones where those come first. A version stays what it was: whoever edits a document is not in the way of the list.
     * What lies in the trash was deleted while the order was made, and is passed over.
     * @returns every row, in order
     * @throws AppError 404 where an id names nothing, 409 where others than `before` were in that order meanwhile
     */
    async reorder(tx: Db, { ids, before }: DocumentOrder): Promise<Row[]> {
      const query = from(tx).selectAll().orderBy('id')
      const rows = await (isPostgres(tx) ? query.forUpdate() : query).execute()
      const here = new Set(rows.map(({ id }) => id))
      // Looked up once the rows are held: what was on its way to the trash lies in it then.
      const trashed = await trashedOf(
        tx,
        ids.filter((id) => !here.has(id)),
      )
      const left = ids.filter((id) => !trashed.has(id))
      const ordered = inOrder(rows, left, ties, () => notFound(missing))
      const present = inOrder(rows, [], ties, () => notFound(missing)).map(({ id }) => id)
      if (before && !standsAs(before, present)) {
        // An order that is put once more, because its answer was lost, stands already, whatever is new since.
        const known = new Set([...before, ...ids])
        const result = ordered.map(({ id }) => id).filter((id) => known.has(id))
        if (!standsAs(result, present)) throw conflict('changed-meanwhile', changedOrder)
      }
      for (const [index, { id, displayOrder }] of ordered.entries())
        if (displayOrder !== index + 1)
          await open(tx)
            .updateTable(table as 'rows')
            .set({ displayOrder: index + 1 })
            .where('id', '=', id)
            .execute()
      return ordered.map((row, index) => ({ ...row, displayOrder: index + 1 })) as unknown as Row[]
    },

    remove(db: Db, id: string) {
      return open(db)
        .deleteFrom(table as 'rows')
        .where('id', '=', id)
        .execute()
    },
  }
}
