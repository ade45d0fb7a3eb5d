import { type Api, withQuery } from './request.ts'

/** What stands on many pages and is told to every guest alike. */
const onManyPages =
  /^\/api\/(settings|categories|samples|services|testimonials|banners\/active)(\?page=1&limit=\d+)?$/

/** The few responses that pages share, read once while the content stays as it is. */
let shared = { version: '', responses: new Map<string, Promise<unknown>>() }

/**
 * Asks once for what stands on many pages, until the content version moves. What is given is shared: nobody may change it.
 * @param version read before anything is asked
 */
export function shareResponses(api: Api, version: string): Api {
  if (shared.version !== version) shared = { version, responses: new Map() }
  const { responses } = shared
  return {
    ...api,
    get<T>(path: string, query = {}) {
      const address = withQuery(path, query)
      if (!onManyPages.test(address)) return api.get<T>(path, query)
      const known = responses.get(address)
      if (known) return known as Promise<T>
      const response = api.get<T>(path, query)
      responses.set(address, response)
      response.catch(() => responses.delete(address))
      return response
    },
  }
}
