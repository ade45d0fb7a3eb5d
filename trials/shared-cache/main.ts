import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Product, withProduct } from '../../bench/product.ts'
import { uploadForm } from '../form.ts'
import { Lacking } from '../lacking.ts'
import { openNginx, purgeToken } from './nginx.ts'

/*
 * nginx as a shared cache before the product: what it gives is never staler than was stated, fresh at once after a purge, and
 * nothing private is ever kept. `npm run shared-cache`.
 */
/** Seconds that are stated where nothing is purged. */
const stated = 3
/** Milliseconds in which a purge has to be seen. */
const mostUntilPurged = 3000
const wrong: string[] = []
const check = (isRight: boolean, what: string) => {
  console.log(`${isRight ? 'right' : 'WRONG'}: ${what}`)
  if (!isRight) wrong.push(what)
}

type Nginx = Awaited<ReturnType<typeof openNginx>>

try {
  await withNginx({}, neverStaler)
  await withNginx({ SHARED_CACHE_SECONDS: '86400', isPurged: 'yes' }, async (product, nginx) => {
    await freshAfterPurge(product, nginx)
    await nothingPrivate(product, nginx)
    await deletedPicture(product, nginx)
  })
} catch (error) {
  if (!(error instanceof Lacking)) throw error
  console.log(`Not tried. ${error.message}`)
  process.exitCode = 1
}
if (wrong.length > 0) process.exitCode = 1

async function withNginx(
  { isPurged, ...given }: { isPurged?: string; SHARED_CACHE_SECONDS?: string },
  run: (product: Product, nginx: Nginx) => Promise<void>,
): Promise<void> {
  const nginx = await openNginx()
  try {
    const environment = {
      ...{ SHARED_CACHE_SECONDS: String(stated), PUBLIC_URL: nginx.url, TRUST_PROXY: '1', BACKUP_AT: 'off' },
      ...(isPurged && { PURGE_URL: nginx.purgeUrl, PURGE_TOKEN: purgeToken }),
      ...given,
    }
    const filling = { designs: 20, enquiries: 2, pictures: 1 }
    await withProduct(filling, (product) => run(product, nginx), { environment, port: nginx.upstream })
  } finally {
    await nginx.close()
  }
}

function bearer({ token }: Product) {
  return { authorization: `Bearer ${token}` }
}

async function write(product: Product, address: string): Promise<void> {
  const response = await fetch(`${product.url}/api/settings`, {
    method: 'PUT',
    headers: { ...bearer(product), 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
  })
  if (!response.ok) throw new Error(`Saving was answered ${response.status}`)
}

/** What visitors see through nginx. */
async function seen({ url }: Nginx, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/api/settings`, { headers })
  const { data } = (await response.json()) as { data: { address: string } }
  return { address: data.address, cache: response.headers.get('x-cache') }
}

async function neverStaler(product: Product, nginx: Nginx): Promise<void> {
  /** When each value was acknowledged to be no longer true. */
  const overAt: number[] = []
  const given = { HIT: 0, other: 0 }
  let stalest = 0
  let isOver = false
  await write(product, '0')
  const reading = (async () => {
    while (!isOver) {
      const askedAt = performance.now()
      const { address, cache } = await seen(nginx)
      given[cache === 'HIT' ? 'HIT' : 'other'] += 1
      stalest = Math.max(stalest, askedAt - (overAt[Number(address)] ?? askedAt))
      await wait(5)
    }
  })()
  for (let value = 1; value <= 60; value++) {
    await write(product, String(value))
    overAt[value - 1] = performance.now()
    await wait(250)
  }
  isOver = true
  await reading
  check(given.HIT > given.other, `nginx answered ${given.HIT} of ${given.HIT + given.other} by itself`)
  check(
    stalest <= stated * 1000,
    `without purges nothing was staler than ${(stalest / 1000).toFixed(2)} s, where SHARED_CACHE_SECONDS is ${stated}`,
  )
}

async function freshAfterPurge(product: Product, nginx: Nginx): Promise<void> {
  const took: number[] = []
  for (let value = 0; value < 20; value++) {
    await seen(nginx)
    await write(product, `Purged ${value}`)
    const since = performance.now()
    while ((await seen(nginx)).address !== `Purged ${value}` && performance.now() - since < 10_000)
      await wait(10)
    took.push(performance.now() - since)
  }
  const [middle = 0, longest = 0] = [took.toSorted((one, other) => one - other)[10], Math.max(...took)]
  check(
    longest < mostUntilPurged,
    `a write is seen ${middle.toFixed(0)} ms later, ${longest.toFixed(0)} ms at most`,
  )
}

async function nothingPrivate(product: Product, nginx: Nginx): Promise<void> {
  const canary = 'CANARY-of-the-back-office'
  const post = (path: string, body: unknown, headers: Record<string, string> = bearer(product)) =>
    fetch(nginx.url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const categories = (await (await fetch(`${nginx.url}/api/categories`)).json()) as {
    data: { _id: string; subcategories: { name: string }[] }[]
  }
  const first = categories.data[0]
  const made = await post('/api/designs', {
    ...{ title: canary, status: 'draft', category: first?._id, subcategory: first?.subcategories[0]?.name },
  })
  const draft = (await made.json()) as { _id?: string }
  if (!draft._id) throw new Error(`A draft was answered ${made.status} ${JSON.stringify(draft)}`)
  const { url: preview } = (await (await post(`/api/designs/${draft._id}/preview`, {})).json()) as {
    url: string
  }
  const key = preview.split('/').at(-1)
  const chosen = { designs: ['S-ARC-01'], name: 'CANARY-of-a-shortlist' }
  const shortlist = (await (await post('/api/shortlists', chosen, {})).json()) as { key: string }
  const paths = [
    ...['/api/designs', '/api/categories', `/api/designs/${draft._id}`, '/api/settings', '/admin'],
    ...[`/api/previews/${key}`, `/preview/${key}`],
    ...[`/api/shortlists/${shortlist.key}`, `/s/${shortlist.key}`, `/share/s/${shortlist.key}`],
    ...(await guardedReads(product)),
  ]
  let passed = 0
  let shown = 0
  for (const headers of [
    {},
    bearer(product),
    { 'x-appwrite-key': product.token },
    { 'x-appwrite-jwt': product.token },
    {},
  ])
    for (const path of paths) {
      const response = await fetch(nginx.url + path, { headers: headers as Record<string, string> })
      if ((await response.text()).includes(canary)) shown += 1
      if (Object.keys(headers).length > 0 && response.headers.get('x-cache') === 'BYPASS') passed += 1
    }
  check(shown > 5, `the draft was shown ${shown} times to who may see it`)
  check(
    passed === 3 * paths.length,
    `${passed} of ${3 * paths.length} requests with a token passed the cache by`,
  )
  const kept = await keptIn(nginx)
  check(kept.length > 1, `${kept.length} answers are kept`)
  const secrets = [
    canary,
    product.token,
    `/preview/${key}`,
    shortlist.key,
    chosen.name,
    '/api/enquiries',
    'cache-control: private',
    'no-store',
  ]
  const found = secrets.filter((secret) =>
    kept.some((text) => text.toLowerCase().includes(secret.toLowerCase())),
  )
  check(found.length === 0, `nothing private is among them${found.length > 0 ? `: ${found.join(', ')}` : ''}`)
}

/** Whatever the API document has to be read by who may, but what takes an id. */
async function guardedReads({ url }: Product): Promise<string[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, { get?: { security?: object[] } }>
  }
  return Object.entries(paths)
    .filter(([path, { get }]) => get?.security?.length && !path.includes('{'))
    .map(([path]) => path)
}

async function deletedPicture(product: Product, nginx: Nginx): Promise<void> {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const files = `${nginx.url}/v1/storage/buckets/media/files`
  const { type, body } = uploadForm(png, 'dot.png')
  const uploaded = await fetch(files, {
    method: 'POST',
    headers: { ...bearer(product), 'content-type': type },
    body: new Uint8Array(body),
  })
  const { $id } = (await uploaded.json()) as { $id: string }
  const status = async () => (await fetch(`${files}/${$id}/view`)).status
  const before = [await status(), await status()]
  await fetch(`${files}/${$id}`, { method: 'DELETE', headers: bearer(product) })
  const since = performance.now()
  while ((await status()) !== 404 && performance.now() - since < 10_000) await wait(10)
  const took = performance.now() - since
  check(
    before.join() === '200,200' && took < mostUntilPurged,
    `a picture that is deleted is gone ${took.toFixed(0)} ms later, though it may be kept for a year`,
  )
}

async function keptIn({ folder }: Nginx): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))
}
