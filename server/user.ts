import { parseArgs } from 'node:util'
import { adminCreate } from '#contract/account.ts'
import { authorsWithoutAccount } from '#contract/activity.ts'
import type { Role } from '#contract/roles.ts'
import { hashPassword, newPassword } from './accounts/passwords.ts'
import { deleteSessions, findAccountByEmail, insertAccount, updatePassword } from './accounts/repository.ts'
import { removeSecondFactor } from './accounts/second-factor.ts'
import { type Author, insertActivity } from './activity/repository.ts'
import { bringUpToDate } from './backup/bring-up-to-date.ts'
import { explain, runCommand } from './command.ts'
import { openDatabase } from './database/client.ts'
import { continueIds } from './database/newest-id.ts'
import type { Db } from './database/schema.ts'
import { readEnv } from './env.ts'

const by: Author = authorsWithoutAccount.commandLine

const addedAs: Record<Role | 'none', string> = {
  owner: 'the administrator',
  editor: 'the editor',
  enquiries: 'the account for enquiries',
  none: 'the account',
}

const usage = `npm run user -- add --email … --name … [--password …] [--role owner|editor|enquiries | --no-admin]
npm run user -- reset --email … [--password …]
npm run user -- reset --email … --second-factor`

await runCommand(run)

async function run(words: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      password: { type: 'string' },
      role: { type: 'string' },
      'second-factor': { type: 'boolean', default: false },
      'no-admin': { type: 'boolean', default: false },
    },
  })
  const command = positionals[0]
  if (command !== 'add' && command !== 'reset') return explain(usage)
  if (positionals.length > 1)
    return explain(
      `What has spaces stands in quotes; not understood: ${positionals.slice(1).join(' ')}\n${usage}`,
    )
  if (command === 'reset' && (values.name ?? values.role ?? (values['no-admin'] || undefined)) !== undefined)
    return explain(`A reset changes neither name nor role.\n${usage}`)
  if (command === 'add' && values['second-factor'])
    return explain(`Whoever is added has no second factor yet.\n${usage}`)
  const password = values.password ?? newPassword()
  const setsPassword = values.password !== undefined || !values['second-factor']
  const input = adminCreate.safeParse({
    email: values.email,
    name: command === 'add' ? values.name : 'unchanged',
    password,
    role: values.role,
  })
  if (values.role !== undefined && values['no-admin'])
    return explain(`An account with --no-admin has no role.\n${usage}`)
  if (!input.success) return explain(`${input.error.issues[0]?.message}\n${usage}`)
  const env = readEnv()
  const db = openDatabase(env.DATABASE_URL, (error) => console.error(error.message))
  try {
    await bringUpToDate(db, env)
    await continueIds(db)
    const { email, name, role } = input.data
    if (command === 'add') await add(db, { email, name, password, role: values['no-admin'] ? null : role })
    else if (values['second-factor']) await takeOffSecondFactor(db, email)
    if (command === 'reset' && setsPassword) await reset(db, email, password)
    if (setsPassword && values.password === undefined) console.log(`Password: ${password}`)
    return 0
  } finally {
    await db.destroy()
  }
}

async function add(
  db: Db,
  { password, ...account }: { email: string; name: string; password: string; role: Role | null },
) {
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    const added = await insertAccount(tx, { ...account, passwordHash })
    if (!added) throw new Error(`An account with the email ${account.email} already exists: use reset.`)
    await insertActivity(tx, { by, action: 'created', kind: 'account', subject: added })
  })
  console.log(`Added ${addedAs[account.role ?? 'none']} ${account.email}.`)
}

async function takeOffSecondFactor(db: Db, email: string) {
  const account = await existing(db, email)
  await db.transaction().execute(async (tx) => {
    await removeSecondFactor(tx, account.id)
    await deleteSessions(tx, account.id)
    await insertActivity(tx, { by, action: 'second-factor-off', kind: 'account', subject: account })
  })
  console.log(`The second factor of ${email} is taken off; all of its sessions are ended.`)
}

async function existing(db: Db, email: string) {
  const account = await findAccountByEmail(db, email)
  if (!account) throw new Error(`There is no account with the email ${email}.`)
  return account
}

async function reset(db: Db, email: string, password: string) {
  const account = await existing(db, email)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    await updatePassword(tx, account.id, passwordHash)
    await deleteSessions(tx, account.id)
    await insertActivity(tx, { by, action: 'password-changed', kind: 'account', subject: account })
  })
  console.log(`The password of ${email} is reset; all of its sessions are ended.`)
}
