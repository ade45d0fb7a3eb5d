import type { ApiDocument, Operation } from './operations.ts'

const html = { content: { 'text/html': {} } }
const responses = { 200: html, 301: html, 302: html, 304: {}, 400: html, 404: html, 410: html, 503: html }

/** Pages are no calls of the document; they show what the calls have stored, whatever that is. */
const paths = [
  ...[
    '/',
    '/gallery',
    '/about',
    '/services',
    '/contact',
    '/pricing',
    '/payment',
    '/privacy-policy',
    '/no/such/page',
  ],
  ...['/designs/{id}', '/designs/{id}/qr.svg', '/category/{slug}', '/category/{slug}/{subcategory}'],
  ...['/share/{id}', '/admin/designs/{id}', '/sitemap.xml', '/robots.txt'],
]

/** The pages as calls, with the parameters of the catalogue. */
export function pagesOf({ operations }: ApiDocument): Operation[] {
  const catalogue = operations.find(({ method, path }) => method === 'GET' && path === '/api/designs')
  return paths.map((path) => ({
    ...{ method: 'GET', path, takesFile: false, needsToken: false, responses, address: /^$/ },
    parameters: catalogue?.parameters ?? [],
  }))
}
