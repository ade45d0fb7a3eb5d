import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createLimit } from '../concurrency.ts'
import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { hashOf } from './hash.ts'
import { type FileRow, filesInTurn, findFile } from './repository.ts'
import type { Store } from './stores/store.ts'

export interface CopyReport {
  copied: number
  present: number
  failures: { id: string; name: string; reason: string }[]
}

const filesAtOnce = 4

/**
 * Copies the bytes of every file that the database knows, except where they are at the target already, and makes sure
 * that the target gives what was stored.
 * @param onProgress hears how many files are done, now and then
 * @param signal aborted, what is under way is finished or given up, and no file is begun any more
 * @throws what `signal` was aborted with
 */
export async function copyFiles(
  db: Db,
  source: Store,
  target: Store,
  onProgress: (done: number) => void,
  signal?: AbortSignal,
): Promise<CopyReport> {
  const report: CopyReport = { copied: 0, present: 0, failures: [] }
  const run = createLimit(filesAtOnce)
  const directory = await mkdtemp(join(tmpdir(), 'plinth-copy-'))

  async function copyOne(file: FileRow) {
    if (signal?.aborted) return
    try {
      if (await holds(target, file)) report.present++
      else {
        await transfer(file, { source, target, path: join(directory, file.id), signal })
        report.copied++
      }
    } catch (error) {
      if (signal?.aborted) return
      // It may have been deleted meanwhile.
      if (await findFile(db, file.id)) report.failures.push({ ...file, reason: reasonOf(error) })
    }
  }

  try {
    let done = 0
    for await (const files of filesInTurn(db)) {
      await Promise.all(files.map((file) => run(() => copyOne(file))))
      signal?.throwIfAborted()
      done += files.length
      onProgress(done)
    }
    return report
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function transfer(
  file: FileRow,
  { source, target, path, signal }: { source: Store; target: Store; path: string; signal?: AbortSignal },
) {
  try {
    await pipeline(await source.open(file.id), createWriteStream(path), { signal })
    if ((await hashOf(path)) !== file.hash) throw new Error('The source has other bytes than were stored.')
    await target.remove(file.id)
    await target.put(file.id, path)
  } finally {
    await rm(path, { force: true })
  }
  if (!(await holds(target, file))) throw new Error('The target gives other bytes than it was given.')
}

/** Whether a store has a file as it was stored. */
export async function holds(
  store: Store,
  { id, size, hash }: Pick<FileRow, 'id' | 'size' | 'hash'>,
): Promise<boolean> {
  try {
    if ((await store.size(id)) !== size) return false
    const own = createHash('sha256')
    await pipeline(await store.open(id), own)
    return own.digest('hex') === hash
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false
    throw error
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AppError && error.status === 404) return 'The source does not have it.'
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
