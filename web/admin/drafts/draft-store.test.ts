import { beforeEach, expect, test } from 'vitest'
import { type Draft, deleteDraft, draftKey, draftsOf, saveDraft, sweepDrafts } from './draft-store.ts'

/** What a browser gives a page, as far as it goes: its entries are its own keys. */
function storageOf(room = Number.POSITIVE_INFINITY): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods)
}

const scope = { account: 'asha', form: 'design/1' }
const day = 24 * 3600 * 1000
const draft = (title: string, at = '2026-11-21T08:30:00.000Z'): Draft => ({
  values: { title },
  over: { title: '' },
  version: '2026-11-20T00:00:00.000Z',
  at,
  files: { Images: [{ name: 'front.jpg', fileId: 'f1', type: 'image', alt: '' }] },
  filesOver: { Images: [] },
})

let storage: Storage
beforeEach(() => {
  storage = storageOf()
})

test('a draft is saved, read back and deleted', () => {
  const key = draftKey(scope, 'tab')
  expect(saveDraft(key, draft('Villa'), storage)).toBe(true)
  expect(draftsOf(scope, storage)).toEqual([{ key, ...draft('Villa') }])
  deleteDraft(key, storage)
  expect(draftsOf(scope, storage)).toEqual([])
})

test('two tabs with the same form have a draft each, the latest first', () => {
  saveDraft(draftKey(scope, 'one'), draft('Here', '2026-11-21T08:00:00.000Z'), storage)
  saveDraft(draftKey(scope, 'other'), draft('There', '2026-11-21T09:00:00.000Z'), storage)
  expect(draftsOf(scope, storage).map(({ values }) => values.title)).toEqual(['There', 'Here'])
  deleteDraft(draftKey(scope, 'other'), storage)
  expect(draftsOf(scope, storage).map(({ values }) => values.title)).toEqual(['Here'])
})

test('nobody is offered the draft of another form, or of another account', () => {
  saveDraft(draftKey(scope, 'tab'), draft('Villa'), storage)
  expect(draftsOf({ ...scope, form: 'design/12' }, storage)).toEqual([])
  expect(draftsOf({ ...scope, form: 'design/new' }, storage)).toEqual([])
  expect(draftsOf({ ...scope, account: 'ravi' }, storage)).toEqual([])
})

test('drafts older than thirty days, and unreadable ones, are deleted; everything else stays', () => {
  const now = Date.parse('2026-11-21T08:30:00.000Z')
  const ago = (time: number) => new Date(now - time).toISOString()
  saveDraft(draftKey(scope, 'old'), draft('Old', ago(31 * day)), storage)
  saveDraft(draftKey(scope, 'young'), draft('Young', ago(29 * day)), storage)
  storage.setItem(draftKey(scope, 'torn'), '{"values":')
  storage.setItem('token', 'secret')
  sweepDrafts(now, storage)
  expect(Object.keys(storage)).toEqual([draftKey(scope, 'young'), 'token'])
})

test('a browser without room, or without storage, breaks nothing', () => {
  const full = storageOf(10)
  expect(saveDraft(draftKey(scope, 'tab'), draft('Villa'), full)).toBe(false)
  expect(draftsOf(scope, full)).toEqual([])
  const blocked = new Proxy(storage, {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
    ownKeys() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(saveDraft(draftKey(scope, 'tab'), draft('Villa'), blocked)).toBe(false)
  expect(draftsOf(scope, blocked)).toEqual([])
  deleteDraft(draftKey(scope, 'tab'), blocked)
  sweepDrafts(0, blocked)
})
