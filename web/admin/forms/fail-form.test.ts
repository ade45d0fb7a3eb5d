import type { UseFormReturn } from 'react-hook-form'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, codeOfStatus, statusMessage, unreachable } from '#web/api/api-error.ts'
import { showToastsWith } from '#web/ui/toast.ts'
import { failForm, isPassing, saveFailure } from './fail-form.ts'

const cases = [
  [unreachable(), 'Server connection failed', true],
  [
    new ApiError(0, 'Failed to upload file: Server connection failed', { code: 'upload-failed' }),
    'Failed to upload file: Server connection failed',
    true,
  ],
  [new ApiError(401, 'Unauthorized access'), 'Unauthorized access', true],
  [new ApiError(429, 'Too many'), 'Too many', true],
  [
    new ApiError(503, 'The service is unavailable. Please try again.'),
    'The service is unavailable. Please try again.',
    true,
  ],
  [
    new ApiError(409, 'A category with this name already exists'),
    'A category with this name already exists',
    false,
  ],
  [
    new ApiError(413, 'Any words about a file', { code: 'body-too-large' }),
    'This text is too long to be saved. Please shorten it.',
    false,
  ],
  [
    new ApiError(413, 'HTTP error! status: 413', { code: codeOfStatus(413) }),
    'This text is too long to be saved. Please shorten it.',
    false,
  ],
  [
    new ApiError(413, 'Failed to upload file: File is too large. Maximum size is 10MB', {
      code: 'upload-failed',
    }),
    'Failed to upload file: File is too large. Maximum size is 10MB',
    false,
  ],
  [new Error(''), 'Failed to save design', false],
] as const

test.each(cases)('%o is told as %o', (error, message, mayPass) => {
  expect(saveFailure(error, 'Failed to save design')).toBe(message)
  expect(isPassing(error)).toBe(mayPass)
})

const unsaid = 'Something went wrong!'
const told = [
  [new ApiError(500, 'Boom'), 'Boom', 'Boom'],
  [new ApiError(500, statusMessage(500)), 'HTTP error! status: 500', unsaid],
  [unreachable(), 'Server connection failed', 'Server connection failed'],
  [new Error(''), undefined, undefined],
] as const

test.each(told)(
  'a toast says that saving failed, and the reason %o where it is known',
  (error, reason, other) => {
    const show = vi.fn()
    onTestFinished(showToastsWith(show))
    const form = { setError: vi.fn() } as unknown as UseFormReturn<Record<string, never>>
    failForm(form, error, 'Failed to save design')
    failForm(form, error, 'Failed to save design', unsaid)
    expect(show.mock.calls).toEqual([
      ['error', 'Failed to save design', { reason }],
      ['error', 'Failed to save design', { reason: other }],
    ])
  },
)
