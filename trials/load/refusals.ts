import { setTimeout as wait } from 'node:timers/promises'
import { apiError } from '#contract/error.ts'

/** What one visitor among too many is told, who asks for a search, sends an enquiry and looks after the product's health. */
export interface Refusals {
  searches: Record<number, number>
  enquiries: Record<number, number>
  longestEnquiry: number
  /** What a refusal lacks; none where each is polite. */
  rude: string[]
  /** Health said that requests are refused. */
  isTold: boolean
}

/** Asks a few times a second beside a crowd, on connections that are opened anew. */
export function watchRefusals({ url }: { url: string }) {
  const refusals: Refusals = { searches: {}, enquiries: {}, longestEnquiry: 0, rude: [], isTold: false }
  let isOver = false
  let number = 0

  async function search() {
    const response = await fetch(`${url}/api/designs?search=refused-${number++}`)
    refusals.searches[response.status] = (refusals.searches[response.status] ?? 0) + 1
    const body = await response.json()
    if (response.status !== 503) return
    if (!(Number(response.headers.get('retry-after')) > 0)) refusals.rude.push('without Retry-After')
    if (!apiError.strict().safeParse(body).success || body.code !== 'overloaded')
      refusals.rude.push(JSON.stringify(body))
  }

  async function enquire() {
    const since = performance.now()
    const response = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `one-${number++}` },
      body: JSON.stringify({
        ...{
          name: 'Ravi',
          email: 'ravi@example.com',
          phone: `+91 98765 ${number}`,
          state: 'Goa',
          city: 'Panaji',
        },
        requirement: `A house on plot ${number}.`,
      }),
    })
    await response.arrayBuffer()
    refusals.enquiries[response.status] = (refusals.enquiries[response.status] ?? 0) + 1
    refusals.longestEnquiry = Math.max(refusals.longestEnquiry, performance.now() - since)
  }

  async function lookAfter() {
    const body = await (await fetch(`${url}/api/health`)).json()
    refusals.isTold ||= body.warnings !== undefined
  }

  const watching = (async () => {
    while (!isOver) {
      await Promise.all([search(), enquire(), lookAfter()])
      await wait(200)
    }
  })()
  return {
    async end(): Promise<Refusals> {
      isOver = true
      await watching
      return refusals
    },
  }
}
