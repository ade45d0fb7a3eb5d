import { afterEach, expect, test, vi } from 'vitest'
import { changedForms, changedTabs, noteChanged, onChangedForms } from './changed-forms.ts'

const [design, password] = [{}, {}]

afterEach(() => {
  noteChanged(design, null)
  noteChanged(password, null)
})

test('a page may be left where nothing is unsaved', () => {
  expect(changedForms()).toBeNull()
  noteChanged(design, 'whole')
  expect(changedForms()).toBe('whole')
  noteChanged(design, null)
  expect(changedForms()).toBeNull()
})

test('of several forms the one that would lose most is told of', () => {
  noteChanged(design, 'with files')
  noteChanged(password, 'not')
  expect(changedForms()).toBe('not')
  noteChanged(password, null)
  expect(changedForms()).toBe('with files')
})

test('a tab is named while a form in it is unsaved', () => {
  noteChanged(design, 'whole')
  noteChanged(password, 'not', 'password')
  expect(changedTabs().split(' ')).toContain('password')
  noteChanged(password, null)
  expect(changedTabs().split(' ')).not.toContain('password')
})

test('only news are told', () => {
  const listener = vi.fn()
  const stop = onChangedForms(listener)
  noteChanged(design, 'whole')
  noteChanged(design, 'whole')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  noteChanged(design, null)
  expect(listener).toHaveBeenCalledTimes(1)
})
