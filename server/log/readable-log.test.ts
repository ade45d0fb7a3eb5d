import { stripVTControlCharacters } from 'node:util'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createRequestLines } from '../http/request-lines.ts'
import { loggedError } from './logged-error.ts'
import { readable, readably } from './readable-log.ts'

const time = new Date(2026, 10, 23, 14, 5, 9).getTime()
const said = (line: object) =>
  stripVTControlCharacters(readable(JSON.stringify({ time, pid: 1, hostname: 'h', ...line })))

it('a request is its time, status, method, path and how long it took', () => {
  const request = {
    level: 30,
    requestId: 'x',
    method: 'GET',
    path: '/api/designs',
    status: 200,
    msg: 'request',
  }
  expect(said({ ...request, milliseconds: 12 })).toBe('14:05:09 200 GET /api/designs 12 ms')
  expect(said({ ...request, milliseconds: 0 })).toBe('14:05:09 200 GET /api/designs')
  const refused = { level: 30, status: 400, reason: 'The request is not valid', msg: 'request' }
  expect(said(refused)).toBe('14:05:09 400 The request is not valid')
})

it('anything else is what happened and what it was about, an error with where it came from', () => {
  expect(said({ level: 40, directory: '/data', megabytes: 400, msg: 'the disk is nearly full' })).toBe(
    '14:05:09 WARNING the disk is nearly full directory=/data megabytes=400',
  )
  expect(said({ level: 30, msg: 'the disk has room again' })).toBe('14:05:09 the disk has room again')
  const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at one (a.ts:1:1)' }
  expect(said({ level: 50, err, msg: 'request failed' })).toBe(
    '14:05:09 ERROR request failed\n    Error: no\n    at one (a.ts:1:1)',
  )
})

it('what a visitor writes commands no terminal, begins no line and turns none round', () => {
  const path = '/\u001b[2J\u009b31m\r\n14:05:09 200 GET /\u202eabc'
  const line = said({ level: 30, method: 'GET', path, status: 404, milliseconds: 1, msg: 'request' })
  expect(line).toBe('14:05:09 404 GET /\\u001b[2J\\u009b31m\\u000d\\u000a14:05:09 200 GET /\\u202eabc 1 ms')
})

it('what is no line of the log is passed on as it is', () => {
  expect(readable('started')).toBe('started')
})

it('the lines of many requests that are written at once are a line each', () => {
  const written: string[] = []
  const destination = readably({ write: (line) => void written.push(stripVTControlCharacters(line)) })
  const log = pino({}, destination)
  const lines = createRequestLines(log, destination)
  lines.add('one-request', 'GET', '/', 200, 0)
  lines.add('other-request', 'GET', '/"quoted"', 304, 0)
  lines.flush()
  log.warn('slow')
  expect(written.map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''))).toEqual([
    '200 GET /\n',
    '304 GET /"quoted"\n',
    'WARNING slow\n',
  ])
})

it('an error is logged without what it repeats of somebody', () => {
  const written: string[] = []
  const log = pino({ serializers: { err: loggedError } }, { write: (line) => void written.push(line) })
  const cause = Object.assign(new Error('connection lost'), { detail: 'asha@example.com' })
  const error = Object.assign(new Error('null value in column "name"', { cause }), {
    ...{ code: '23502', table: 'enquiry', column: 'name' },
    ...{
      detail: 'Failing row contains (1, asha@example.com, +91 98765 43210).',
      where: 'Asha Rao',
      input: 'Asha',
    },
  })
  log.error({ err: error }, 'request failed')
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    err: {
      type: 'Error',
      message: 'null value in column "name": connection lost',
      stack: expect.stringContaining('caused by: Error: connection lost'),
      ...{ code: '23502', table: 'enquiry', column: 'name' },
    },
  })
  expect(written[0]).not.toMatch(/asha|98765 43210|Asha/)
})
