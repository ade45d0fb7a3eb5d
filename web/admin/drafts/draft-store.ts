import { z } from 'zod'
import { savedFile } from './saved-files.ts'

const draft = z.object({
  values: z.record(z.string(), z.unknown()),
  /** What the form held before anything was typed. */
  over: z.record(z.string(), z.unknown()),
  /** The version of the document that was typed over; `null` for a new one. */
  version: z.string().nullable(),
  at: z.iso.datetime(),
  /** The files that differ from the document's, by the label of their field. */
  files: z.record(z.string(), z.array(savedFile)),
  /** The files that those were chosen over. */
  filesOver: z.record(z.string(), z.array(savedFile)).default({}),
})
export type Draft = z.infer<typeof draft>

/** The form that a draft belongs to, and the account that typed it. */
export interface DraftScope {
  account: string
  /** 'design/new', or with the document's id. */
  form: string
}

/** A draft under its own key: each opened form writes its own, so that two tabs never overwrite one another. */
export interface SavedDraft extends Draft {
  key: string
}

const prefix = 'draft:'
const lifetime = 30 * 24 * 3600 * 1000

/** The storage key of one opened form's draft. */
export function draftKey({ account, form }: DraftScope, writer: string): string {
  return `${prefix}${account}:${form}:${writer}`
}

/** @returns false where the browser stores nothing, or has no room left */
export function saveDraft(key: string, draft: Draft, storage = browserStorage()): boolean {
  try {
    storage?.setItem(key, JSON.stringify(draft))
    return storage !== undefined
  } catch {
    return false
  }
}

export function deleteDraft(key: string, storage = browserStorage()) {
  try {
    storage?.removeItem(key)
  } catch {}
}

/** The drafts of a form, the latest first. */
export function draftsOf(scope: DraftScope, storage = browserStorage()): SavedDraft[] {
  return keysOf(storage, draftKey(scope, ''))
    .flatMap((key) => readDraft(key, storage) ?? [])
    .sort((one, other) => other.at.localeCompare(one.at))
}

/** Deletes every draft that is older than thirty days, or cannot be read. */
export function sweepDrafts(now = Date.now(), storage = browserStorage()) {
  for (const key of keysOf(storage, prefix)) {
    const saved = readDraft(key, storage)
    if (!saved || now - Date.parse(saved.at) > lifetime) deleteDraft(key, storage)
  }
}

function readDraft(key: string, storage: Storage | undefined): SavedDraft | null {
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

/** None where the browser refuses to store anything. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
