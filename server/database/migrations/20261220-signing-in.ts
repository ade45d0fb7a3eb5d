import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

interface Tables {
  mailQueue: { id: string; enquiryId: string; attempts: number; dueAt: string }
  newMailQueue: Tables['mailQueue'] & { kind: string; subject: string; createdAt: string }
}

/**
 * Sessions say from where, an account may have a second factor, links invite and reset, and the mail queue carries mails of
 * several kinds.
 */
async function up(db: Kysely<unknown>) {
  await sessions(db)
  await secondFactors(db)
  await links(db)
  await mails(db as Kysely<Tables>)
}

async function sessions({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('session')
    .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('session')
    .addColumn('address', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('session')
    .addColumn('mustSetUp', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function secondFactors({ schema }: Kysely<unknown>) {
  for (const name of ['secondFactorSecret', 'secondFactorPending', 'origin'])
    await schema.alterTable('account').addColumn(name, 'text').execute()
  await schema.alterTable('account').addColumn('secondFactorStep', 'integer').execute()
  await schema
    .createTable('recoveryCode')
    .addColumn('accountId', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('codeHash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recoveryCode_key', ['accountId', 'codeHash'])
    .execute()
}

async function links({ schema }: Kysely<unknown>) {
  await schema
    .createTable('invitation')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('emailKey', 'text', (c) => c.notNull().unique())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createTable('accountLink')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .addColumn('isMailed', 'integer', (c) => c.notNull())
    .addColumn('accountId', 'text', (c) => c.references('account.id').onDelete('cascade'))
    .addColumn('invitationId', 'text', (c) => c.references('invitation.id').onDelete('cascade'))
    .execute()
  for (const column of ['accountId', 'invitationId', 'expiresAt'])
    await schema.createIndex(`accountLink_${column}`).on('accountLink').column(column).execute()
}

/** SQLite can't let a column be null that was not: what waits moves into a new table. */
async function mails(db: Kysely<Tables>) {
  const { schema } = db
  await schema
    .createTable('newMailQueue')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('enquiryId', 'text', (c) => c.references('enquiry.id').onDelete('cascade'))
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('dueAt', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db
    .insertInto('newMailQueue')
    .columns(['id', 'kind', 'subject', 'enquiryId', 'attempts', 'dueAt', 'createdAt'])
    .expression(({ selectFrom, val }) =>
      selectFrom('mailQueue').select([
        'id',
        val('enquiry').as('kind'),
        'enquiryId as subject',
        'enquiryId',
        'attempts',
        'dueAt',
        'dueAt as createdAt',
      ]),
    )
    .execute()
  await schema.dropTable('mailQueue').execute()
  await schema.alterTable('newMailQueue').renameTo('mailQueue').execute()
  await schema.createIndex('mailQueue_enquiryId').on('mailQueue').column('enquiryId').execute()
  await schema.createIndex('mailQueue_dueAt').on('mailQueue').column('dueAt').execute()
  await schema
    .createIndex('mailQueue_kind_subject')
    .unique()
    .on('mailQueue')
    .columns(['kind', 'subject'])
    .execute()
}

export const migration: Migration = { needsRestart: true, up }
