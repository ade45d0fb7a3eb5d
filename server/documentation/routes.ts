import type { OpenAPIHono } from '@hono/zod-openapi'
import { cached } from '../http/cached.ts'
import type { AppContext } from '../http/context.ts'
import { apiDocument } from './document.ts'
import type { Json } from './json.ts'
import { documentationPage } from './page.ts'

/** Serves the API document and a page to read it: call it once every route is there. */
export function addDocumentation(app: OpenAPIHono<AppContext>): void {
  let document: Json
  const made = () => {
    document ??= apiDocument(app)
    return document
  }
  app.get('/api/openapi.json', cached, (c) => c.json(made()))
  app.get('/api/docs', cached, (c) => c.html(documentationPage(made())))
}
