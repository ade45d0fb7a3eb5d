import { measureGrowth } from './growth.ts'
import { openGenerator } from './load/generator.ts'
import { measureMemory, warmUp } from './memory.ts'
import { measureMixed } from './mixed.ts'
import { type Product, withProduct } from './product.ts'
import { measureRatios } from './ratios.ts'
import { createReport } from './report.ts'
import { changingRows, keptRows } from './rows.ts'

/*
 * How fast the product is beside what the machine can do at most, how that changes as the catalogue grows, and what it
 * takes. Run with `npm run bench`, which writes `bench/results.md`. `ROWS=kept,growth npm run bench` measures a part, of
 * kept, afresh, growth, mixed and memory; `DESIGNS=100` fills less, `SECONDS=3` measures each pair for longer. Neither
 * writes.
 */
const { ROWS, DESIGNS, SECONDS } = process.env
const isWhole = !ROWS && !DESIGNS && !SECONDS
const wants = (part: string) => !ROWS || ROWS.split(',').includes(part)
const most = Number(DESIGNS ?? 100_000)
const sizes = wants('growth') ? [...[100, 10_000].filter((size) => size < most), most] : [most]
const enquiries = most / 2
const since = performance.now()
const generator = openGenerator()
const report = createReport()

await withProducts(sizes, [])
generator.close()
if (isWhole) await report.write((performance.now() - since) / 1000)

/** Starts a product of each size beside the others: what stands still takes no time. */
async function withProducts([designs, ...others]: number[], started: Product[]): Promise<void> {
  if (designs === undefined) return measureAll(started)
  await withProduct({ designs, enquiries: designs === most ? enquiries : 0, pictures: 3 }, (product) =>
    withProducts(others, [...started, product]),
  )
}

async function measureAll(products: Product[]): Promise<void> {
  const product = products.at(-1) as Product
  const atRest: [Product, number][] = []
  for (const each of products) atRest.push([each, await warmUp(each)])
  if (wants('growth')) await measureGrowth(generator, products, report)
  const rows = [
    ...(wants('kept') ? await keptRows(product) : []),
    ...(wants('afresh') ? changingRows(product) : []),
  ]
  if (rows.length > 0) await measureRatios(generator, product, rows, report)
  if (wants('mixed')) await measureMixed(generator, product, report)
  if (wants('memory')) await measureMemory(generator, product, atRest, report)
}
