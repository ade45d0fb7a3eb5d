import type { IncomingMessage } from 'node:http'
import { RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { type Refusal, refusalOf } from './refusal.ts'

/** What can be said of a request that the application has not seen. */
export function aboutOf({ method, url, headers }: IncomingMessage) {
  return { method, path: url?.split('?')[0], requestId: headers['x-request-id']?.toString() }
}

/** Refuses what the application could not be asked. */
export function refusalBefore(log: Logger, incoming: IncomingMessage): Refusal | undefined {
  const isNameless = incoming.headers.host === undefined && incoming.httpVersion !== '1.0'
  return isNameless
    ? refusalOf(log, ['invalid-request', 'The Host header is missing'], aboutOf(incoming))
    : undefined
}

/** Refuses what failed on its way to the application. */
export function refusalOn(log: Logger, error: unknown, incoming: IncomingMessage): Refusal {
  if (error instanceof RequestError)
    return refusalOf(log, ['invalid-request', 'The address is not valid'], aboutOf(incoming))
  log.error({ err: error }, 'request failed')
  return refusalOf(log, ['internal-error', 'An unexpected error occurred'], aboutOf(incoming))
}

/** Refuses what expects anything but to be told to continue. */
export function refusalOfExpectation(log: Logger, incoming: IncomingMessage): Refusal {
  return refusalOf(log, ['expectation-failed', 'The expectation cannot be met'], aboutOf(incoming))
}
