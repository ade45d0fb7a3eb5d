import { expect, test } from 'vitest'
import { type Publishing, publishingDefaults } from '#contract/publishing.ts'
import { outcomeOf } from './outcome.ts'
import { saidOfSaved } from './said-of-saved.ts'

const now = new Date('2026-11-20T06:30:00Z')
const past = '2026-11-19T03:30:00.000Z'
const monday = '2026-11-23T03:30:00.000Z'
const waits = 'its times count only once its status is Published.'

test.each<[Partial<Publishing>, string]>([
  [{}, 'Visitors see it.'],
  [{ publishAt: monday }, 'Visitors see it from Mon 23 Nov, 9:00.'],
  [{ publishAt: past, unpublishAt: monday }, 'Visitors see it until Mon 23 Nov, 9:00.'],
  [{ unpublishAt: past }, 'Visitors see it no more: its time is over.'],
  [{ publishAt: monday, unpublishAt: past }, ''],
  [{ status: 'draft' }, 'Only administrators see it, until it is published.'],
  [{ status: 'hidden' }, 'Only administrators see it. Nothing of it is lost.'],
  [{ status: 'draft', publishAt: monday }, `Only administrators see it: ${waits}`],
  [{ status: 'draft', publishAt: past }, `Only administrators see it: ${waits}`],
  [{ status: 'hidden', unpublishAt: monday }, `Only administrators see it: ${waits}`],
])('%j comes to: %s', (fields, outcome) => {
  expect(outcomeOf({ ...publishingDefaults, ...fields }, now)).toBe(outcome)
})

test.each<[Partial<Publishing>, string]>([
  [{}, 'Saved!'],
  [{ status: 'published', publishAt: monday }, 'Saved!'],
  [{ status: 'draft', publishAt: null }, 'Saved!'],
  [{ status: 'draft', publishAt: past }, 'Saved!'],
  [{ status: 'draft', publishAt: monday }, `Saved! It is not published: ${waits}`],
  [{ status: 'hidden', publishAt: monday }, `Saved! It is not published: ${waits}`],
])('of %j that is saved is said: %s', (saved, said) => {
  expect(saidOfSaved('Saved!', saved, now)).toBe(said)
})
