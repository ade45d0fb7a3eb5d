import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Hono } from 'hono'
import { cached } from '../http/cached.ts'
import type { AppContext } from '../http/context.ts'
import { documentationPage } from './page.ts'

let made: Promise<string> | undefined

/** Serves the API document and a page to read it. */
export function addDocumentation(app: Hono<AppContext>): void {
  app.get('/api/openapi.json', cached, async (c) =>
    c.body(await documentText(), 200, { 'Content-Type': 'application/json' }),
  )
  app.get('/api/docs', cached, async (c) => c.html(documentationPage(JSON.parse(await documentText()))))
}

/** The API document as JSON text. It is the same for as long as the process runs. */
function documentText(): Promise<string> {
  made ??= makeDocument().catch((error) => {
    made = undefined
    throw error
  })
  return made
}

/** In a thread of its own: making it takes some hundred milliseconds, in which everybody else would wait. */
async function makeDocument(): Promise<string> {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url))
  const [text] = (await once(worker, 'message')) as [string]
  return text
}
