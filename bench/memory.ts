import type { Generator } from './load/generator.ts'
import type { Asked } from './load/load.ts'
import type { Product } from './product.ts'
import type { Report } from './report.ts'

const hostile = { most: 100_000, seconds: 60, warmUp: 0 }
const long = 'x'.repeat(1500)

/** What nobody asks for but to fill a memory: no two addresses alike. */
const hostileAddresses: Asked[] = [
  { name: 'long path', paths: [`/{n}/${long}`] },
  { name: 'long query', paths: [`/?{n}=${long}`] },
  { name: 'host', paths: ['/api/settings'], headers: { Host: '{n}.example.com' } },
  { name: 'known parameter', paths: ['/api/designs?limit=24&minPrice={n}'] },
]

/** Asks once for every page that the home page leads to. @returns MB at rest after that */
export async function warmUp({ url, memory, idle }: Product): Promise<number> {
  const home = await (await fetch(url)).text()
  const pages = new Set([...home.matchAll(/href="(\/[^".#]*)"/g)].map(([, path]) => path))
  for (const path of pages) await (await fetch(url + path)).arrayBuffer()
  await idle()
  return memory()
}

/** What the product takes of memory in the end, and after addresses that it should not keep. */
export async function measureMemory(
  generator: Generator,
  product: Product,
  atRest: [Product, number][],
  report: Report,
): Promise<void> {
  report.table('Start and memory', 'Until the first healthy answer; MB of memory that the process takes.', [
    '',
    'ms',
    'MB',
  ])
  for (const [{ designs, startedIn }, megabytes] of atRest)
    report.row(
      `${designs.toLocaleString('en')} designs, every page seen`,
      startedIn.toFixed(0),
      megabytes.toFixed(0),
    )
  await product.idle()
  const before = await product.memory()
  report.row('after all of this bench', '', before.toFixed(0))
  const { times, failed } = await generator.run({ ...hostile, port: product.port, asked: hostileAddresses })
  await product.idle()
  const after = await product.memory()
  const asked = (times.count + failed).toLocaleString('en')
  report.row(`after ${asked} hostile addresses more`, '', `${after.toFixed(0)} (${sign(after - before)})`)
}

function sign(difference: number): string {
  return (difference < 0 ? '' : '+') + difference.toFixed(0)
}
