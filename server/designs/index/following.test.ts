import { pino } from 'pino'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { onEachSchema } from '#test/databases.ts'
import { countPlainly, findPlainly, isSaidPlainly, readPlainly } from '#test/designs/plain-answers.ts'
import { chance } from '#test/designs/random.ts'
import { randomFilters, randomQuery, randomScope, randomWriter } from '#test/designs/random-catalogue.ts'
import { eventually } from '#test/eventually.ts'
import { openDatabase } from '../../database/client.ts'
import { holdCatalogue } from '../../database/locks.ts'
import type { Db } from '../../database/schema.ts'
import { type ContentVersion, createContentVersion } from '../../http/content-version.ts'
import { createDesign } from '../save.ts'
import { type DesignIndex, openDesignIndex } from './design-index.ts'
import { changesAfter, forgetOldChanges, lastChange } from './journal.ts'

const all = { page: 1, limit: 500 }

onEachSchema('The index of designs', (open) => {
  let db: Db
  let version: ContentVersion
  let index: DesignIndex
  let write: (count: number) => Promise<void>
  const messages: string[] = []
  const any = chance(5)

  beforeEach(async () => {
    const database = await open()
    db = openDatabase(database.url, () => {})
    version = createContentVersion(() => 0)
    const writer = randomWriter(db, chance(4))
    await writer.begin()
    await writer.write(20)
    write = async (count) => {
      await writer.write(count)
      version.move()
    }
    messages.length = 0
    const log = pino({ level: 'debug' }, { write: (line: string) => void messages.push(line) })
    index = openDesignIndex(db, version, log)
    onTestFinished(async () => {
      await index.close()
      await db.destroy()
      await database.remove()
    })
  })

  async function expectRight(questions = 20) {
    const designs = await readPlainly(db)
    const categories = await db.selectFrom('category').select('slug').orderBy('id').execute()
    for (let asked = 0; asked < questions; asked++) {
      const filters = randomFilters({ categories }, any)
      const query = randomQuery(filters, any)
      const scope = randomScope(any)
      if (!isSaidPlainly(designs, filters, scope)) continue
      expect(await index.find(query, scope), JSON.stringify([query, scope])).toMatchObject(
        findPlainly(designs, query, scope),
      )
      expect(await index.facets(filters, scope), JSON.stringify([filters, scope])).toEqual(
        countPlainly(designs, filters, scope),
      )
    }
  }

  it('has seen a write that is acknowledged, whoever else asks meanwhile', async () => {
    let isOver = false
    const others = Array.from({ length: 5 }, async () => {
      while (!isOver) {
        await index.find({ ...all, search: 'mok' })
        await index.facets({ tag: ['kala'] })
        await new Promise(setImmediate)
      }
    })
    const writers = [1, 2, 3].map(async (number) => {
      for (let count = 0; count < 15; count++) {
        const title = `unheard${number}x${count}`
        const id = await db.transaction().execute(async (tx) => {
          await holdCatalogue(tx)
          const [place] = await tx.selectFrom('subcategory').selectAll().limit(1).execute()
          const placement = { category: place?.categoryId ?? '', subcategory: place?.name ?? '' }
          return createDesign(tx, { ...placement, title })
        })
        version.move()
        expect(await index.find({ ...all, search: title })).toEqual({ ids: [id], total: 1 })
      }
    })
    await Promise.all(writers)
    isOver = true
    await Promise.all(others)
    await expectRight()
  })

  it('is made anew once a quarter of it is dead, and answers the same before, meanwhile and after', async () => {
    await index.find({ ...all, search: 'mok' })
    const isRenewed = () => messages.some((line) => line.includes('was renewed'))
    for (let round = 0; round < 200 && !isRenewed(); round++) {
      await db
        .updateTable('design')
        .set(({ eb }) => ({ featured: eb(eb.val(1), '-', eb.ref('featured')) }))
        .execute()
      await write(1)
      await expectRight(2)
    }
    await eventually(() => expect(isRenewed()).toBe(true))
    await expectRight()
    await write(5)
    await expectRight()
  })

  it('is built anew where changes are forgotten that it has not read', async () => {
    await expectRight(1)
    await write(20)
    await db
      .deleteFrom('designChange')
      .where('sequence', '<', await lastChange(db))
      .execute()
    await expectRight()
    await write(2)
    await expectRight()
  })

  it('has a journal of which the last changes are kept and the others forgotten', async () => {
    const before = await lastChange(db)
    const ids = Array.from({ length: 12_000 }, (_, number) => ({ designId: `${number}` }))
    for (let from = 0; from < ids.length; from += 3000)
      await db
        .insertInto('designChange' as never)
        .values(ids.slice(from, from + 3000) as never)
        .execute()
    await forgetOldChanges(db)
    const left = await db.selectFrom('designChange').select('sequence').orderBy('sequence').execute()
    expect(left[0]?.sequence).toBeGreaterThan(before)
    expect(left).toHaveLength(10_001)
    expect(left.at(-1)?.sequence).toBe(await lastChange(db))
  })

  it('has a journal of every change that is stored, and of none that is taken back', async () => {
    const before = await lastChange(db)
    const [design] = await db.selectFrom('design').select('id').limit(1).execute()
    const id = design?.id ?? ''
    const refused = db.transaction().execute(async (tx) => {
      await tx.updateTable('design').set({ title: 'Refused' }).where('id', '=', id).execute()
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect((await changesAfter(db, before))?.ids).toEqual([])
    const picture = { ownerKind: 'design', ownerId: id, role: 'image', fileId: 'one', kind: null } as const
    const steps: [string, () => Promise<unknown>][] = [
      ['changed', () => db.updateTable('design').set({ title: 'CachedHtml' }).where('id', '=', id).execute()],
      [
        'shown',
        () =>
          db
            .insertInto('attachment')
            .values({ ...picture, position: 99, alt: '' })
            .execute(),
      ],
      ['told', () => db.updateTable('attachment').set({ alt: 'A' }).where('ownerId', '=', id).execute()],
      ['hidden', () => db.deleteFrom('attachment').where('ownerId', '=', id).execute()],
      ['gone', () => db.deleteFrom('design').where('id', '=', id).execute()],
    ]
    for (const [what, step] of steps) {
      const last = await lastChange(db)
      await step()
      expect([what, (await changesAfter(db, last))?.ids]).toEqual([what, [id]])
    }
  })
})
