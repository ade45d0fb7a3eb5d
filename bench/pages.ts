import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { previewUrl, previewWidths } from '#contract/file-address.ts'
import { withProduct } from './product.ts'

/*
 * Lighthouse, as a mid-range phone on a slow line, on three pages of the running product: the median of three runs
 * each, after one visit that makes the pictures' renditions. Run with `npm run bench:pages`; `RUNS=1` is quicker.
 */
const runs = Number(process.env.RUNS ?? 3)
const inCategory = 100
const lighthouse = fileURLToPath(
  new URL('./lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url),
)
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run'

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: Item[] } }>
}

interface Item {
  url: string
}

const filling = { designs: inCategory, pictures: 12, categorySlug: 'architecture' }

await withProduct(filling, async (product) => {
  for (const fileId of product.pictures)
    for (const width of previewWidths) await fetch(product.url + previewUrl(fileId, width, 'avif'))
  console.log(`page                      perf  a11y  best   seo    LCP s   TBT ms     CLS   code KB (gzip)`)
  for (const path of ['/', '/category/architecture', `/designs/${product.design.code}`])
    await measure(product.url + path, join(product.directory, 'report.json'))
})

async function measure(url: string, output: string) {
  const reports: Report[] = []
  for (let run = 0; run <= runs; run++) {
    const report = await visit(url, output)
    if (run > 0 && report) reports.push(report)
  }
  const score = (category: string) =>
    median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)).toFixed(0)
  const figure = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  console.log(
    new URL(url).pathname.padEnd(24),
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) => score(name).padStart(5)),
    (figure('largest-contentful-paint') / 1000).toFixed(2).padStart(8),
    figure('total-blocking-time').toFixed(0).padStart(8),
    figure('cumulative-layout-shift').toFixed(3).padStart(7),
    ((await codeBytes(reports[0])) / 1000).toFixed(1).padStart(10),
  )
  for (const name of failedAudits(reports)) console.log(`  not perfect: ${name}`)
}

/** The first visit may find that the page draws too late for Lighthouse, while renditions are made; it does not count. */
async function visit(url: string, output: string): Promise<Report | undefined> {
  const options = ['--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`]
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' }
  try {
    await promisify(execFile)(process.execPath, [lighthouse, url, ...options], { env })
    return JSON.parse(await readFile(output, 'utf8'))
  } catch (error) {
    console.error(`  a visit failed: ${String(error).split('\n')[0]}`)
    return undefined
  }
}

/** The bytes of every script that the visit fetched, also ahead of its use, as gzip sends them. */
async function codeBytes(report: Report | undefined): Promise<number> {
  const requests = report?.audits['network-requests']?.details?.items ?? []
  const sizes = requests
    .filter(({ url }) => new URL(url).pathname.endsWith('.js'))
    .map(async ({ url }) => {
      const response = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } })
      await response.arrayBuffer()
      return Number(response.headers.get('content-length'))
    })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** What the scores lost their points to. */
function failedAudits([report]: Report[]): string[] {
  const audits = Object.entries(report?.audits ?? {})
  return audits.filter(([, { score }]) => score !== null && score < 0.9).map(([name]) => name)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
