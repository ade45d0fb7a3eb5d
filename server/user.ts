import { parseArgs } from 'node:util'
import { adminCreate } from '#contract/account.ts'
import { authorsWithoutAccount } from '#contract/activity.ts'
import { hashPassword, newPassword } from './accounts/passwords.ts'
import { deleteSessions, findAccountByEmail, insertAccount, updatePassword } from './accounts/repository.ts'
import { type Author, insertActivity } from './activity/repository.ts'
import { migrate, openDatabase } from './database/client.ts'
import { continueIds } from './database/newest-id.ts'
import type { Db } from './database/schema.ts'
import { loadEnvFile, readEnv } from './env.ts'

const by: Author = authorsWithoutAccount.commandLine

const usage = `npm run user -- add --email … --name … [--password …] [--no-admin]
npm run user -- reset --email … [--password …]`

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(words: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      password: { type: 'string' },
      'no-admin': { type: 'boolean', default: false },
    },
  })
  const command = positionals[0]
  if (command !== 'add' && command !== 'reset') {
    console.error(usage)
    return 2
  }
  const password = values.password ?? newPassword()
  const input = adminCreate.safeParse({
    email: values.email,
    name: command === 'add' ? values.name : 'unchanged',
    password,
  })
  if (!input.success) {
    console.error(input.error.issues[0]?.message, `\n${usage}`)
    return 2
  }
  loadEnvFile()
  const db = openDatabase(readEnv().DATABASE_URL, (error) => console.error(error.message))
  try {
    await migrate(db)
    await continueIds(db)
    const { email, name } = input.data
    if (command === 'add') await add(db, { email, name, password, isAdmin: !values['no-admin'] })
    else await reset(db, email, password)
    if (values.password === undefined) console.log(`Password: ${password}`)
    return 0
  } finally {
    await db.destroy()
  }
}

async function add(
  db: Db,
  { password, ...account }: { email: string; name: string; password: string; isAdmin: boolean },
) {
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    const added = await insertAccount(tx, { ...account, passwordHash })
    if (!added) throw new Error(`An account with the email ${account.email} already exists: use reset.`)
    await insertActivity(tx, { by, action: 'created', kind: 'account', subject: added })
  })
  console.log(`Added ${account.isAdmin ? 'the administrator' : 'the account'} ${account.email}.`)
}

async function reset(db: Db, email: string, password: string) {
  const account = await findAccountByEmail(db, email)
  if (!account) throw new Error(`There is no account with the email ${email}.`)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    await updatePassword(tx, account.id, passwordHash)
    await deleteSessions(tx, account.id)
    await insertActivity(tx, { by, action: 'password-changed', kind: 'account', subject: account })
  })
  console.log(`The password of ${email} is reset; all of its sessions are ended.`)
}
