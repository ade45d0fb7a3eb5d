import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { backedUp, emptyPlace, restored, startWithContent } from '#test/backups.ts'
import { onEachDatabase, openBegunPostgres, openDatabaseFile, openEmptyPostgres } from '#test/databases.ts'
import { isPostgres } from '../../database/client.ts'
import { checkArchive } from './check.ts'

onEachDatabase('Going back to before a newer version', (open) => {
  const openEmpty = open === openBegunPostgres ? openEmptyPostgres : openDatabaseFile

  it('leaves nothing that it has made, so that it can be gone to again and backups stay whole', async () => {
    const { app, env } = await startWithContent(await open())
    const { db } = app.dependencies
    const { path } = await backedUp(env)
    await db.schema.createTable('newer').addColumn('id', 'text').execute()
    if (isPostgres(db))
      await sql`create function note_newer() returns trigger language plpgsql as 'begin return new; end'`.execute(
        db,
      )
    await sql`insert into kysely_migration (name, timestamp) values ('99990101-newer', '9999-01-01')`.execute(
      db,
    )

    await restored(path, env, true)
    expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('newer')
    if (isPostgres(db)) {
      const { rows } = await sql`select proname from pg_proc where proname = 'note_newer'`.execute(db)
      expect(rows).toEqual([])
    }
    const later = (await backedUp(env)).path
    await checkArchive(later, env, { tell: () => {} })
    await restored(later, await emptyPlace(await openEmpty(), env))
  })
})

it('A table beside those of the product stays as it is, and backups are restored for all that', async () => {
  const { app, env } = await startWithContent(await openBegunPostgres())
  const { db } = app.dependencies
  const { path } = await backedUp(env)
  await db.schema.createTable('elsewhere').addColumn('id', 'text').execute()
  await restored(path, env, true)
  expect((await db.introspection.getTables()).map(({ name }) => name)).toContain('elsewhere')
  const later = (await backedUp(env)).path
  await restored(later, await emptyPlace(await openEmptyPostgres(), env))
  await db
    .insertInto('elsewhere' as never)
    .values({ id: 'written since' } as never)
    .execute()
  await restored(later, env, true)
  expect(
    await db
      .selectFrom('elsewhere' as never)
      .selectAll()
      .execute(),
  ).toEqual([{ id: 'written since' }])
})

it('Going back takes nothing that lay beside the tables of the product before, whatever a newer version added', async () => {
  const { app, env } = await startWithContent(await openBegunPostgres())
  const { db } = app.dependencies
  await sql`create table elsewhere (id text)`.execute(db)
  await sql`create function of_others() returns trigger language plpgsql as 'begin return new; end'`.execute(
    db,
  )
  await sql`create trigger of_others before insert on elsewhere for each row execute function of_others()`.execute(
    db,
  )
  const { path } = await backedUp(env)
  await sql`insert into elsewhere values ('written since')`.execute(db)
  await sql`create table newer (id text)`.execute(db)
  await sql`insert into kysely_migration (name, timestamp) values ('99990101-newer', '9999-01-01')`.execute(
    db,
  )

  await restored(path, env, true)
  await sql`insert into elsewhere values ('written later')`.execute(db)
  const { rows } = await sql`select id from elsewhere`.execute(db)
  expect(rows).toEqual([{ id: 'written since' }, { id: 'written later' }])
  expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('newer')
})
