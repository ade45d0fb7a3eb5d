import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../database/schema.ts'
import { newId } from '../../ids.ts'
import { removeOlder } from '../disk.ts'
import { makeFolder } from '../durable.ts'
import { hashOf } from '../hash.ts'
import type { Store } from '../stores/store.ts'
import type { Unfinished } from './unfinished.ts'

/** No file's id ends so: a dot is in none that the product makes. */
const ending = '.part'

/** Whether a store has a chunk of an upload that is under way under this key. */
export async function isPart(db: Db, key: string): Promise<boolean> {
  if (!key.endsWith(ending)) return false
  const part = await db.selectFrom('uploadPart').select('key').where('key', '=', key).executeTakeFirst()
  return part !== undefined
}

/**
 * Keeps chunks in the store, and what is known of them in the database: they may arrive at processes of several machines.
 * @param directory of this machine, where bytes arrive and are put together
 */
export function storedUploads(db: Db, store: Store, directory: string): Unfinished {
  const incoming = join(directory, '.incoming')

  async function partsOf(id: string) {
    return db.selectFrom('uploadPart').selectAll().where('uploadId', '=', id).orderBy('position').execute()
  }

  async function beginningOf(id: string) {
    return db
      .selectFrom('upload')
      .select(['name', 'total', 'createdAt'])
      .where('id', '=', id)
      .executeTakeFirst()
  }

  return {
    incoming,
    async begin(id, ifNew) {
      await db
        .insertInto('upload')
        .values({ id, ...ifNew, touchedAt: ifNew.createdAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      return (await beginningOf(id)) ?? ifNew
    },
    async add(id, { index }, path) {
      const hash = await hashOf(path)
      const known = (await partsOf(id)).find(({ position }) => position === index)
      if (known && known.hash !== hash) return undefined
      if (!known) {
        const key = `${newId()}${ending}`
        await store.put(key, path)
        await db.insertInto('uploadPart').values({ uploadId: id, position: index, key, hash }).execute()
      }
      await db
        .updateTable('upload')
        .set({ touchedAt: new Date().toISOString() })
        .where('id', '=', id)
        .execute()
      return (await partsOf(id)).length
    },
    async find(id) {
      const beginning = await beginningOf(id)
      if (!beginning) return undefined
      const positions = new Set((await partsOf(id)).map(({ position }) => position))
      let chunksInOrder = 0
      while (positions.has(chunksInOrder)) chunksInOrder++
      return { beginning, chunksInOrder }
    },
    async assemble(id) {
      await makeFolder(incoming)
      const whole = join(incoming, newId())
      try {
        for (const { key } of await partsOf(id))
          await pipeline(await store.open(key), createWriteStream(whole, { flags: 'a' }))
      } catch (error) {
        await rm(whole, { force: true })
        throw error
      }
      return whole
    },
    async discard(id) {
      const parts = await partsOf(id)
      const gone = await db.deleteFrom('upload').where('id', '=', id).executeTakeFirst()
      for (const { key } of parts) await store.remove(key)
      return gone.numDeletedRows > 0n
    },
    async stale(before) {
      await removeOlder(incoming, before)
      const rows = await db
        .selectFrom('upload')
        .select('id')
        .where('touchedAt', '<', before.toISOString())
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
