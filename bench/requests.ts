import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

/** How long each address is asked. */
export const seconds = Number(process.env.SECONDS ?? 4)
const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

export function heading() {
  console.log('request                                    product/s   bare/s   ratio   p99 ms')
}

/** What is the same for every visitor, against a server that does nothing but send those bytes. */
export async function compare(url: string, path: string, name = path) {
  const headers = { 'accept-encoding': 'br' }
  const response = await fetch(url + path, { headers })
  const body = Buffer.from(await response.arrayBuffer())
  const bare = await startBare(Number(response.headers.get('content-length') ?? body.length))
  try {
    const product = await run(url + path, headers)
    const limit = await run(bare.url, headers)
    row(name, product, limit)
  } finally {
    bare.stop()
  }
}

export async function alone(url: string, path: string) {
  row(path, await run(url + path.replace('{n}', '1'), {}), undefined)
}

function run(url: string, headers: Record<string, string>) {
  return autocannon({ url, headers, connections: 32, duration: seconds })
}

function row(name: string, product: autocannon.Result, limit: autocannon.Result | undefined) {
  const perSecond = ({ requests }: autocannon.Result) => requests.average.toFixed(0)
  const ratio = limit ? (product.requests.average / limit.requests.average).toFixed(2) : ''
  const failed = product.non2xx + product.errors
  console.log(
    name.padEnd(42),
    perSecond(product).padStart(9),
    (limit ? perSecond(limit) : '').padStart(8),
    ratio.padStart(7),
    String(product.latency.p99).padStart(8),
    failed > 0 ? `${failed} failed` : '',
  )
}

async function startBare(bytes: number) {
  const child = spawn(process.execPath, [bareServer, String(bytes)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill() }
}
