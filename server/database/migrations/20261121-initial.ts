import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

type Dialect = 'sqlite' | 'postgres'

const contentTables = [
  'category',
  'subcategory',
  'formerSlug',
  'design',
  'service',
  'pricingImage',
  'testimonial',
  'banner',
  'setting',
]

async function up(db: Kysely<unknown>, dialect: Dialect) {
  await accounts(db)
  await categories(db)
  await designs(db, dialect)
  await search(db, dialect)
  await ordered(db)
  await enquiries(db)
  await files(db)
  await db.schema
    .createTable('setting')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
  if (dialect === 'postgres') await announceChanges(db)
}

async function accounts(db: Kysely<unknown>) {
  await table(db, 'account')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('emailKey', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('isAdmin', 'integer', (c) => c.notNull())
    .addColumn('passwordHash', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('accountId', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('lastUsedAt', 'text', (c) => c.notNull())
    .execute()
  await index(db, 'session', ['accountId'])
  await index(db, 'session', ['lastUsedAt'])
}

async function categories(db: Kysely<unknown>) {
  await table(db, 'category')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('nameKey', 'text', (c) => c.notNull().unique())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('description', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('subcategory')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('categoryId', 'text', (c) => c.notNull().references('category.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('nameKey', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addUniqueConstraint('subcategory_categoryId_nameKey', ['categoryId', 'nameKey'])
    .addUniqueConstraint('subcategory_categoryId_slug', ['categoryId', 'slug'])
    .execute()
  await db.schema
    .createTable('formerSlug')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('categoryId', 'text', (c) => c.notNull().references('category.id').onDelete('cascade'))
    .addColumn('subcategoryId', 'text', (c) => c.references('subcategory.id').onDelete('cascade'))
    .execute()
  await index(db, 'formerSlug', ['slug'])
  await index(db, 'formerSlug', ['categoryId'])
  await index(db, 'formerSlug', ['subcategoryId'])
}

async function designs(db: Kysely<unknown>, dialect: Dialect) {
  const byBytes = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('counter')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'integer', (c) => c.notNull())
    .execute()
  await table(db, 'design')
    .addColumn('number', 'integer', (c) => c.notNull().unique())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('titleKey', byBytes, (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('shortDescription', 'text', (c) => c.notNull())
    .addColumn('detailedDescription', 'text', (c) => c.notNull())
    .addColumn('categoryId', 'text', (c) => c.notNull().references('category.id'))
    .addColumn('subcategoryId', 'text', (c) => c.notNull().references('subcategory.id'))
    .addColumn('featured', 'integer', (c) => c.notNull())
    .addColumn('trending', 'integer', (c) => c.notNull())
    .addColumn('basePrice', 'bigint')
    .addColumn('discountPrice', 'bigint')
    .addColumn('price', 'bigint', (c) =>
      c.generatedAlwaysAs(sql`coalesce("discountPrice", "basePrice")`).stored(),
    )
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('materials', 'text', (c) => c.notNull())
    .addColumn('colors', 'text', (c) => c.notNull())
    .addColumn('features', 'text', (c) => c.notNull())
    .addColumn('dimensions', 'text')
    .addColumn('area', 'double precision')
    .execute()
  for (const columns of [
    ['categoryId', 'id'],
    ['subcategoryId', 'id'],
    ['featured', 'id'],
    ['trending', 'id'],
    ['price', 'id'],
    ['titleKey', 'id'],
  ])
    await index(db, 'design', columns)
  await db.schema
    .createTable('designTag')
    .addColumn('designId', 'text', (c) => c.notNull().references('design.id').onDelete('cascade'))
    .addColumn('tag', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('designTag_key', ['designId', 'tag'])
    .execute()
  await index(db, 'designTag', ['tag', 'designId'])
}

async function search(db: Kysely<unknown>, dialect: Dialect) {
  if (dialect === 'sqlite') {
    await sql`create virtual table "designSearch" using fts5(
      words, names, body, tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'", prefix = '2 3'
    )`.execute(db)
    return
  }
  await db.schema
    .createTable('designSearch')
    .addColumn('number', 'integer', (c) => c.primaryKey().references('design.number').onDelete('cascade'))
    .addColumn('document', sql`tsvector`, (c) => c.notNull())
    .execute()
  await sql`create index "designSearch_document" on "designSearch" using gin (document)`.execute(db)
}

async function ordered(db: Kysely<unknown>) {
  const withOrder = (name: string) => table(db, name).addColumn('displayOrder', 'integer', (c) => c.notNull())
  await withOrder('pricingImage').execute()
  await withOrder('service')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .execute()
  await withOrder('testimonial')
    .addColumn('clientName', 'text', (c) => c.notNull())
    .addColumn('clientRole', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('rating', 'integer')
    .addColumn('isFeatured', 'integer', (c) => c.notNull())
    .execute()
  await withOrder('banner')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('subtitle', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('ctaText', 'text', (c) => c.notNull())
    .addColumn('ctaLink', 'text', (c) => c.notNull())
    .addColumn('secondaryCtaText', 'text', (c) => c.notNull())
    .addColumn('secondaryCtaLink', 'text', (c) => c.notNull())
    .addColumn('offerText', 'text', (c) => c.notNull())
    .addColumn('isActive', 'integer', (c) => c.notNull())
    .execute()
  for (const name of ['pricingImage', 'service', 'testimonial', 'banner'])
    await index(db, name, ['displayOrder', 'id'])
}

async function enquiries(db: Kysely<unknown>) {
  await table(db, 'enquiry')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('requirement', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('designId', 'text', (c) => c.references('design.id').onDelete('set null'))
    .execute()
  await index(db, 'enquiry', ['status', 'id'])
  await index(db, 'enquiry', ['designId'])
  await db.schema
    .createTable('mailQueue')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('enquiryId', 'text', (c) => c.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('dueAt', 'text', (c) => c.notNull())
    .execute()
  await index(db, 'mailQueue', ['dueAt'])
  await index(db, 'mailQueue', ['enquiryId'])
}

async function files(db: Kysely<unknown>) {
  await db.schema
    .createTable('file')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('placeholder', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('unusedSince', 'text')
    .execute()
  await index(db, 'file', ['unusedSince'])
  await db.schema
    .createTable('attachment')
    .addColumn('ownerId', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('fileId', 'text', (c) => c.notNull().references('file.id'))
    .addColumn('alt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('attachment_key', ['ownerId', 'role', 'position'])
    .execute()
  await index(db, 'attachment', ['fileId'])
}

/** Several machines on one database tell each other that what visitors read has changed. */
async function announceChanges(db: Kysely<unknown>) {
  await sql`create function "announceContent"() returns trigger language plpgsql as
    $$ begin perform pg_notify('content', ''); return null; end $$`.execute(db)
  for (const name of contentTables)
    await sql`create trigger "announceContent" after insert or update or delete on ${sql.table(name)}
      for each statement execute function "announceContent"()`.execute(db)
}

function table(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
}

function index(db: Kysely<unknown>, name: string, columns: string[]) {
  return db.schema
    .createIndex(`${name}_${columns.join('_')}`)
    .on(name)
    .columns(columns)
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
