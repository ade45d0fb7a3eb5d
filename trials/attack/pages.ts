import type { ServerBuild } from 'react-router'
import { pageRoutes } from '#test/every-route.ts'
import type { Api } from './api.ts'
import type { Schema } from './fields.ts'

/** Lists of documents by the part of an address that stands before their id. */
const lists: Record<string, string> = {
  designs: '/api/designs?limit=500',
  categories: '/api/categories',
  services: '/api/services?limit=500',
  testimonials: '/api/testimonials?limit=500',
  pricing: '/api/pricing?limit=500',
  banners: '/api/banners?limit=500',
  enquiries: '/api/enquiries?limit=500',
  replies: '/api/replies',
  media: '/api/media?limit=500',
}

/**
 * Every page of `web/routes.ts` with everything that there is to show.
 * @throws Error where an address needs what this does not know
 */
export async function everyPage(
  build: ServerBuild,
  api: Api,
  { shortlists, previews }: { shortlists: string[]; previews: string[] },
): Promise<string[]> {
  const documents: Record<string, Schema[]> = {}
  for (const [kind, path] of Object.entries(lists)) documents[kind] = (await api.call('GET', path)).body.data
  const versions = async (path: string) =>
    ((await api.call('GET', `${path}/versions`)).body.data ?? []).map(({ _id }: Schema) => _id as string)

  const pages: string[] = []
  for (const { pattern } of pageRoutes(build)) pages.push(...(await addressesOf(pattern)))
  return [...new Set(pages)]

  async function addressesOf(pattern: string): Promise<string[]> {
    if (pattern.includes('/designs/:id/versions/:version')) {
      const [design] = documents.designs ?? []
      return (await versions(`/api/designs/${design._id}`)).map((id: string) =>
        pattern.replace(':id', design._id).replace(':version', id),
      )
    }
    if (pattern.includes('/settings/versions/'))
      return (await versions('/api/settings'))
        .slice(0, 2)
        .flatMap((id: string) =>
          ['terms', 'privacy', 'about'].map((page) => pattern.replace(':version', id).replace(':page', page)),
        )
    if (pattern.includes(':categorySlug'))
      return (documents.categories ?? []).flatMap(({ slug, subcategories }) => [
        `/category/${slug}`,
        ...subcategories.slice(0, 2).map((sub: Schema) => `/category/${slug}/${sub.slug}`),
      ])
    const [, kind] = /\/(\w+)\/:id/.exec(pattern) ?? []
    if (kind) {
      const all = documents[kind]
      if (!all) throw new Error(`Nobody knows what stands in ${pattern}`)
      return all.map(({ _id, code }) =>
        pattern.replace(':id', pattern.startsWith('/admin') ? _id : (code ?? _id)),
      )
    }
    if (pattern === '/s/:key') return shortlists.map((key) => `/s/${key}`)
    if (pattern === '/preview/:key') return previews.map((key) => `/preview/${key}`)
    if (pattern.includes(':')) throw new Error(`Nobody knows what stands in ${pattern}`)
    if (pattern === '/*') return ['/nowhere/%3Cscript%3Etrap()%3C%2Fscript%3E']
    return [pattern]
  }
}

/**
 * Makes links that show documents as their pending changes would make them, of every kind that has such links.
 * @param made the ids of documents by the path that makes them
 * @returns the keys of the links, some of each kind
 */
export async function makePreviews(api: Api, made: Map<string, string[]>): Promise<string[]> {
  const { body: document } = await api.call('GET', '/api/openapi.json')
  const keys: string[] = []
  for (const [path, { post }] of Object.entries<Schema>(document.paths)) {
    const [, parent] = /^(\/api\/\w+)\/\{id\}\/preview$/.exec(path) ?? []
    if (!parent || !post) continue
    for (const id of made.get(parent)?.slice(0, 2) ?? []) {
      const { status, body } = await api.call('POST', path.replace('{id}', id))
      // One of each kind lies in the trash.
      if (status === 404) continue
      if (status !== 201) throw new Error(`POST ${path}: ${status} ${JSON.stringify(body)}`)
      keys.push(body.url.split('/').at(-1))
    }
  }
  return keys
}
