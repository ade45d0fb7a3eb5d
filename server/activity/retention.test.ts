import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { adminLogin } from '#test/start-app.ts'
import { openDependencies } from '../dependencies.ts'
import { readEnv } from '../env.ts'
import { insertActivity } from './repository.ts'

it('what is older than two years is removed as the product sweeps', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-retention-'))
  const env = readEnv({
    DATA_DIR: directory,
    DATABASE_URL: 'sqlite::memory:',
    ADMIN_EMAIL: adminLogin.email,
    ADMIN_PASSWORD: adminLogin.password,
  })
  const { dependencies, startSweeping, close } = await openDependencies(env, pino({ level: 'silent' }))
  onTestFinished(async () => {
    await close()
    await rm(directory, { recursive: true })
  })
  const { db } = dependencies
  const by = { id: 'a', name: 'Asha' }
  for (const id of ['old', 'new'])
    await insertActivity(db, { by, action: 'created', kind: 'design', subject: { id, name: id } })
  await db
    .updateTable('activity')
    .set({ at: '2020-01-01T00:00:00.000Z' })
    .where('subjectId', '=', 'old')
    .execute()
  startSweeping()
  await expect
    .poll(() => db.selectFrom('activity').select('subjectId').execute())
    .toEqual([{ subjectId: 'new' }])
})
