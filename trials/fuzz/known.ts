import type { ApiDocument, Json } from './operations.ts'

const mostOfKind = 120

interface Place {
  category: string
  subcategory: string
}

/**
 * What a run has learnt of what is there: the addresses of documents by the path of the call that reads them, so that what
 * comes later can name them.
 */
export function createKnown({ operations }: ApiDocument, isOff: (id: string) => boolean) {
  const addresses = new Map<string, string[]>()
  const places: Place[] = []
  const tokens: string[] = []
  const links: string[] = []
  const keys: string[] = []
  let turn = 0
  const templates = [...new Set(operations.flatMap(({ path }) => prefixesOf(path)))]

  function remember<T>(list: T[], one: T) {
    if (list.length < mostOfKind) list.push(one)
    else list[turn++ % mostOfKind] = one
  }

  /** Notes what a response to a call of this path tells of. */
  function learn(path: string, pathname: string, body: Json) {
    if (typeof body?.token === 'string') remember(tokens, body.token)
    const link = typeof body?.url === 'string' ? body.url.split('#')[1] : undefined
    if (link) remember(links, link)
    // Whoever has the address of a shortlist or a preview has its key.
    else if (typeof body?.url === 'string') remember(keys, body.url.split('/').at(-1))
    const data = body?.data ?? body?.files ?? body
    const children = templates.filter(
      (template) => /^\/\{\w+\}$/.test(template.slice(path.length)) && template.startsWith(path),
    )
    for (const one of Array.isArray(data) ? data : [data]) {
      const id = one?._id ?? one?.$id
      if (typeof id !== 'string' || isOff(id)) continue
      for (const template of children)
        add(template, `${pathname}/${template.endsWith('{key}') ? one.key : id}`)
      for (const { name } of one.subcategories ?? [])
        if (typeof name === 'string') remember(places, { category: id, subcategory: name })
    }
  }

  function add(template: string, address: string) {
    const list = addresses.get(template) ?? []
    addresses.set(template, list)
    if (!list.includes(address)) remember(list, address)
  }

  return {
    learn,
    /** An address of the longest part of the path of which one is known, and what is left of the path. */
    addressOf(path: string, pick: number): { address: string; rest: string } {
      for (const prefix of prefixesOf(path).toReversed()) {
        const list = addresses.get(prefix)
        if (list?.length) return { address: list[pick % list.length] ?? '', rest: path.slice(prefix.length) }
      }
      return { address: '', rest: path }
    },
    /** A category with one of its subcategories. */
    placeOf: (pick: number): Place => places[pick % places.length] ?? { category: '', subcategory: '' },
    tokenOf: (pick: number): string => tokens[pick % tokens.length] ?? '',
    keyOf: (pick: number): string => keys[pick % keys.length] ?? '',
    linkOf: (pick: number): string => links[pick % links.length] ?? 'none',
    forget(template: string, id: string) {
      const list = addresses.get(template)
      if (list)
        addresses.set(
          template,
          list.filter((address) => !address.endsWith(`/${id}`)),
        )
    },
  }
}

export type Known = ReturnType<typeof createKnown>

/** The beginnings of a path that end with a parameter, the shortest first. */
function prefixesOf(path: string): string[] {
  return [...path.matchAll(/\}/g)].map(({ index }) => path.slice(0, index + 1))
}
