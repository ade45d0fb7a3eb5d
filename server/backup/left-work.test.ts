import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { adminLogin } from '#test/start-app.ts'
import { openDependencies } from '../dependencies.ts'
import { readEnv } from '../env.ts'

const folders = ['backup-work', 'migration-work', 'restore-work']
const twoDays = 2 * 24 * 3_600_000

it('what a killed backup or restore has unpacked goes as the product sweeps, what is under way stays', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-left-'))
  const env = readEnv({
    DATA_DIR: directory,
    DATABASE_URL: 'sqlite::memory:',
    ADMIN_EMAIL: adminLogin.email,
    ADMIN_PASSWORD: adminLogin.password,
  })
  const { startSweeping, close } = await openDependencies(env, pino({ level: 'silent' }))
  onTestFinished(async () => {
    await close()
    await rm(directory, { recursive: true })
  })
  const longAgo = new Date(Date.now() - twoDays)
  for (const folder of folders)
    for (const name of ['left', 'under-way']) {
      const own = join(directory, folder, name)
      await mkdir(join(own, 'opened'), { recursive: true })
      await writeFile(join(own, 'opened', 'database.sqlite'), 'all of it')
      if (name === 'left') await utimes(own, longAgo, longAgo)
    }
  startSweeping()
  for (const folder of folders)
    await expect.poll(() => readdir(join(directory, folder))).toEqual(['under-way'])
})
