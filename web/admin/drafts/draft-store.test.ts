import { beforeEach, expect, test } from 'vitest'
import { type Draft, draftKey, draftsOf, dropDraft, keepDraft, sweepDrafts } from './draft-store.ts'

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

const place = { account: 'asha', form: 'design/1' }
const day = 24 * 3600 * 1000
const draft = (title: string, at = '2026-11-21T08:30:00.000Z'): Draft => ({
  values: { title },
  over: { title: '' },
  version: '2026-11-20T00:00:00.000Z',
  at,
  files: { Images: [{ name: 'front.jpg', fileId: 'f1', type: 'image', alt: '' }] },
})

let storage: Storage
beforeEach(() => {
  storage = storageOf()
})

test('a draft is kept, read back and dropped', () => {
  const key = draftKey(place, 'tab')
  expect(keepDraft(key, draft('Villa'), storage)).toBe(true)
  expect(draftsOf(place, storage)).toEqual([{ key, ...draft('Villa') }])
  dropDraft(key, storage)
  expect(draftsOf(place, storage)).toEqual([])
})

test('two tabs with the same form keep a draft each, the latest first', () => {
  keepDraft(draftKey(place, 'one'), draft('Here', '2026-11-21T08:00:00.000Z'), storage)
  keepDraft(draftKey(place, 'other'), draft('There', '2026-11-21T09:00:00.000Z'), storage)
  expect(draftsOf(place, storage).map(({ values }) => values.title)).toEqual(['There', 'Here'])
  dropDraft(draftKey(place, 'other'), storage)
  expect(draftsOf(place, storage).map(({ values }) => values.title)).toEqual(['Here'])
})

test('nobody is offered the draft of another form, or of another account', () => {
  keepDraft(draftKey(place, 'tab'), draft('Villa'), storage)
  expect(draftsOf({ ...place, form: 'design/12' }, storage)).toEqual([])
  expect(draftsOf({ ...place, form: 'design/new' }, storage)).toEqual([])
  expect(draftsOf({ ...place, account: 'ravi' }, storage)).toEqual([])
})

test('drafts older than thirty days are swept, with what cannot be read; everything else stays', () => {
  const now = Date.parse('2026-11-21T08:30:00.000Z')
  const ago = (time: number) => new Date(now - time).toISOString()
  keepDraft(draftKey(place, 'old'), draft('Old', ago(31 * day)), storage)
  keepDraft(draftKey(place, 'young'), draft('Young', ago(29 * day)), storage)
  storage.setItem(draftKey(place, 'torn'), '{"values":')
  storage.setItem('token', 'secret')
  sweepDrafts(now, storage)
  expect(Object.keys(storage)).toEqual([draftKey(place, 'young'), 'token'])
})

test('a browser without room, or that keeps nothing, breaks nothing', () => {
  const full = storageOf(10)
  expect(keepDraft(draftKey(place, 'tab'), draft('Villa'), full)).toBe(false)
  expect(draftsOf(place, full)).toEqual([])
  const blocked = new Proxy(storage, {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
    ownKeys() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(keepDraft(draftKey(place, 'tab'), draft('Villa'), blocked)).toBe(false)
  expect(draftsOf(place, blocked)).toEqual([])
  dropDraft(draftKey(place, 'tab'), blocked)
  sweepDrafts(0, blocked)
})
