import { builtPages, pageRoutes } from '#test/every-route.ts'
import type { ApiDocument, Operation } from './operations.ts'

const html = { content: { 'text/html': {} } }
const responses = { 200: html, 301: html, 302: html, 304: {}, 400: html, 404: html, 410: html, 503: html }

/** What the product answers beside its calls and its pages. */
const besidePages = [
  ...['/share/{id}', '/share/s/{key}', '/sitemap.xml', '/robots.txt'],
  ...['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'],
]

/** Pages are no calls of the document; they show what the calls have stored, whatever that is. */
const paths = [...pageRoutes(await builtPages()).flatMap(({ pattern }) => pathsOf(pattern)), ...besidePages]

/** A pattern of the router as the document writes paths; with and without the part that may be left out. */
function pathsOf(pattern: string): string[] {
  if (pattern === '/*') return ['/no/such/page']
  const whole = pattern.replaceAll(/:(\w+)\??/g, '{$1}')
  return pattern.endsWith('?') ? [whole, whole.slice(0, whole.lastIndexOf('/'))] : [whole]
}

/** The pages as calls, with the parameters of all that a guest reads. */
export function pagesOf({ operations }: Pick<ApiDocument, 'operations'>): Operation[] {
  const read = operations.filter(({ method, needsToken }) => method === 'GET' && !needsToken)
  const parameters = new Map(
    read.flatMap((operation) => operation.parameters.map((one) => [one.name, one] as const)),
  )
  return paths.map((path) => ({
    ...{ method: 'GET', path, takesFile: false, needsToken: false, responses, address: /^$/ },
    parameters: [...parameters.values()],
  }))
}
