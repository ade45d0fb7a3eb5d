import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import { admin, drawnOnce } from './product.ts'

/** The same id for the same bytes in every product, so that what one has drawn of them is there in the next. */
export function idOfBytes(bytes: Buffer): string {
  return `${drawnOnce}${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}`
}

/** Seconds after which whoever had no room on a busy machine is to ask again; who looks after the site says more. */
const soon = 10

/** Asks, and once more where a busy machine has no room for it yet. */
async function ask(request: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await request()
    const seconds = Number(response.headers.get('Retry-After') ?? Number.POSITIVE_INFINITY)
    if (response.status !== 503 || seconds > soon) return response
    await wait(seconds * 1000)
  }
}

/** Fills the product through its API, as an administrator. */
export async function signedInApi(url: string) {
  const token = (await send('POST', '/api/auth/login', { email: admin.email, password: admin.password }))
    .token

  async function send(method: string, path: string, body: unknown, authorization?: string) {
    const headers = {
      'Content-Type': 'application/json',
      ...(authorization && { Authorization: authorization }),
    }
    const request = { method, headers, body: JSON.stringify(body) }
    return readOf(`${method} ${path}`, await ask(() => fetch(url + path, request)))
  }

  /** Uploads a picture or a film. @returns its file id */
  async function upload(name: string, picture: Pick<Sharp, 'toBuffer'>): Promise<string> {
    const bytes = await picture.toBuffer()
    const store = (fileId: string) => {
      const form = new FormData()
      form.set('fileId', fileId)
      form.set('file', new File([new Uint8Array(bytes)], name))
      const headers = { Authorization: `Bearer ${token}` }
      return ask(() =>
        fetch(`${url}/v1/storage/buckets/media/files`, { method: 'POST', headers, body: form }),
      )
    }
    const stored = await store(idOfBytes(bytes))
    // Where the product has the same picture already, this is another file of it.
    return (await readOf(name, stored.status === 409 ? await store('unique()') : stored)).$id
  }

  return {
    read: async (path: string) => (await (await ask(() => fetch(url + path))).json()).data,
    /** As an administrator. */
    get: (path: string) => send('GET', path, undefined, `Bearer ${token}`),
    post: (path: string, body: unknown) => send('POST', path, body, `Bearer ${token}`),
    put: (path: string, body: unknown) => send('PUT', path, body, `Bearer ${token}`),
    delete: (path: string) => send('DELETE', path, undefined, `Bearer ${token}`),
    /** Sends an enquiry of each of these people, who say this besides. @returns their ids, by name */
    async enquiries(names: string[], besides: object = {}): Promise<Map<string, string>> {
      const ids = new Map<string, string>()
      for (const name of names) {
        const said = { ...asked, name, requirement: `A courtyard house for ${name}.`, ...besides }
        ids.set(name, (await send('POST', '/api/enquiries', said, `Bearer ${token}`))._id)
      }
      return ids
    },
    /** Uploads a picture of one colour. @returns its file id */
    async picture(width: number, height: number, background = '#b0472a'): Promise<string> {
      return upload('picture.png', sharp({ create: { width, height, channels: 3, background } }).png())
    },
    upload,
    /** Where a design of the first category of the samples lies, as a body names it. */
    async place(): Promise<{ category: string; subcategory: string }> {
      const response = await ask(() => fetch(`${url}/api/categories?slug=architecture`))
      const [{ _id, subcategories }] = (await response.json()).data
      return { category: _id, subcategory: subcategories[0].name }
    },
  }
}

/** @throws Error with what the product says, where it refuses */
async function readOf(asked: string, response: Response) {
  const read = await response.json()
  if (!response.ok) throw new Error(`${asked}: ${read.message}`)
  return read
}

/** What everybody says who asks. */
const asked = {
  email: 'someone@example.com',
  phone: '098765 43210',
  state: 'Karnataka',
  city: 'Mysuru',
}

export const bankDetails = {
  accountHolderName: 'Asha Rao & Sons',
  accountNumber: '50100234567890',
  ifscCode: 'HDFC0001234',
  bankName: 'HDFC Bank',
  branchName: 'Mysuru Main',
}

export const contact = {
  websiteName: 'Studio Asha',
  contactEmail: 'studio@example.com',
  contactPhone: '+91 98765 43210',
  address: '14, Second Cross\nMysuru 570012',
}
