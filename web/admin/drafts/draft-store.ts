import { z } from 'zod'
import { keptFile } from './kept-files.ts'

const draft = z.object({
  values: z.record(z.string(), z.unknown()),
  /** What the form held before anything was typed. */
  over: z.record(z.string(), z.unknown()),
  /** The version of the document that was typed over; `null` for a new one. */
  version: z.string().nullable(),
  at: z.iso.datetime(),
  /** The files of each part of the form that shows others than the document. */
  files: z.record(z.string(), z.array(keptFile)),
})
export type Draft = z.infer<typeof draft>

/** Which form a draft belongs to, and whose it is. */
export interface DraftPlace {
  account: string
  /** 'design/new', or with the document's id. */
  form: string
}

/** A draft and the opened form that wrote it: each writes its own, so that two tabs never overwrite one another. */
export interface KeptDraft extends Draft {
  key: string
}

const prefix = 'draft:'
const keepFor = 30 * 24 * 3600 * 1000

/** Where one opened form keeps what is typed. */
export function draftKey({ account, form }: DraftPlace, writer: string): string {
  return `${prefix}${account}:${form}:${writer}`
}

/** Keeps a draft. @returns false where the browser keeps nothing, or has no room left */
export function keepDraft(key: string, draft: Draft, storage = browserStorage()): boolean {
  try {
    storage?.setItem(key, JSON.stringify(draft))
    return storage !== undefined
  } catch {
    return false
  }
}

export function dropDraft(key: string, storage = browserStorage()) {
  try {
    storage?.removeItem(key)
  } catch {}
}

/** What was typed into a form and not saved, the latest first. */
export function draftsOf(place: DraftPlace, storage = browserStorage()): KeptDraft[] {
  return keysOf(storage, draftKey(place, ''))
    .flatMap((key) => readDraft(key, storage) ?? [])
    .sort((one, other) => other.at.localeCompare(one.at))
}

/** Drops every draft that is older than thirty days, and what cannot be read. */
export function sweepDrafts(now = Date.now(), storage = browserStorage()) {
  for (const key of keysOf(storage, prefix)) {
    const kept = readDraft(key, storage)
    if (!kept || now - Date.parse(kept.at) > keepFor) dropDraft(key, storage)
  }
}

function readDraft(key: string, storage: Storage | undefined): KeptDraft | null {
  try {
    return { key, ...draft.parse(JSON.parse(storage?.getItem(key) ?? '')) }
  } catch {
    return null
  }
}

function keysOf(storage: Storage | undefined, beginning: string): string[] {
  try {
    return Object.keys(storage ?? {}).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

/** None where the browser lets nothing be kept. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
