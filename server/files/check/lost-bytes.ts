import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../../ids.ts'
import { hashOf } from '../hash.ts'
import { usersOf } from '../references/uses.ts'
import { deleteFile, type FileRow, findByHash } from '../repository.ts'
import type { Comparison } from './bytes.ts'
import { copyOut, hashStored } from './copies.ts'
import { aDayAgo, type Finding, type Parts } from './finding.ts'

/** Files whose bytes are missing or others: they are put back where the store has them under another key too. */
export async function findLostBytes(
  parts: Parts,
  { missing, damaged, orphans }: Comparison,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const file of missing)
    findings.push({
      problem: `Missing: the bytes of ${await titleOf(parts, file)}`,
      mend: () => mendMissing(parts, file, orphans),
    })
  for (const file of damaged)
    findings.push({
      problem: `Damaged: the bytes of ${await titleOf(parts, file)}`,
      mend: () => mendDamaged(parts, file, orphans),
    })
  return findings
}

async function titleOf({ db }: Parts, { id, name }: FileRow): Promise<string> {
  return `"${name}" (${id}), shown by ${(await usersOf(db, id)) || 'nothing'}`
}

async function mendMissing(parts: Parts, file: FileRow, orphans: string[]): Promise<string | undefined> {
  const source = await findCopy(parts, file, orphans)
  if (source) return putBack(parts, file, source)
  const isRemoved = await deleteFile(parts.db, file.id, aDayAgo().toISOString())
  return isRemoved ? 'Its row is removed: nothing has shown it for a day' : undefined
}

async function mendDamaged(parts: Parts, file: FileRow, orphans: string[]): Promise<string | undefined> {
  const source = await findCopy(parts, file, orphans)
  if (!source) return undefined
  const kept = join(parts.aside, `${file.id}-damaged-${newId()}`)
  await copyOut(parts.store, file.id, kept)
  return `${await putBack(parts, file, source)}; what was there is kept as ${kept}`
}

/** The key of the same bytes: another file's of that content, or one that no row names. */
async function findCopy({ db, store }: Parts, { id, hash }: FileRow, orphans: string[]) {
  const twins = (await findByHash(db, hash)).map((twin) => twin.id).filter((twin) => twin !== id)
  for (const key of [...twins, ...orphans]) if ((await hashStored(store, key)) === hash) return key
}

async function putBack({ store, incoming }: Parts, file: FileRow, source: string): Promise<string> {
  const copy = join(incoming, newId())
  try {
    await copyOut(store, source, copy)
    if ((await hashOf(copy)) !== file.hash) throw new Error(`${source} was changed while it was read`)
    await store.put(file.id, copy)
  } finally {
    await rm(copy, { force: true })
  }
  return `Put back: the same bytes lay under ${source}`
}
