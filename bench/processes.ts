import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServer } from '#test/postgres.ts'
import { startServer, type TestServer } from '#test/start-server.ts'
import { startBalancer } from '../trials/rehearse/balancer.ts'
import { fill } from './content/fill.ts'
import { seeded } from './content/random.ts'
import { words } from './content/texts.ts'
import { openGenerator } from './load/generator.ts'
import type { Asked, Measured } from './load/load.ts'
import { designWrite } from './rows.ts'
import { type Throttled, throttle } from './throttle.ts'

/*
 * `npm run bench:processes`: what one, two and three processes of the product answer behind nginx, on one PostgreSQL. Each is
 * left a part of a core, as on a small machine of its own: where all share the cores of this one with nginx, PostgreSQL and
 * what makes the load, a second process would be measured by what it takes from them.
 */
const designs = 2000
const cores = 0.3
const seconds = 2
const passes = 3
const login = { email: 'bench@example.com', password: 'bench-password' }
/** Ticks of the kernel's clock in a second. */
const ticks = 100

const directory = await mkdtemp(join(tmpdir(), 'plinth-processes-'))
const database = await openServer(['max_connections=200'])
const shared = {
  ...{ DATABASE_URL: database.url, STORAGE_URL: `file:${join(directory, 'files')}` },
  ...{ ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password, TRUST_PROXY: '1', BACKUP_AT: 'off' },
}
await fill({ ...shared, DATA_DIR: join(directory, 'data') }, { designs, pictures: 3 })
const products: (TestServer & { port: number; limit: Throttled })[] = []
for (let number = 0; number < 3; number++) {
  const server = await startServer({ ...shared, DATA_DIR: join(directory, `data-${number}`) })
  products.push({
    ...server,
    port: Number(new URL(server.url).port),
    limit: await throttle(server.process.pid ?? 0, cores),
  })
}
const generator = openGenerator()

try {
  const token = await signIn()
  const ids = await someDesigns()
  const random = seeded(5)
  const searches = Array.from({ length: 20_000 }, () => encodeURIComponent(words(random, 2)))
  const asked: Asked[] = [
    { name: 'kept page', paths: ['/', '/gallery', '/category/architecture', '/services'] },
    {
      name: 'search never seen before',
      paths: searches.map((text) => `/api/designs?limit=24&search=${text}`),
    },
    { name: 'page made afresh', paths: ['/gallery?minPrice={n}'] },
    { ...designWrite('', token), paths: ids.map((id) => `/api/designs/${id}`) },
  ]
  const rows: Record<string, Record<string, number | string>> = {}
  for (const one of asked) rows[one.name] = await rowOf(one)
  console.log(
    `${designs} designs; each process has ${cores} of a core; median of ${passes} passes of ${seconds} s`,
  )
  console.table(rows)
} finally {
  generator.close()
  for (const { stop, limit } of products) {
    await stop()
    await limit.end()
  }
  await database.stop()
  await rm(directory, { recursive: true, force: true })
}
process.exit()

/** Requests a second by the number of processes, and milliseconds of processor time a request of whoever has a part in it. */
async function rowOf(one: Asked): Promise<Record<string, number | string>> {
  const row: Record<string, number | string> = {}
  let first = 0
  for (const count of [1, 2, 3]) {
    const balancer = await startBalancer(products.slice(0, count).map(({ port }) => port))
    const port = Number(new URL(balancer.url).port)
    const measured: (Measured & { spent: Record<string, number> })[] = []
    for (let pass = 0; pass < passes; pass++) {
      const before = await spentBy()
      const result = await generator.run({ port, asked: [one], seconds, warmUp: 1 })
      const after = await spentBy()
      const answered = result.perSecond * (seconds + 1)
      const spent = Object.fromEntries(
        Object.entries(after).map(([who, time]) => [
          who,
          (Math.max(0, time - (before[who] ?? 0)) / ticks / answered) * 1000,
        ]),
      )
      measured.push({ ...result, spent })
    }
    await balancer.stop()
    const [, median] = measured.toSorted((left, right) => left.perSecond - right.perSecond)
    if (!median) throw new Error('Nothing was measured')
    if (count === 1) first = median.perSecond
    row[`${count} /s`] = Math.round(median.perSecond)
    if (count > 1) row[`${count} : 1`] = (median.perSecond / first).toFixed(2)
    row[`p99 ms of ${count}`] = median.times.p99.toFixed(0)
    row.failed = Number(row.failed ?? 0) + median.failed
    if (count === 3)
      for (const [who, time] of Object.entries(median.spent)) row[`${who} ms`] = time.toFixed(2)
  }
  return row
}

/** Ticks of processor time that each has spent so far. */
async function spentBy(): Promise<Record<string, number>> {
  const own = new Set(products.map(({ process: { pid } }) => pid))
  const spent = { product: 0, nginx: 0, PostgreSQL: 0 }
  for (const name of await readdir('/proc')) {
    const stat = await readFile(join('/proc', name, 'stat'), 'utf8').catch(() => '')
    const [, program = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(stat) ?? []
    const fields = rest.split(' ')
    const time = Number(fields[11]) + Number(fields[12])
    if (own.has(Number(name))) spent.product += time
    else if (program === 'nginx') spent.nginx += time
    else if (program === 'postgres') spent.PostgreSQL += time
  }
  return spent
}

/** Designs that are changed in turn. */
async function someDesigns(): Promise<string[]> {
  const response = await fetch(`${products[0]?.url}/api/designs?limit=24`)
  return (await response.json()).data.map(({ _id }: { _id: string }) => _id)
}

async function signIn(): Promise<string> {
  const response = await fetch(`${products[0]?.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  })
  return (await response.json()).token
}
