import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '../../bench/product.ts'
import type { Inspector } from '../inspected.ts'
import { heldSince, watchLoop } from '../loop-watch.ts'

/** A request by itself. */
interface Single {
  name: string
  method?: string
  /** `{n}` is another number each time. */
  path: string
  body?: string
  /** Something has changed before, so that nothing of it is stored. */
  isAfterChange?: boolean
  isGuest?: boolean
}

const nothing = 'ffffffffffffffffffffffff'
const numbered = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join()

/** What takes long, if anything does: what reads or writes much at once, and bodies as large as they may be. */
const singles: Single[] = [
  { name: 'home page', path: '/', isAfterChange: true, isGuest: true },
  { name: 'gallery', path: '/gallery?search=court-{n}', isGuest: true },
  { name: 'search', path: '/api/designs?limit=24&search=court+{n}', isGuest: true },
  { name: 'list of 500 designs', path: '/api/designs?limit=500&minPrice={n}', isGuest: true },
  { name: 'facets', path: '/api/designs/facets?minPrice={n}', isGuest: true },
  { name: 'sitemap', path: '/sitemap.xml', isAfterChange: true, isGuest: true },
  { name: 'API document', path: '/api/openapi.json', isGuest: true },
  { name: 'dashboard', path: '/api/dashboard' },
  { name: 'list of 500 enquiries', path: '/api/enquiries?limit=500' },
  { name: 'search in enquiries', path: '/api/enquiries?limit=500&search=house' },
  { name: 'record of changes', path: '/api/activity?limit=500' },
  { name: 'people', path: '/api/people?email=a@example.com' },
  { name: 'export, CSV', path: '/api/enquiries/export?format=csv' },
  { name: 'export, Excel', path: '/api/enquiries/export?format=xlsx' },
  {
    ...{ name: 'order of 10,000', method: 'PUT', path: '/api/services/order' },
    body: `{"ids":[${numbered(10_000, (n) => `"${nothing.slice(String(n).length)}${n}"`)}]}`,
  },
  {
    ...{ name: 'text of 100,000 characters', method: 'PUT', path: '/api/settings' },
    body: JSON.stringify({ aboutUs: '<p>a<b>b</b></p>'.repeat(6000) }),
  },
  {
    ...{ name: '100,000 tags', method: 'POST', path: '/api/designs' },
    body: `{"title":"House","tags":[${numbered(100_000, () => '"x"')}]}`,
  },
  {
    ...{ name: '60,000 fields', method: 'POST', path: '/api/designs' },
    body: `{${numbered(60_000, (n) => `"k${n}":${n}`)}}`,
  },
  {
    ...{ name: '100,000 pictures', method: 'POST', path: '/api/testimonials' },
    body: `{"media":[${numbered(100_000, () => '{}')}]}`,
  },
  {
    ...{ name: 'a million characters', method: 'POST', path: '/api/enquiries', isGuest: true },
    body: JSON.stringify({ name: 'x'.repeat(1_000_000), requirement: '\ud83c\udfe0' }),
  },
]

/** Tells of each of them how many milliseconds it holds the thread: the median of three times. */
export async function measureSingles(
  product: Product,
  inspector: Inspector,
  tell: (name: string, milliseconds: number) => void,
): Promise<void> {
  let number = 0
  for (const { name, method = 'GET', path, body, isAfterChange, isGuest } of singles) {
    const times: number[] = []
    for (let time = 0; time < 3; time++) {
      if (isAfterChange) await change(product, number)
      await wait(50)
      await watchLoop(inspector)
      const response = await fetch(product.url + path.replace('{n}', String(++number)), {
        method,
        headers: {
          ...(body && { 'Content-Type': 'application/json' }),
          ...(!isGuest && { Authorization: `Bearer ${product.token}` }),
        },
        body,
      })
      await response.arrayBuffer()
      await wait(20)
      times.push((await heldSince(inspector)).computed)
    }
    tell(name, times.toSorted((one, other) => one - other)[1] ?? 0)
  }
}

async function change({ url, token, design }: Product, number: number) {
  const response = await fetch(`${url}/api/designs/${design.id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ shortDescription: `Changed for the ${number}th time.` }),
  })
  await response.arrayBuffer()
}
