import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runCommand, startCommand } from '#test/backups.ts'
import { createdDesign, enquiryFields, serviceFields } from '#test/factories.ts'
import { answersOf, fillForMove, moved, sendChunk, startMoved, startToMove, ways } from '#test/moving.ts'
import { adminLogin } from '#test/start-app.ts'
import { openDatabase } from '../database/client.ts'
import type { Db } from '../database/schema.ts'

const refused = 'This installation has moved to another database. Please try again in a minute.'

describe.each(ways)('An installation that moves from %s to %s', (...way) => {
  it('says there what it said here, to who is signed in too, and goes on as it would have', async () => {
    const { app, from, to } = await startToMove(way)
    const filled = await fillForMove(app)
    const before = await answersOf(app, filled, app.adminToken)
    const told = await moved(from, to)
    expect(told).toContainEqual(expect.stringMatching(/^enquirySearch +1 {2}[0-9a-f]{64}$/))
    const other = await startMoved(app, to)
    expect(await answersOf(other, filled, app.adminToken)).toEqual(before)

    expect((await other.post('/api/auth/login', adminLogin, '')).status).toBe(200)
    expect((await other.post(`/api/trash/${filled.deletedId}/restore`)).status).toBe(200)
    const { code } = await createdDesign(other, { title: 'After the move' })
    const [newest] = (await other.visit('/api/designs')).body.data
    expect(newest).toMatchObject({ code, title: 'After the move' })
    await other.post('/api/enquiries', enquiryFields({ name: 'Nandini' }), '')
    expect((await other.get('/api/enquiries?search=nandini')).body.data).toMatchObject([{ name: 'Nandini' }])
    for (const index of [1, 2]) await sendChunk(other, index, filled.uploadId)
    const film = `/v1/storage/buckets/media/files/${filled.uploadId}`
    expect((await other.get(film)).body).toMatchObject({ chunksUploaded: 3, mimeType: 'video/mp4' })
  })

  it('takes along every write that it has acknowledged, refuses those after it, and is read on', async () => {
    const { app, to } = await startToMove(way)
    const acknowledged: string[] = []
    const refusals: unknown[] = []
    let isOver = false
    const write = async (path: string, fields: () => object) => {
      for (let isRefused = false; !isOver || !isRefused; await wait(10)) {
        const { status, body, headers } = await app.post(path, fields())
        if (status === 201) acknowledged.push(body._id)
        else refusals.push([status, body.message, headers.get('retry-after')])
        isRefused = status !== 201
        expect((await app.visit('/api/services')).status).toBe(200)
      }
    }
    const category = (await createdDesign(app)).category._id
    const design = () => ({ title: `Built ${acknowledged.length}`, category, subcategory: 'Villa' })
    const writers = [
      write('/api/designs', design),
      write('/api/services', serviceFields),
      write('/api/categories', () => ({ name: `Category ${acknowledged.length}` })),
    ]
    const { code, error } = await runCommand('migrate-to', [to], app.dependencies.env)
    expect([code, error]).toEqual([0, ''])
    isOver = true
    await Promise.all(writers)
    for (const refusal of refusals) expect(refusal).toEqual([503, refused, '5'])
    await expect(sql`update design set title = 'late'`.execute(app.dependencies.db)).rejects.toThrow(
      'has moved',
    )

    const idsOf = async (db: Db) => {
      const ids = ['design', 'service', 'category'].map((table) => sql`select id from ${sql.table(table)}`)
      return (await sql<{ id: string }>`${sql.join(ids, sql` union all `)}`.execute(db)).rows.map(
        ({ id }) => id,
      )
    }
    const other = await startMoved(app, to)
    const present = await idsOf(other.dependencies.db)
    expect(present).toEqual(expect.arrayContaining(acknowledged))
    expect(present.toSorted()).toEqual((await idsOf(app.dependencies.db)).toSorted())
  })

  it('is where it was, or has moved, wherever the command is killed; run again, it has moved', async () => {
    const { app, from, to } = await startToMove(way)
    const { db } = app.dependencies
    const saved: string[] = []
    const save = async () => {
      const response = await app.post('/api/services', serviceFields({ title: `Saved ${saved.length}` }))
      if (response.status === 201) saved.push(response.body._id)
      return response.status
    }
    for (const point of ['arriving', 'held', 'moved']) {
      const target = openDatabase(to, () => {})
      await killWhen(startCommand('migrate-to', app.dependencies.env, [to]), async () =>
        [await stateOf(target), await stateOf(db)].flat().includes(point),
      )
      await target.destroy()
      const isMoved = (await stateOf(db)).includes('moved')
      // The hold of a process that is gone ends by itself; here its time passes at once.
      await db.updateTable('move').set({ until: 0 }).where('state', '=', 'held').execute()
      expect([point, await save()]).toEqual([point, isMoved ? 503 : 201])
      if (!isMoved) await expect(startMoved(app, to)).rejects.toThrow('has not finished')
    }
    await moved(from, to)
    await moved(from, to)
    const other = await startMoved(app, to)
    const ids = (await other.visit('/api/services')).body.data.map(({ _id }: { _id: string }) => _id)
    expect(ids).toEqual(expect.arrayContaining(saved))
    expect(await save()).toBe(503)
  })

  it('can be rehearsed, moved, and moved back to where it was', async () => {
    const { app, from, to } = await startToMove(way)
    const told = await moved(from, to, { isRehearsal: true })
    expect(told.at(-1)).toBe('Rehearsed: all of it could be moved. The installation has stayed where it was.')
    await createdDesign(app, { title: 'After the rehearsal' })
    await expect(startMoved(app, to)).rejects.toThrow('has not finished')
    await moved(from, to)

    const other = await startMoved(app, to)
    await createdDesign(other, { title: 'On the other' })
    await expect(startMoved(app, from)).rejects.toThrow('name that in DATABASE_URL')
    await moved(to, from)
    expect((await other.post('/api/services', serviceFields())).status).toBe(503)
    const titles = (await app.visit('/api/designs?sort=newest')).body.data.map(
      ({ title }: { title: string }) => title,
    )
    expect(titles).toEqual(expect.arrayContaining(['On the other', 'After the rehearsal']))
    expect((await app.post('/api/services', serviceFields())).status).toBe(201)
  })

  it('takes along tables that nobody has named here, and none that it would lose', async () => {
    const { app, from, to } = await startToMove(way)
    const { db } = app.dependencies
    const bytes = way[0] === 'SQLite' ? 'BLOB' : 'bytea'
    await sql.raw(`create table "bytesOf" (id text primary key, body ${bytes})`).execute(db)
    await expect(moved(from, to)).rejects.toThrow(`The table bytesOf has a column of the type ${bytes}`)
    await sql`drop table "bytesOf"`.execute(db)
    await sql`create table "keyless" (id text)`.execute(db)
    const target = openDatabase(to, () => {})
    onTestFinished(() => target.destroy())
    await expect(moved(from, to)).rejects.toThrow(
      /^The table keyless .* has no place in the other: nothing was moved$/,
    )
    await sql`create table "keyless" (id text)`.execute(target)
    await expect(moved(from, to)).rejects.toThrow('The table keyless has no primary key')

    const made = `create table fictitious (
      code text not null, part bigint not null, amount double precision, "of" text, primary key (code, part))`
    for (const one of [db, target]) {
      await sql`drop table "keyless"`.execute(one)
      await sql.raw(made).execute(one)
    }
    for (const code of ['\u{1F3E0}', '\ue000', 'a', 'B', '', 'ä', '10', '9'])
      for (const part of [-1, 2 ** 40, 10])
        await sql`insert into fictitious values (${code}, ${part}, ${part / 3}, ${part > 0 ? null : code})`.execute(
          db,
        )
    // More than are mended one by one: the table is emptied and written anew.
    const many = (first: number, last: number) =>
      sql`with recursive numbers(n) as (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${sql.lit(last)})
        insert into fictitious select 'n', n, n / 7.0, null from numbers`
    await many(1, 6000).execute(db)
    await many(6001, 7000).execute(target)
    const told = await moved(from, to, { mayReplace: true })
    expect(told).toContainEqual(expect.stringMatching(/^fictitious +6024 {2}/))
    const rowsOf = async (one: Db) =>
      (await sql<{ code: string }>`select * from fictitious order by code, part`.execute(one)).rows.toSorted(
        (a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
      )
    expect(await rowsOf(target)).toEqual(await rowsOf(db))
  })
})

async function stateOf(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('move')
    .select('state')
    .execute()
    .catch(() => [])
  return rows.map(({ state }) => state)
}

/** Kills a process once something is so, if it has not ended by itself before. */
async function killWhen(child: ReturnType<typeof startCommand>, isSo: () => Promise<boolean>): Promise<void> {
  const ended = once(child, 'exit')
  while (child.exitCode === null && !(await isSo())) await wait(1)
  child.kill('SIGKILL')
  await ended
}
