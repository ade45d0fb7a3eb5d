import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startServer } from '#test/start-server.ts'
import { fillCatalogue } from './catalogue.ts'

/*
 * Requests a second of the running product, each beside a bare Node server that sends the same bytes, in one run: the
 * ratio says how much of the machine's limit is left. Run with `npm run bench`; `DESIGNS=500 npm run bench` fills less.
 */
const designs = Number(process.env.DESIGNS ?? 2000)
const seconds = Number(process.env.SECONDS ?? 4)
const login = { email: 'bench@example.com', password: 'bench-password' }

if (process.argv[2] === 'bare') await serveBare()
else await main()

async function main() {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-bench-'))
  const product = await startServer({
    DATA_DIR: directory,
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
    ENQUIRIES_PER_10_MINUTES: '1000000',
    LOG_LEVEL: 'silent',
  })
  try {
    const { code } = await fillCatalogue(product.url, login, designs)
    console.log(`${designs} designs, ${seconds} s each, 32 connections\n`)
    console.log('request                                    product/s   bare/s   ratio   p99 ms')
    for (const path of [
      '/',
      '/category/architecture',
      `/designs/${code}`,
      '/api/designs?limit=24',
      `/api/designs/${code}`,
      '/api/settings',
    ])
      await compare(product.url, path)
    for (const path of ['/api/designs/random', '/api/designs?search=court&limit=24&page={n}'])
      await alone(product.url, path)
  } finally {
    await product.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

/** What is the same for every visitor, against a server that does nothing but send those bytes. */
async function compare(url: string, path: string) {
  const headers = { 'accept-encoding': 'br' }
  const response = await fetch(url + path, { headers })
  const body = Buffer.from(await response.arrayBuffer())
  const bare = await startBare(Number(response.headers.get('content-length') ?? body.length))
  try {
    const product = await run(url + path, headers)
    const limit = await run(bare.url, headers)
    row(path, product, limit)
  } finally {
    bare.stop()
  }
}

async function alone(url: string, path: string) {
  row(path, await run(url + path.replace('{n}', '1'), {}), undefined)
}

function run(url: string, headers: Record<string, string>) {
  return autocannon({ url, headers, connections: 32, duration: seconds })
}

function row(path: string, product: autocannon.Result, limit: autocannon.Result | undefined) {
  const perSecond = ({ requests }: autocannon.Result) => requests.average.toFixed(0)
  const ratio = limit ? (product.requests.average / limit.requests.average).toFixed(2) : ''
  const failed = product.non2xx + product.errors
  console.log(
    path.padEnd(42),
    perSecond(product).padStart(9),
    (limit ? perSecond(limit) : '').padStart(8),
    ratio.padStart(7),
    String(product.latency.p99).padStart(8),
    failed > 0 ? `${failed} failed` : '',
  )
}

async function startBare(bytes: number) {
  const child = spawn(process.execPath, [import.meta.filename, 'bare', String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill() }
}

async function serveBare() {
  const body = Buffer.alloc(Number(process.argv[3]), 'x')
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
}
