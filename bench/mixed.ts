import { previewUrl } from '#contract/file-address.ts'
import { seeded } from './content/random.ts'
import { words } from './content/texts.ts'
import type { Generator } from './load/generator.ts'
import type { Times } from './load/histogram.ts'
import type { Asked } from './load/load.ts'
import type { Product } from './product.ts'
import { figure, type Report } from './report.ts'
import { designWrite } from './rows.ts'

const seconds = 10

/** All that happens at once on a busy day, and what one more visitor feels of it. */
export async function measureMixed(generator: Generator, product: Product, report: Report): Promise<void> {
  await product.idle()
  const asked = kinds(product)
  for (const { name, paths } of asked)
    if (name !== 'write')
      for (const path of paths.slice(0, 10)) await (await fetch(product.url + path)).arrayBuffer()
  const measured = await generator.run({
    ...{ port: product.port, asked, seconds, warmUp: 2 },
    beside: { every: 20, asked: { name: 'visitor', paths: ['/'] } },
  })
  report.table(
    'All at once',
    `32 connections without a pause for ${seconds} s, ${product.designs.toLocaleString('en')} designs; ${measured.perSecond.toFixed(0)} requests a second, ${measured.failed} failed. Another visitor asks for the home page every 20 ms.`,
    ['request', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms'],
  )
  const row = (name: string, { count, p50, p95, p99, longest }: Times) =>
    report.row(name, count, ...[p50, p95, p99, longest].map((value) => figure(value, 1)))
  row('all', measured.times)
  for (const { name, share } of asked) row(`${share} %: ${name}`, measured.byName[name] as Times)
  row('another visitor', measured.beside)
}

function kinds({ design, pictures, token }: Product): Asked[] {
  const random = seeded(3)
  const searches = Array.from({ length: 20_000 }, () => encodeURIComponent(words(random, 2)))
  const pages = [
    '/',
    '/gallery',
    '/category/architecture',
    `/designs/${design.code}`,
    '/services',
    '/contact',
  ]
  return [
    { name: 'kept page', share: 80, paths: pages },
    {
      name: 'search never seen before',
      share: 10,
      paths: searches.map((text) => `/api/designs?limit=24&search=${text}`),
    },
    { ...designWrite(design.id, token), share: 5 },
    {
      ...{ name: 'picture', share: 5 },
      paths: pictures.flatMap((id) => [480, 640, 960].map((width) => previewUrl(id, width, 'avif'))),
    },
  ]
}
