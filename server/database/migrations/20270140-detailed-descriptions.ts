import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

const beginsAsHtml = /^\s*<(p|h[1-6]|ul|ol|blockquote|hr|figure|img|div|table)[\s>/]/i

/** Detailed descriptions that begin as HTML are shown as such from here on; those of before were plain, and stay what they said. */
async function up(db: Kysely<unknown>) {
  const { rows: designs } = await sql<{ id: string; text: string }>`
    select id, "detailedDescription" as text from design where "detailedDescription" like '%<%'`.execute(db)
  for (const { id, text } of designs.filter(({ text }) => beginsAsHtml.test(text)))
    await sql`update design set "detailedDescription" = ${asShown(text)} where id = ${id}`.execute(db)

  const { rows: deleted } = await sql<{ id: string; rows: string }>`
    select id, "rows" from trash where kind = 'design' and "rows" like '%<%'`.execute(db)
  for (const { id, rows } of deleted) {
    const tables = JSON.parse(rows) as Record<string, Record<string, unknown>[]>
    const texts = tables.design?.filter((row) => beginsAsHtml.test(String(row.detailedDescription))) ?? []
    for (const row of texts) row.detailedDescription = asShown(String(row.detailedDescription))
    if (texts.length > 0)
      await sql`update trash set "rows" = ${JSON.stringify(tables)} where id = ${id}`.execute(db)
  }
}

function asShown(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<p>${escaped.replaceAll('\n', '<br>')}</p>`
}

export const migration: Migration = { needsRestart: false, up }
