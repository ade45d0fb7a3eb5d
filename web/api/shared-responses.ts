import { type Api, withQuery } from './request.ts'

/** What stands on many pages and is told to every guest alike. */
const onManyPages =
  /^\/api\/(settings|categories|samples|services|testimonials|banners\/active)(\?page=1&limit=\d+)?$/

/** By the address of each answer, what it is known by. */
export interface Reads {
  note(address: string, tag: string): void
  tagOf(address: string): string
}

interface Shared {
  response: Promise<unknown>
  /** Of the page that it was read for. */
  reads: Reads
}

/** The few responses that pages share, read once while the content stays as it is. */
let shared = { version: '', responses: new Map<string, Shared>() }

/**
 * Asks once for what stands on many pages, until the content version moves. What is given is shared: nobody may change it.
 * @param reads what this page reads, for which every answer is noted that another page has read
 * @param version read before anything is asked
 */
export function shareResponses(api: Api, reads: Reads, version: string): Api {
  if (shared.version !== version) shared = { version, responses: new Map() }
  const { responses } = shared
  return {
    ...api,
    async get<T>(path: string, query = {}) {
      const address = withQuery(path, query)
      if (!onManyPages.test(address)) return api.get<T>(path, query)
      const known = responses.get(address)
      if (known) {
        const response = await known.response
        reads.note(address, known.reads.tagOf(address))
        return response as T
      }
      const response = api.get<T>(path, query)
      responses.set(address, { response, reads })
      response.catch(() => responses.delete(address))
      return response
    },
  }
}
