import { expect, test } from 'vitest'
import { askedKind, kindsFor } from './kinds.ts'

test('a role is offered the kinds that it may read of', () => {
  expect(kindsFor('enquiries')).toEqual(['enquiry'])
  expect(kindsFor('editor')).toContain('design')
  expect(kindsFor('editor')).not.toContain('account')
  expect(kindsFor('owner')).toContain('account')
})

test('who may read of one kind alone asks for that, whatever the address says', () => {
  expect(askedKind('enquiries', null)).toBe('enquiry')
  expect(askedKind('enquiries', 'design')).toBe('enquiry')
  expect(askedKind('editor', 'design')).toBe('design')
  expect(askedKind('editor', 'nothing')).toBeUndefined()
  expect(askedKind('owner', null)).toBeUndefined()
})
