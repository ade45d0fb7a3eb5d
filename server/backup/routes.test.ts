import { expect, it, onTestFinished } from 'vitest'
import { startWithContent } from '#test/backups.ts'
import { onEachDatabase, openBegunSqlite, openEmptySqlite } from '#test/databases.ts'
import { signedInAccount } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'
import { createBackupRunner } from './backups.ts'
import { beginRun, endRun } from './runs.ts'

it('the button begins one backup, however many processes want one, and tells how far it is and what came of it', async () => {
  // A copied .env.example leaves settings empty.
  const { app, env } = await startWithContent(await openBegunSqlite(), { PUBLIC_URL: '', SMTP_URL: '' })
  const { db, log } = app.dependencies
  const other = createBackupRunner(db, env, log)
  onTestFinished(() => other.close())
  const [{ body }] = await Promise.all([app.post('/api/backups'), other.begin('schedule')])
  expect(body.data).toMatchObject({ running: { step: 'database' }, last: null, isEncrypted: false })
  const read = async () => (await app.get('/api/backups')).body.data
  await expect.poll(async () => (await read()).running).toBe(null)
  const { last, runs, archives, place } = await read()
  expect(last).toMatchObject({ state: 'proved', files: 3, newFiles: 3, message: '' })
  expect(runs.length).toBe(1)
  expect([place, archives]).toEqual([
    env.BACKUP_TO,
    [expect.objectContaining({ path: last.path, kind: 'whole' })],
  ])
})

onEachDatabase('Runs', (open) => {
  it('are one at a time, also where several begin at once', async () => {
    const app = await startApp(await open())
    onTestFinished(() => app.stop())
    const { db } = app.dependencies
    const begin = () => beginRun(db, { reason: 'schedule', place: '' })
    const begun = await Promise.all(Array.from({ length: 5 }, begin))
    expect(begun.filter(Boolean).length).toBe(1)
    await db.updateTable('backup').set({ aliveAt: '2026-01-01T00:00:00.000Z' }).execute()
    expect(await begin()).toMatch(/^[0-9a-f]{24}$/)
    const states = await db.selectFrom('backup').select('state').orderBy('startedAt').execute()
    expect(states.map(({ state }) => state)).toEqual(['failed', 'running'])
    await db.updateTable('backup').set({ aliveAt: '2126-01-01T00:00:00.000Z', process: 'another' }).execute()
    expect(await begin()).toMatch(/^[0-9a-f]{24}$/)
  })
})

onEachDatabase('A backup that a clock ahead has noted', (open) => {
  it('is not taken for the last good one until that time', async () => {
    const app = await startApp(await open())
    onTestFinished(() => app.stop())
    const { db } = app.dependencies
    const id = (await beginRun(db, { reason: 'schedule', place: '' })) ?? ''
    await endRun(db, id, { state: 'proved', message: '' })
    const createdAt = new Date(Date.now() - 49 * 3_600_000).toISOString()
    await db.updateTable('account').set({ createdAt }).execute()
    const seen = async () => {
      const { last, warning } = (await app.get('/api/backups')).body.data
      return [last?._id, warning]
    }
    expect(await seen()).toEqual([id, null])
    const startedAt = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString()
    await db.updateTable('backup').set({ startedAt }).execute()
    expect(await seen()).toEqual([undefined, 'There is no good backup yet.'])
  })
})

it('a backup that failed says why in one line, and stays the last to be heard of', async () => {
  const app = await startApp(await openEmptySqlite())
  onTestFinished(() => app.stop())
  const { body } = await app.post('/api/backups')
  const message = 'A database in memory can’t be backed up or restored'
  expect(body.data).toMatchObject({ running: null, last: null, runs: [{ state: 'failed', message }] })
})

it('two days without a good backup are told to owners, on the dashboard too, and to nobody else', async () => {
  const app = await startApp(await openBegunSqlite())
  onTestFinished(() => app.stop())
  const { token } = await signedInAccount(app, { role: 'editor' })
  const warnings = async (as?: string) => (await app.get('/api/dashboard', as)).body.data.backupWarning
  expect(await warnings()).toBe(null)
  const createdAt = new Date(Date.now() - 49 * 3_600_000).toISOString()
  await app.dependencies.db.updateTable('account').set({ createdAt }).execute()
  expect(await warnings()).toBe('There is no good backup yet.')
  expect((await app.get('/api/backups')).body.data.warning).toBe('There is no good backup yet.')
  expect([await warnings(token), (await app.get('/api/backups', token)).status]).toEqual([null, 403])
})
