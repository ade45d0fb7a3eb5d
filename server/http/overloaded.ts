import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { type Refusal, refusalOf } from './refusal.ts'

/** Seconds after which whoever was refused should ask again. */
const retryAfter = '2'

/** Milliseconds before a refusal is sent: who asks again as soon as answered would otherwise take up the time of all others. */
export const pauseBeforeRefusal = 500

/** Nothing of the site's own can be shown, since that is what there is no time for. */
function pageSaying(what: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${head}<title>One moment, please</title>
<style>body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 20vh auto; max-width: 32rem; padding: 0 1.5rem }</style>
<h1>One moment, please</h1>
<p>Very many people are looking at this site right now. ${what}</p>
</html>
`
}

/** What opens a page is asked again by itself. */
const opened = pageSaying(
  'This page tries again by itself in a few seconds.',
  `<meta http-equiv="refresh" content="${retryAfter}">\n`,
)

/** A form that is asked for again would be an empty one. */
const sent = pageSaying(
  'What you typed was not received. Go back, where it still stands, and send it again in a few seconds.',
)

/** The 503 of a request that there is no room for: a page to whoever opens one, an error as every other to all else. */
export function overloaded(log: Logger, { method, url = '', headers }: IncomingMessage): Refusal {
  const path = url.split('?')[0] ?? ''
  const requestId = headers['x-request-id']?.toString()
  const refusal = refusalOf(log, ['overloaded', 'The server is busy. Please try again in a moment.'], {
    ...{ method, path, requestId },
  })
  const wantsPage = !/^\/(api|v1)(\/|$)/.test(path) && headers.accept?.includes('text/html')
  const page = method === 'GET' || method === 'HEAD' ? opened : sent
  const text = wantsPage ? page : refusal.text
  return {
    ...refusal,
    text,
    headers: {
      ...refusal.headers,
      ...{ 'Retry-After': retryAfter, 'Cache-Control': 'no-store' },
      ...(wantsPage && { 'Content-Type': 'text/html; charset=utf-8' }),
      'Content-Length': String(Buffer.byteLength(text)),
    },
  }
}
