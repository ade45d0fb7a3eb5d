import { hash } from 'node:crypto'
import type { Tags } from './http/cache/entry.ts'

export type Fetch = (path: string, init?: RequestInit) => Response | Promise<Response>

/** What is known by nothing is never the same. */
const unknown = ''
/** Of what was drawn by chance, and of whatever else is known by what it is a list of. */
const listed = 'list '

/** What one page reads of the API: beside its own address, that is all that it is made of. */
export class PageReads {
  readonly #tags = new Map<string, string>()
  #underWay = 0

  /** Calls the API and notes what it answers. */
  noting(apiFetch: Fetch): Fetch {
    return async (path, init) => {
      let [at, tag] = [path, unknown]
      this.#underWay += 1
      try {
        const response = await apiFetch(path, init)
        if (!isRead(init)) return response
        tag = tagOf(response)
        const location = response.headers.get('Content-Location')
        if (tag !== unknown || !location) return response
        // Asked again, it would be drawn anew: what was drawn has an address of its own.
        const text = await response.text()
        ;[at, tag] = [location, listed + listOf(text)]
        return new Response(text, response)
      } finally {
        this.#underWay -= 1
        this.note(at, tag)
      }
    }
  }

  /** Notes an answer that another page was given too. An address that gave two answers is known by nothing. */
  note(path: string, tag: string): void {
    const before = this.#tags.get(path)
    this.#tags.set(path, before === undefined || before === tag ? tag : unknown)
  }

  tagOf(path: string): string {
    return this.#tags.get(path) ?? unknown
  }

  /** The tags of all that was read; none where that is nothing, or something of it is known by nothing. */
  get tags(): Tags | undefined {
    const isWhole = this.#tags.size > 0 && this.#underWay === 0
    return isWhole && ![...this.#tags.values()].includes(unknown) ? this.#tags : undefined
  }
}

/** Whether the API answers at each address what it did. */
export async function answersAlike(apiFetch: Fetch, tags: Tags): Promise<boolean> {
  const alike = await Promise.all(
    [...tags].map(async ([path, tag]) => {
      const response = await apiFetch(path)
      if (!tag.startsWith(listed)) return tagOf(response) === tag
      return response.ok && listed + listOf(await response.text()) === tag
    }),
  )
  return alike.every(Boolean)
}

function isRead(init: RequestInit | undefined): boolean {
  return init?.method === undefined || init.method === 'GET'
}

function tagOf({ status, headers }: Response): string {
  const tag = headers.get('ETag')
  return tag === null ? unknown : `${status} ${tag}`
}

/** What a list holds, in whichever order. */
function listOf(text: string): string {
  const { data } = JSON.parse(text) as { data: unknown[] }
  const items = data.map((item) => JSON.stringify(item)).sort()
  return hash('sha256', items.join('\n'), 'base64url')
}
