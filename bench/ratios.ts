import { type BareServer, openBareServer } from './bare.ts'
import type { Generator } from './load/generator.ts'
import type { Asked, Load, Measured } from './load/load.ts'
import type { Product } from './product.ts'
import { figure, type Report } from './report.ts'
import type { RatioRow } from './rows.ts'

const passes = 3
const usualSeconds = Number(process.env.SECONDS ?? 1)

/**
 * Requests a second of each row, and beside it, in turn, those of a server that does nothing but send as many bytes. The
 * median of three such pairs counts.
 */
export async function measureRatios(
  generator: Generator,
  product: Product,
  rows: RatioRow[],
  report: Report,
): Promise<void> {
  const bare = await openBareServer()
  await bare.send({ status: 200, bytes: 1000 })
  await generator.run({ port: bare.port, asked: [{ name: 'warm-up', paths: ['/'] }], seconds: usualSeconds })
  report.table(
    'Beside a bare server',
    `32 connections, as a browser asks; ${passes} passes of ${usualSeconds} s each, slow ones longer, in turn with a \`node:http\` server that sends as many bytes; the median ratio. ${product.designs.toLocaleString('en')} designs. Generator: the part of a core that the load took at most.`,
    ['request', 'product/s', 'bare/s', 'ratio', 'p50 ms', 'p99 ms', 'bytes', 'failed', 'generator'],
  )
  for (const row of rows) await measureRow({ generator, product, bare }, row, report)
  bare.close()
}

interface Parties {
  generator: Generator
  product: Product
  bare: BareServer
}

interface Pair {
  ours: Measured
  limit: Measured
}

async function measureRow({ generator, product, bare }: Parties, row: RatioRow, report: Report) {
  const load = { asked: [row.asked], seconds: usualSeconds, warmUp: usualSeconds / 3 }
  await product.idle()
  await (await fetch(product.url + row.asked.paths[0])).arrayBuffer()
  await generator.run({ ...load, port: product.port })
  const pairs: Pair[] = []
  for (let pass = 0; pass < passes; pass++) {
    const ours = await generator.run({
      ...load,
      port: product.port,
      seconds: row.seconds ?? usualSeconds,
      beside: row.beside,
    })
    await bare.send({ status: row.status ?? 200, bytes: ours.bodyBytes })
    const limit = await generator.run({ ...load, port: bare.port, asked: [sameHead(row.asked)] })
    pairs.push({ ours, limit })
  }
  const { ours, limit } = median(pairs)
  report.row(
    row.asked.name,
    figure(ours.perSecond, 0),
    figure(limit.perSecond, 0),
    figure(ratioOf({ ours, limit }), 3),
    figure(ours.times.p50, 2),
    figure(ours.times.p99, 2),
    ours.bodyBytes,
    pairs.reduce((sum, pair) => sum + pair.ours.failed, 0),
    Math.max(...pairs.map((pair) => pair.limit.generatorBusy)).toFixed(2),
  )
}

/** What is asked in the product's row, without what would change it from request to request. */
function sameHead({ name, paths, headers }: Asked): Load['asked'][number] {
  return { name, headers, paths: [paths[0]?.replace('{n}', '1') ?? '/'] }
}

function median(pairs: Pair[]): Pair {
  return pairs.toSorted((one, other) => ratioOf(one) - ratioOf(other))[Math.floor(pairs.length / 2)] as Pair
}

function ratioOf({ ours, limit }: Pair): number {
  return ours.perSecond / limit.perSecond
}
