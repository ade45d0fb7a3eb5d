import type { OpenAPIHono } from '@hono/zod-openapi'
import { cached } from '../http/cached.ts'
import type { AppContext } from '../http/context.ts'
import { documentationPage } from './page.ts'

const description = `Reading the catalogue and sending an enquiry are public; everything else takes an administrator's
token, which signing in answers, as \`Authorization: Bearer …\`. An error is
\`{ "success": false, "message": "…" }\`; a validation error adds \`errors\`, a message for each field.
Files have their own calls under /v1/storage, which Appwrite's clients speak.`

/** Serves the API document, made from the schemas that validate the calls, and a page to read it. */
export function addDocumentation(app: OpenAPIHono<AppContext>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  let document: ReturnType<typeof app.getOpenAPI31Document> | undefined
  const made = () => {
    document ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Plinth', version: '1', description },
      servers: [{ url: '/' }],
    })
    return document
  }
  app.get('/api/openapi.json', cached, (c) => c.json(made()))
  app.get('/api/docs', cached, (c) => c.html(documentationPage(made())))
}
