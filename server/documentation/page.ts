import { hash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { callersOf } from './security.ts'

interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: unknown[]
  requestBody?: unknown
  responses?: Record<string, unknown>
}

interface Schema {
  description?: string
}

const methods = ['get', 'post', 'put', 'delete'] as const

const style = `
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; background: #f5f2ec; color: #1b1a18;
    font: 16px/1.5 system-ui, sans-serif }
  h1, h2 { font-weight: 600; letter-spacing: -0.01em }
  h2 { margin-top: 3rem; border-top: 1px solid #1b1a1829; padding-top: 1rem }
  a { color: #9c3d23 }
  details { border-bottom: 1px solid #1b1a1829 }
  summary { cursor: pointer; padding: 0.75rem 0; display: flex; gap: 1rem; flex-wrap: wrap; align-items: baseline }
  summary:focus-visible { outline: 2px solid #b0472a; outline-offset: 2px }
  code, pre { font: 13px/1.5 ui-monospace, monospace }
  .method { width: 4rem; text-transform: uppercase }
  .note { color: #1b1a18b3; margin-left: auto }
  pre { overflow: auto; max-height: 30rem; border: 1px solid #1b1a1829; padding: 1rem }
`

/** What the page may load and run: nothing but its style sheet. */
export const documentationPolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The API document as a page that needs nothing but itself. */
export function documentationPage(document: {
  info: { title: string; description?: string }
  paths?: Record<string, unknown>
  components: { schemas: Record<string, Schema> }
}) {
  const paragraphs = document.info.description?.split('\n\n') ?? []
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = (item as Record<string, Operation | undefined>)[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'Other')
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${document.info.title} API</title>
    ${raw(`<style>${style}</style>`)}
  </head>
  <body>
    <h1>${document.info.title} API</h1>
    ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    <p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
    ${[...groups].map(
      ([tag, list]) => html`<h2>${tag}</h2>
        ${list.map(operationEntry)}`,
    )}
    <h2>Schemas</h2>
    ${Object.entries(document.components.schemas).map(schemaEntry)}
  </body>
</html>`
}

function operationEntry({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const { operationId, summary, description, security = [], parameters, requestBody, responses } = operation
  const details = JSON.stringify({ parameters, requestBody, responses }, null, 2)
  return html`<details>
    <summary>
      <code class="method">${method}</code><code>${path}</code><span>${summary}</span
      ><span class="note">${callersOf({ security })}</span>
    </summary>
    <p><code>${operationId}</code> ${description}</p>
    <pre tabindex="0">${details}</pre>
  </details>`
}

/** What the calls refer to. */
function schemaEntry([name, { description, ...schema }]: [name: string, schema: Schema]) {
  return html`<details>
    <summary><code>${name}</code><span>${description}</span></summary>
    <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>
  </details>`
}
