import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Hono } from 'hono'
import { cached } from '../http/cached.ts'
import type { AppContext } from '../http/context.ts'

/** The API document as JSON text, and the HTML of the page that shows it, with its content policy. */
interface Documentation {
  document: string
  page: string
  policy: string
}

let made: Promise<Documentation> | undefined

/** Serves the API document and a page to read it. */
export function addDocumentation(app: Hono<AppContext>): void {
  app.get('/api/openapi.json', cached, async (c) =>
    c.body((await documentation()).document, 200, { 'Content-Type': 'application/json' }),
  )
  app.get('/api/docs', cached, async (c) => {
    const { page, policy } = await documentation()
    return c.html(page, 200, { 'Content-Security-Policy': policy })
  })
}

/** Both are the same for as long as the process runs. */
function documentation(): Promise<Documentation> {
  made ??= makeDocumentation().catch((error) => {
    made = undefined
    throw error
  })
  return made
}

/** In a thread of its own: making them takes some hundred milliseconds, in which everybody else would wait. */
async function makeDocumentation(): Promise<Documentation> {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url))
  const [made] = (await once(worker, 'message')) as [Documentation]
  return made
}
