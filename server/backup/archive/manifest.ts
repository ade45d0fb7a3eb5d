import { z } from 'zod'
import { backupReasons } from '#contract/backup.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()

/** A file as the database names it, and so as it is found in the store. */
const file = z.object({ id: z.string(), name: z.string(), size: count, hash })
export type BackedUpFile = z.infer<typeof file>

/** What an archive says of itself: `manifest.json`, beside the database. */
const manifest = z.object({
  format: z.literal(1),
  /** The moment that it gives back. */
  madeAt: z.iso.datetime(),
  reason: z.enum(backupReasons),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    /** The migrations that the database had, in their order. */
    migrations: z.array(z.string()),
    /** How many rows each table has. */
    rows: z.record(z.string(), count),
    /** On PostgreSQL, the columns of each table in the order of its part. */
    columns: z.record(z.string(), z.array(z.string())).optional(),
    /** The archive's own files that hold it: an SQLite database, or a table each as COPY writes it in its text format. */
    parts: z.array(z.object({ path: z.string().regex(/^[\w./-]+$/), size: count, hash })),
  }),
  /** Whether the bytes of the files are kept beside the archive; before a migration they are not. */
  hasFiles: z.boolean(),
  files: z.array(file),
  /** Ids of those whose bytes the store did not have any more. */
  missing: z.array(z.string()),
  /** The key to the files beside an encrypted archive. */
  filesKey: z.string().optional(),
})
export type Manifest = z.infer<typeof manifest>

export const readManifest = (text: string): Manifest => manifest.parse(JSON.parse(text))
