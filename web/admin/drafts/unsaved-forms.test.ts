import { afterEach, expect, test, vi } from 'vitest'
import { noteUnsaved, onUnsavedForms, unsavedForms, unsavedTabs } from './unsaved-forms.ts'

const [design, password] = [{}, {}]

afterEach(() => {
  noteUnsaved(design, null)
  noteUnsaved(password, null)
})

test('a page may be left where nothing is unsaved', () => {
  expect(unsavedForms()).toBeNull()
  noteUnsaved(design, 'all')
  expect(unsavedForms()).toBe('all')
  noteUnsaved(design, null)
  expect(unsavedForms()).toBeNull()
})

test('of several forms, the one that would lose most counts', () => {
  noteUnsaved(design, 'files for a day')
  noteUnsaved(password, 'nothing')
  expect(unsavedForms()).toBe('nothing')
  noteUnsaved(password, null)
  expect(unsavedForms()).toBe('files for a day')
})

test('a tab is named while a form in it is unsaved', () => {
  noteUnsaved(design, 'all')
  noteUnsaved(password, 'nothing', 'password')
  expect(unsavedTabs().split(' ')).toContain('password')
  noteUnsaved(password, null)
  expect(unsavedTabs().split(' ')).not.toContain('password')
})

test('listeners are called only when something changes', () => {
  const listener = vi.fn()
  const stop = onUnsavedForms(listener)
  noteUnsaved(design, 'all')
  noteUnsaved(design, 'all')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  noteUnsaved(design, null)
  expect(listener).toHaveBeenCalledTimes(1)
})
