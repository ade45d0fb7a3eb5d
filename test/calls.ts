import { expectDocumented } from './documented.ts'
import { expectKnownCode } from './expect-response.ts'

export const adminLogin = { email: 'admin@example.com', password: 'correct horse' }

/** A JSON response as tests read it. */
export interface TestResponse {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any response's fields
  body: any
  headers: Headers
}

/** Sends a request to the product, wherever it runs. */
export type SendRequest = (path: string, init?: RequestInit) => Promise<Response>

/**
 * The product's calls as tests make them, its administrator signed in. They take the administrator's token unless they say
 * otherwise.
 */
export async function callsOn(request: SendRequest) {
  async function call(
    method: string,
    path: string,
    body?: unknown,
    token = adminToken,
    extraHeaders: Record<string, string> = {},
  ): Promise<TestResponse> {
    const headers = { ...extraHeaders }
    if (token) headers.authorization = `Bearer ${token}`
    if (body !== undefined) headers['content-type'] ??= 'application/json'
    const response = await request(path, {
      method,
      headers,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const read = {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    }
    if (read.status >= 400) {
      if (isJson) expectKnownCode(read)
      await expectDocumented(request, method, path, read.status)
    }
    return read
  }

  /** @returns the token of a new session */
  async function signIn(email: string, password: string): Promise<string> {
    return (await call('POST', '/api/auth/login', { email, password }, '')).body.token
  }

  let adminToken = ''
  adminToken = await signIn(adminLogin.email, adminLogin.password)
  return {
    adminToken,
    /** Sends a request as it is. */
    request,
    call,
    signIn,
    get: (path: string, token?: string) => call('GET', path, undefined, token),
    post: (path: string, body?: unknown, token?: string) => call('POST', path, body, token),
    put: (path: string, body?: unknown, token?: string) => call('PUT', path, body, token),
    delete: (path: string, token?: string) => call('DELETE', path, undefined, token),
    /** As a visitor, without a token. */
    visit: (path: string) => call('GET', path, undefined, ''),
    async upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<TestResponse> {
      const form = new FormData()
      form.set('fileId', 'unique()')
      form.set('file', new File([bytes], name))
      const response = await request('/v1/storage/buckets/media/files', {
        method: 'POST',
        headers: { authorization: `Bearer ${adminToken}` },
        body: form,
      })
      const read = { status: response.status, headers: response.headers, body: await response.json() }
      if (read.status >= 400) expectKnownCode(read)
      return read
    },
  }
}
