import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#server/ids.ts'
import { scene } from '#test/files/make-files.ts'
import { clientOf, signIn } from '../client.ts'
import { login } from './processes.ts'

/** What was seen while something happened. */
export interface Seen {
  /** Milliseconds on the trial's own clock. */
  at: number
  took: number
  kind: 'read' | 'write'
  /** Why it counts as failed. */
  failure?: string
}

/** Writers and readers that go on until they are ended. */
export interface Load {
  seen: Seen[]
  /** Reads that showed less than had been acknowledged before they were sent. */
  stale: string[]
  /** Ends it, and compares what was acknowledged with what is there. @returns what is missing */
  end(): Promise<string[]>
}

const administrators = 2
const enquirers = 2
const uploaders = 1
const readers = 6
/** Milliseconds between two acts of one of them. */
const between = { administrator: 20, enquirer: 40, uploader: 150, reader: 4 }
const pages = ['/', '/gallery', '/api/designs?limit=24', '/api/categories', '/about', '/api/settings']

/** Puts a mixed load on the product at `url`. */
export async function beginLoad(url: string): Promise<Load> {
  const token = await signIn(url, login)
  const admin = clientOf(url, token)
  const guest = clientOf(url)
  const seen: Seen[] = []
  const stale: string[] = []
  const enquiries: string[] = []
  const files: string[] = []
  /** The area of each design that was acknowledged last. */
  const acknowledged = new Map<string, number>()
  let lastArea = 1
  /** No two loads send the same. */
  const own = newId()
  let isOver = false
  let number = 0

  const { body: categories } = await guest.call('GET', '/api/categories')
  const [{ _id: category, subcategories }] = categories.data
  const subcategory = subcategories[0].name
  const made = await Promise.all(
    Array.from({ length: administrators }, (_, index) =>
      admin.call('POST', '/api/designs', {
        title: `Rehearsal ${index}`,
        category,
        subcategory,
        images: [],
        area: 1,
      }),
    ),
  )

  async function noted(kind: Seen['kind'], act: () => Promise<{ status: number }>): Promise<boolean> {
    const at = performance.now()
    const failure = await act().then(
      ({ status }) => (status < 400 ? undefined : `answered ${status}`),
      (error: Error) => error.message,
    )
    seen.push({ at, took: performance.now() - at, kind, ...(failure && { failure }) })
    return failure === undefined
  }

  async function again(milliseconds: number, act: () => Promise<void>): Promise<void> {
    while (!isOver) {
      await act()
      await pause(milliseconds)
    }
  }

  /** Changes a design, and looks at it as a guest as soon as that is acknowledged. */
  async function administrate(id: string) {
    const area = ++lastArea
    if (!(await noted('write', () => admin.call('PUT', `/api/designs/${id}`, { area })))) return
    acknowledged.set(id, area)
    for (const path of [`/api/designs/${id}`, `/api/designs/${id}`, `/api/designs/${id}`])
      await noted('read', async () => {
        const { status, body } = await guest.call('GET', path)
        if (status === 200 && body.data.area < area)
          stale.push(`${path} showed ${body.data.area} after ${area}`)
        return { status }
      })
  }

  async function enquire() {
    const name = `Visitor ${++number} ${own}`
    const phone = `9${String((Date.now() * 100 + number) % 1_000_000_000).padStart(9, '0')}`
    const person = { name, phone, email: `visitor-${number}@example.com`, city: 'Mysuru', state: 'Karnataka' }
    const fields = { ...person, requirement: `A house, number ${number}` }
    if (await noted('write', () => guest.call('POST', '/api/enquiries', fields))) enquiries.push(name)
  }

  async function upload() {
    const id = `${own}-${++number}`
    const bytes = await scene(number, 200).jpeg().toBuffer()
    if (await noted('write', () => admin.upload({ id, name: 'plan.jpg', bytes }))) files.push(id)
  }

  const ids = made.map(({ status, body }) => {
    if (status !== 201) throw new Error(`A design could not be made: ${body?.message}`)
    return body._id as string
  })
  const all = [
    ...ids.map((id) => again(between.administrator, () => administrate(id))),
    ...Array.from({ length: enquirers }, () => again(between.enquirer, enquire)),
    ...Array.from({ length: uploaders }, () => again(between.uploader, upload)),
    ...Array.from({ length: readers }, (_, index) =>
      again(between.reader, async () => {
        const path = pages[(index + seen.length) % pages.length] ?? '/'
        await noted('read', () => guest.call('GET', path))
      }),
    ),
  ]

  return {
    seen,
    stale,
    async end() {
      isOver = true
      await Promise.all(all)
      const lost: string[] = []
      const kept = new Set((await admin.all('/api/enquiries')).map(({ name }) => name))
      lost.push(...enquiries.filter((name) => !kept.has(name)))
      for (const [id, area] of acknowledged) {
        const { body } = await admin.call('GET', `/api/designs/${id}`)
        if (body.data.area < area) lost.push(`design ${id}, area ${area}`)
      }
      for (const id of files)
        if ((await guest.call('GET', `/v1/storage/buckets/media/files/${id}`)).status !== 200) lost.push(id)
      return lost
    },
  }
}
