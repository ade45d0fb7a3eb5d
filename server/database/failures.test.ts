import { expect, it } from 'vitest'
import { databaseFailure } from './failures.ts'

const failing = (fields: object, message = '') => Object.assign(new Error(message), fields)

it.each([
  [failing({ code: '57P01' }), 'down'],
  [failing({ code: '57P02' }), 'down'],
  [failing({ code: '57P03' }), 'down'],
  [failing({ code: '08006' }), 'down'],
  [failing({ code: '53300' }), 'down'],
  [failing({ code: 'ECONNRESET' }, 'read ECONNRESET'), 'down'],
  [failing({}, 'Connection terminated unexpectedly'), 'down'],
  [failing({}, 'Client has encountered a connection error and is not queryable'), 'down'],
  [failing({ code: '53100' }), 'full'],
  [failing({ code: 'EROFS' }), 'down'],
  [failing({ code: 'EACCES' }), 'down'],
  [failing({ code: 'EMFILE' }), 'down'],
  [failing({ code: 'ERR_WORKER_INIT_FAILED' }), 'down'],
  [failing({ code: 'ENOSPC' }), 'full'],
  [failing({ errcode: 1811 }, 'This installation has moved to another database'), 'moved'],
  [failing({ code: 'P0001' }, 'This installation has moved to another database'), 'moved'],
  [failing({ code: 'ENOENT' }), undefined],
  [failing({ errcode: 13 }), 'full'],
  [failing({ errcode: 4874 }), 'full'],
  [failing({ errcode: 8 }), 'down'],
  [failing({ errcode: 11 }), 'down'],
  [failing({ errcode: 26 }), 'down'],
  [failing({ errcode: 778 }), 'down'],
  [failing({ errcode: 5 }), 'busy'],
  [failing({ errcode: 517 }), 'busy'],
  [failing({ code: '23505' }), undefined],
  [failing({ errcode: 2067 }), undefined],
  [new Error('something else'), undefined],
])('%o says of the database: %s', (error, failure) => {
  expect(databaseFailure(error)).toBe(failure)
})
