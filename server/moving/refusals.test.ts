import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openCommand, runCommand } from '#test/backups.ts'
import { openBegunPostgres, openEmptyPostgres } from '#test/databases.ts'
import { createdDesign, serviceFields } from '#test/factories.ts'
import { moved, startMoved, startToMove, ways } from '#test/moving.ts'

const [fromSqlite, fromPostgres] = ways as [(typeof ways)[0], (typeof ways)[0]]

it('what is in the target is lost with --replace alone', async () => {
  const { app, from } = await startToMove(fromSqlite)
  const begun = await openBegunPostgres()
  onTestFinished(begun.remove)
  await expect(moved(from, begun.url)).rejects.toThrow(
    /^There is something in PostgreSQL \(test_\w+ on 127.0.0.1:\d+\) already, which would be lost/,
  )
  const { _id } = await createdDesign(app)
  await moved(from, begun.url, { mayReplace: true })
  const other = await startMoved(app, begun.url)
  const [account, ...more] = await other.dependencies.db.selectFrom('account').select('id').execute()
  expect([account?.id, more]).toEqual([(await app.get('/api/auth/profile')).body._id, []])
  expect((await other.visit('/api/designs')).body.data).toMatchObject([{ _id }])
})

it('a move is taken back: its first database takes writes again, and the other is replaced where one says so', async () => {
  const { app, from, to } = await startToMove(fromPostgres)
  const undo = () => runCommand('migrate-to', ['--undo'], app.dependencies.env)
  expect((await undo()).error).toMatch(/^PostgreSQL .* was not left for another database\n$/)
  await moved(from, to)
  const elsewhere = await openEmptyPostgres()
  onTestFinished(elsewhere.remove)
  for (const place of [elsewhere.url, to])
    await expect(moved(from, place, { isRehearsal: place === to })).rejects.toThrow(
      /^This installation has moved to SQLite \(.*\) already/,
    )
  const { code, out } = await undo()
  expect([code, out]).toEqual([0, expect.stringMatching(/ takes writes again.\n/)])
  const { _id } = (await app.post('/api/services', serviceFields())).body
  await expect(moved(from, to)).rejects.toThrow('There is something in SQLite')
  await moved(from, to, { mayReplace: true })
  const other = await startMoved(app, to)
  expect((await other.visit(`/api/services/${_id}`)).status).toBe(200)
})

it('a database that is reached another way is still the same', async () => {
  const { app, from } = await startToMove(fromPostgres)
  const { rows } = await sql<{ directory: string; port: string }>`
    select split_part(current_setting('unix_socket_directories'), ',', 1) as directory,
      current_setting('port') as port`.execute(app.dependencies.db)
  const bySocket = new URL(from)
  bySocket.host = `${encodeURIComponent(rows[0]?.directory ?? '')}:${rows[0]?.port}`
  await expect(moved(from, bySocket.href, { mayReplace: true })).rejects.toThrow(
    /is the database of this installation already$/,
  )
})

it('a command that can do nothing says why in one line, and never a password', async () => {
  const { app, from, to } = await startToMove(fromSqlite)
  const { env } = app.dependencies
  const wrong = new URL(to)
  wrong.password = 'hunter2'
  const away = 'postgres://plinth:hunter2@127.0.0.1:1/plinth'
  const run = openCommand('migrate-to', env)
  for (const words of [[], ['--undo', to], [to, to], [to, '--from', '']])
    expect(await run(...words)).toMatchObject({
      code: 2,
      error: expect.stringContaining('npm run migrate-to'),
    })
  for (const [words, reason] of [
    [
      [wrong.href],
      `PostgreSQL (${wrong.pathname.slice(1)} on ${wrong.host}) can't be used: password authentication`,
    ],
    [[away], "PostgreSQL (plinth on 127.0.0.1:1) can't be used: connect ECONNREFUSED"],
    [['mysql://root:hunter2@db/plinth'], 'The address of a database begins with sqlite: or postgres://'],
    [['sqlite::memory:'], 'A database in memory can’t be moved'],
    [[from], 'is the database of this installation already'],
    [[to, '--from', 'sqlite:/nowhere/portfolio.db'], 'There is no database at /nowhere/portfolio.db'],
    [['sqlite:/nowhere/portfolio.db', '--from', to], 'There is no installation in PostgreSQL'],
  ] as const) {
    const { code, error, out } = await run(...words)
    expect([code, error, out]).toEqual([1, expect.stringContaining(reason), ''])
    expect(error).not.toMatch(/hunter2|\n./)
  }
})

it('an installation of another version, or one that is only a copy, is not moved', async () => {
  const { app, from, to } = await startToMove(fromSqlite)
  const { db } = app.dependencies
  await moved(from, to, { isRehearsal: true })
  await expect(moved(to, from)).rejects.toThrow('is itself a copy that npm run migrate-to has not finished')
  await sql`insert into kysely_migration (name, timestamp) values ('29990101-later', '')`.execute(db)
  await expect(moved(from, to)).rejects.toThrow('is of another version of Plinth')
  expect((await app.post('/api/services', serviceFields())).status).toBe(201)
})
