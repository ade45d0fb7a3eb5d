import { fileURLToPath } from 'node:url'
import { runNode } from '#test/run-node.ts'
import { startServer } from '#test/start-server.ts'
import { plainEmail } from './callers.ts'
import { password } from './valid.ts'

const userCommand = fileURLToPath(new URL('../../server/user.ts', import.meta.url))
const keeper = { email: 'keeper@example.com', password: 'keeps everything open' }

/** Starts the product as it is fuzzed: an account without a role is there, and visitors may come from anywhere. */
export async function startFuzzed(directory: string, flags: string[] = []) {
  const data = { DATA_DIR: directory, ADMIN_EMAIL: keeper.email, ADMIN_PASSWORD: keeper.password }
  const words = ['add', '--email', plainEmail, '--name', 'Plain', '--password', password, '--no-admin']
  const { code, error } = await runNode([userCommand, ...words], data)
  if (code !== 0) throw new Error(error)
  const server = await startServer(
    { ...data, TRUST_PROXY: '1', ENQUIRIES_PER_10_MINUTES: '1000000', BACKUP_AT: 'off', LOG_LEVEL: 'error' },
    flags,
  )
  return { ...server, keeper }
}
