import { filesAddress } from '#contract/file-address.ts'
import { drawing } from '#test/files/make-files.ts'
import type { TestServer } from '#test/start-server.ts'
import { type Client, clientOf, signIn } from '../client.ts'

export const login = { email: 'faults@example.com', password: 'correct horse' }

/** What a call came to: its status, and the message of a refusal. */
export interface Said {
  status: number
  message?: string
}

/** The product as somebody uses it while something goes wrong. */
export interface Probe {
  /** Reads of pages, lists, a document, the back-office and a picture. */
  read(): Promise<Record<string, Said>>
  /** An enquiry, a service, the settings, and a file; those that are acknowledged are noted. */
  write(): Promise<Record<string, Said>>
  /** What was acknowledged and is not there. */
  missing(): Promise<string[]>
}

/** Signs in, and stores something to be read. */
export async function probeOf(victim: { readonly server: TestServer }): Promise<Probe> {
  const url = () => victim.server.url
  const visitor = clientOf(url)
  let client = clientOf(url, await signIn(url(), login))

  /** Where the clock has ended the session, another one begins, as with anybody. */
  async function signedIn(): Promise<Client> {
    const { status } = await client.call('GET', '/api/auth/profile')
    if (status === 401) client = clientOf(url, await signIn(url(), login))
    return client
  }

  const stored = { enquiries: new Set<string>(), services: new Set<string>(), files: new Set<string>() }
  let written = 0

  async function write() {
    const mark = `Fault ${++written}`
    const enquiry = await visitor.call('POST', '/api/enquiries', enquiryOf(mark, written))
    if (enquiry.status === 201) stored.enquiries.add(mark)
    const client = await signedIn()
    const service = await client.call('POST', '/api/services', { title: mark, description: '' })
    if (service.status === 201) stored.services.add(mark)
    const id = `fault-${written}`
    const bytes = await drawing(60 + written, 40)
      .jpeg()
      .toBuffer()
    const file = await client.upload({ id, name: 'picture.jpg', bytes })
    if (file.status === 201) stored.files.add(id)
    // Long texts are cleaned in a thread of their own.
    const aboutUs = `<p>${mark}</p>${'<p>A house.</p>'.repeat(1500)}`
    const settings = await client.call('PUT', '/api/settings', { aboutUs })
    return {
      ...{ enquiry: saidBy(enquiry), service: saidBy(service) },
      ...{ settings: saidBy(settings), file: saidBy(file) },
    }
  }

  async function read() {
    const page = 1 + (written % 7)
    return {
      health: await ask(visitor, '/api/health'),
      home: await ask(visitor, '/'),
      designs: await ask(visitor, '/api/designs'),
      // Pages that nobody has asked for yet come from the database.
      services: await ask(visitor, `/api/services?page=${page + 100}&limit=${written + 1}`),
      enquiries: await ask(await signedIn(), '/api/enquiries'),
      picture: await ask(visitor, `${filesAddress}/${[...stored.files][0]}/view`),
      original: await ask(visitor, `${filesAddress}/${[...stored.files][0]}/download`),
      // Drawn now, as nobody has asked for it yet.
      preview: await ask(
        visitor,
        `${filesAddress}/${[...stored.files].at(-1)}/preview?width=320&output=jpeg`,
      ),
    }
  }

  async function missing() {
    const client = await signedIn()
    const enquiries = await client.all('/api/enquiries')
    const services = await client.all('/api/services')
    const texts = enquiries.map(({ requirement }) => requirement)
    const titles = services.map(({ title }) => title)
    const lost = [
      ...[...stored.enquiries].filter((mark) => !texts.includes(saying(mark))),
      ...[...stored.services].filter((mark) => !titles.includes(mark)),
    ]
    for (const id of stored.files)
      if ((await client.bytes(`${filesAddress}/${id}/view`)).status !== 200) lost.push(id)
    return lost
  }

  for (const [what, { status }] of Object.entries(await write()))
    if (status >= 300) throw new Error(`${what} was answered ${status} before anything went wrong`)
  return { read, write, missing }
}

const saying = (mark: string) => `A house on a corner plot, says ${mark}.`

function enquiryOf(mark: string, number: number) {
  return {
    ...{ name: 'Asha Rao', email: 'asha@example.com', state: 'Karnataka', city: 'Mysuru' },
    phone: `+91 ${7_000_000_000 + number}`,
    requirement: saying(mark),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a refusal of any call
function saidBy({ status, body }: { status: number; body?: any }): Said {
  return status < 400 ? { status } : { status, message: body?.message }
}

async function ask(client: Client, path: string): Promise<Said> {
  return saidBy(await client.call('GET', path))
}
