import { expect, test } from 'vitest'
import { designMessages } from '#contract/messages.ts'
import { ApiError } from '#web/api/api-error.ts'
import { isEditConflict } from './edit-conflict.ts'

test.each([
  [new ApiError(409, 'Any words', { code: 'changed-meanwhile' }), true],
  [new ApiError(409, designMessages.changed), false],
  [new ApiError(409, 'A category with this name already exists', { code: 'name-taken' }), false],
  [new Error(designMessages.changed), false],
])('%o is an edit conflict by its code alone: %s', (error, expected) => {
  expect(isEditConflict(error)).toBe(expected)
})
