import { expect, test } from 'vitest'
import { ApiError, statusMessage, unreachable } from '#web/api/api-error.ts'
import { loginFailure } from './login-failure.ts'

const again = 'Login failed. Please try again.'
const cases = [
  [new ApiError(401, statusMessage(401)), 'Invalid email or password'],
  [new ApiError(500, 'Request failed with status code 401'), 'Invalid email or password'],
  [new ApiError(401, 'This account is locked'), 'This account is locked'],
  [unreachable(), 'Server connection failed'],
  [new ApiError(502, 'Network Error: upstream'), 'Server connection failed'],
  [new ApiError(500, 'Boom'), 'Boom'],
  [new ApiError(500, statusMessage(500)), again, 'HTTP error! status: 500'],
  [new Error('Admin privileges required'), 'Admin privileges required'],
  [new Error(''), 'Login failed'],
  [null, 'Login failed'],
] as const

test.each(cases)('a sign-in that ends with %o says %o', (error, message, reason = undefined) => {
  expect({ reason: undefined, ...loginFailure(error) }).toEqual({ message, reason })
})
