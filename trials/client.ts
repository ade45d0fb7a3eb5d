import { filesAddress } from '#contract/file-address.ts'

/** A response as trials read it: nothing of the body where it is no JSON. */
interface Read {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a trial reads any response's fields
  body: any
  headers: Headers
}

/** Whoever works on the product over HTTP; a call fails where no answer comes. */
export interface Client {
  call(method: string, path: string, body?: unknown): Promise<Read>
  /** Sends a whole file, or a chunk of one, under an id of its own. */
  upload(file: SentFile): Promise<Read>
  /** All of a list, page after page. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  all(path: string): Promise<any[]>
  bytes(path: string): Promise<{ status: number; bytes: Buffer }>
}

interface SentFile {
  id: string
  name: string
  bytes: Uint8Array
  /** Where it is a chunk: which bytes of how many. */
  range?: { start: number; total: number }
}

/** A call that takes longer counts as never answered. */
const patience = 60_000

/**
 * @param address where the product is; asked before each call where it may be another one meanwhile
 * @param token an administrator's; without it a visitor's client
 */
export function clientOf(address: string | (() => string), token = ''): Client {
  const url = () => (typeof address === 'string' ? address : address())
  const authorized = token ? { authorization: `Bearer ${token}` } : undefined

  async function send(path: string, init: RequestInit): Promise<Read> {
    const { response, text } = await fetch(url() + path, { ...init, signal: AbortSignal.timeout(patience) })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch((error) =>
        Promise.reject(new Error(`${init.method ?? 'GET'} ${path}: ${error}`, { cause: error })),
      )
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : undefined,
    }
  }

  return {
    call: (method, path, body) =>
      send(path, {
        method,
        headers: { ...authorized, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    upload({ id, name, bytes, range }) {
      const form = new FormData()
      form.set('fileId', id)
      form.set('file', new File([Uint8Array.from(bytes)], name))
      const last = range && range.start + bytes.length - 1
      return send(filesAddress, {
        method: 'POST',
        headers: {
          ...authorized,
          ...(range && {
            'content-range': `bytes ${range.start}-${last}/${range.total}`,
            'x-appwrite-id': id,
          }),
        },
        body: form,
      })
    },
    async all(path) {
      const found = []
      for (let page = 1; ; page++) {
        const separator = path.includes('?') ? '&' : '?'
        const { status, body } = await send(`${path}${separator}limit=100&page=${page}`, {
          headers: authorized,
        })
        if (status !== 200) throw new Error(`GET ${path} was answered ${status}`)
        found.push(...body.data)
        if (page >= body.pagination.pages) return found
      }
    },
    async bytes(path) {
      const response = await fetch(url() + path, { signal: AbortSignal.timeout(patience) })
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    },
  }
}

/** @returns the token of a new session */
export async function signIn(url: string, login: { email: string; password: string }): Promise<string> {
  const { status, body } = await clientOf(url).call('POST', '/api/auth/login', login)
  if (status !== 200) throw new Error(`Signing in was answered ${status}`)
  return body.token
}
