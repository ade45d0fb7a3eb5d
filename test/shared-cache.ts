interface Kept {
  path: string
  /** The request headers that it differs by, with what they were. */
  differs: [name: string, value: string | null][]
  until: number
  at: number
  keys: string[]
  text: string
  headers: Headers
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/**
 * A cache in front of the product that many share: it keeps what it may by RFC 9111, and forgets by surrogate keys. It asks the
 * product about nothing that it keeps and that is fresh.
 * @param now milliseconds
 */
export function createSharedCache(ask: Ask, now: () => number) {
  let kept: Kept[] = []

  async function get(path: string, given: Record<string, string> = {}) {
    const headers = new Headers(given)
    const found = kept.find(
      (one) =>
        one.path === path &&
        now() < one.until &&
        one.differs.every(([name, value]) => headers.get(name) === value),
    )
    if (found) return { text: found.text, headers: found.headers, age: now() - found.at }
    const at = now()
    const response = await ask(path, { headers })
    const text = await response.text()
    const seconds = keptFor(response, headers)
    if (seconds > 0)
      kept.push({
        ...{ path, at, text, headers: response.headers },
        differs: namesIn(response.headers.get('vary')).map((name) => [name, headers.get(name)]),
        until: at + seconds * 1000,
        keys: (response.headers.get('surrogate-key') ?? '').split(' '),
      })
    return { text, headers: response.headers, age: undefined }
  }

  return {
    get,
    purge(keys: string[]): void {
      kept = kept.filter((one) => !one.keys.some((key) => keys.includes(key)))
    },
    /** The paths of all that is kept. */
    paths: () => kept.map(({ path }) => path),
    /** Everything that is kept, as one text. */
    contents: () => JSON.stringify(kept.map(({ text, headers }) => [text, ...headers])),
  }
}

const namesIn = (list: string | null) =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'accept-encoding')

/** For how many seconds a cache that many share may keep a response. */
function keptFor(response: Response, asked: Headers): number {
  const said = response.headers.get('cache-control') ?? ''
  if (/\b(no-store|no-cache|private)\b/.test(said) || response.headers.get('vary') === '*') return 0
  const isForAll = /\bpublic\b|\bs-maxage=|\bmust-revalidate\b/.test(said)
  if (asked.has('authorization') && !isForAll) return 0
  const seconds = /\bs-maxage=(\d+)/.exec(said) ?? /\bmax-age=(\d+)/.exec(said)
  // Without a word of it, a cache may guess.
  if (!seconds) return response.status === 200 || response.status === 404 ? 60 : 0
  return Number(seconds[1])
}
