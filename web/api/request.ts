import { ApiError, codeOfStatus, isSignedOut, statusMessage, unreachable } from './api-error.ts'
import { signInAgain, storedToken } from './token.ts'

/** What carries the calls: the browser's `fetch`, or the application called in-process. */
export type Fetch = (path: string, init?: RequestInit) => Response | Promise<Response>

export type Query = Record<string, unknown>

export interface Download {
  blob: Blob
  fileName: string | null
}

export interface Api {
  get<T>(path: string, query?: Query): Promise<T>
  post<T>(path: string, body?: unknown): Promise<T>
  /** @param makes whether it makes something too, which is made once though its answer is lost */
  put<T>(path: string, body?: unknown, signal?: AbortSignal, makes?: boolean): Promise<T>
  delete<T>(path: string): Promise<T>
  /** Fetches a file, with the conventions of every other call. @param body what is asked for, where an address has no room for it */
  download(path: string, query?: Query, body?: unknown): Promise<Download>
}

interface Options {
  token?: () => string | null
  /** For a change that was refused because there is no live session: whether to send it once more. */
  signInAgain?: (refused: string | null, isOwn: boolean) => Promise<boolean>
  wait?: (milliseconds: number) => Promise<unknown>
  unanswered?: { calls: Unanswered }
}

/** Calls that may have been done, though nobody knows, with the names of those that have one. */
export type Unanswered = Map<string, string | null>

/** The pauses before the second and the third attempt, after a 429. */
const pauses = [2000, 4000]

/** Characters of a change that a browser carries to its end though the page is left; it gives 64 KB to all of them. */
const mostOutlivingThePage = 8000

/** Changes of the signed-in account itself. */
const ownCalls = /^\/api\/auth\/(profile|password)$/

/**
 * Makes the API client over any `fetch`. What makes something and had no answer names itself as before when it is sent again, and
 * what deletes has then done so where nothing is found.
 */
export function createApi(
  fetch: Fetch,
  {
    token = () => null,
    wait = pause,
    signInAgain = async () => false,
    unanswered = { calls: new Map() },
  }: Options = {},
): Api {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    makes = method === 'POST' && token() !== null,
  ): Promise<Response> {
    const text = jsonOf(body)
    const call = `${method} ${path} ${text}`
    const { calls } = unanswered
    const wasLost = calls.has(call)
    const name = makes ? (calls.get(call) ?? `${Math.random()}`) : null
    // Before it is sent: a page that ends meanwhile hears of no answer.
    if (name) calls.set(call, name)
    let attempt = 0
    while (true) {
      const sent = token()
      const keepalive = text !== undefined && text.length <= mostOutlivingThePage
      const init = {
        method,
        headers: headersWith(sent, name),
        credentials: 'include',
        body: text,
        keepalive,
        signal,
      } as const
      const response = await reach(fetch, path, init)
      if (!response || response.status >= 500) {
        if (name || method === 'DELETE') calls.set(call, name)
      } else if (response.ok || !wasLost) calls.delete(call)
      if (!response) throw unreachable()
      if (response.ok) return response
      // What is not there any more was deleted by the call before.
      if (response.status === 404 && method === 'DELETE' && calls.delete(call)) return Response.json({})
      const delay = pauses[attempt]
      const error = await errorOf(response)
      if (error.status === 429 && delay !== undefined) {
        attempt += 1
        await wait(delay)
      } else if (method === 'GET' || !isSignedOut(error) || !(await signInAgain(sent, ownCalls.test(path))))
        throw error
    }
  }

  /** What claims to be well and cannot be read comes from something in between. */
  async function read<T>(response: Promise<Response>): Promise<T> {
    const answer = await response
    return answer.json().catch(() => {
      throw new ApiError(answer.status, unexpected)
    })
  }

  return {
    get: (path, query) => read(send('GET', withQuery(path, query))),
    post: (path, body) => read(send('POST', path, body)),
    put: (path, body, signal, makes) => read(send('PUT', path, body, signal, makes)),
    delete: (path) => read(send('DELETE', path)),
    async download(path, query, body) {
      const response = await send(body === undefined ? 'GET' : 'POST', withQuery(path, query), body)
      return { blob: await response.blob(), fileName: fileNameOf(response) }
    },
  }
}

/** Those of the browser's client; the back-office keeps them for longer than a page. */
export const unanswered: { calls: Unanswered } = { calls: new Map() }

/** The browser's client: same origin, with the stored token. */
export const api = createApi((path, init) => fetch(path, init), {
  token: storedToken,
  signInAgain,
  unanswered,
})

const unexpected = 'An unexpected error occurred'

/** The message to show for anything that was thrown. */
export function messageOf(error: unknown, fallback = unexpected): string {
  return error instanceof Error && error.message ? error.message : fallback
}

/** Appends simple values to an address; a list of simple values repeats its key, anything else is left out. */
export function withQuery(path: string, query: Query = {}): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry !== undefined && entry !== null && typeof entry !== 'object')
        parameters.append(key, String(entry))
    }
  }
  const text = parameters.toString()
  if (!text) return path
  return path + (path.includes('?') ? '&' : '?') + text
}

function headersWith(token: string | null, name: string | null): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(name && { 'Idempotency-Key': name }),
  }
}

function jsonOf(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body)
}

async function reach(fetch: Fetch, path: string, init: RequestInit): Promise<Response | null> {
  try {
    return await fetch(path, init)
  } catch {
    return null
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null)
  const message = typeof body?.message === 'string' && body.message
  return new ApiError(response.status, message || statusMessage(response.status), {
    code: body?.code ?? codeOfStatus(response.status),
    fields: body?.errors,
    needs: body?.needs,
  })
}

function fileNameOf(response: Response): string | null {
  return /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? null
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
