import { seeded } from './content/random.ts'
import { designTexts, words } from './content/texts.ts'
import { commonWords, tags } from './content/vocabulary.ts'
import type { Generator } from './load/generator.ts'
import type { Product } from './product.ts'
import { figure, type Report } from './report.ts'

const passes = 3
const inOnePass = { most: 150, seconds: 1.5, warmUp: 0.1, connections: 1 }
const pageOf = 24
const list = `/api/designs?limit=${pageOf}`

/** What is asked at each size: a name and the addresses, asked in turn. */
function rows(designs: number): [string, string[]][] {
  const random = seeded(2)
  const lastFullPage = Math.max(1, Math.floor(designs / pageOf))
  const beginnings = commonWords.slice(0, 60).map((word) => word.slice(0, 3))
  const never = Array.from({ length: 2000 }, () => encodeURIComponent(words(random, 10)))
  const ofOne = Array.from({ length: 2000 }, () => {
    const { description } = designTexts(random)
    return encodeURIComponent(description.split(' ').slice(0, 10).join(' '))
  })
  const plots = Array.from({ length: 2000 }, () => {
    const [width, depth] = [20 + Math.floor(random() * 60), 30 + Math.floor(random() * 90)]
    return `/api/finder?width=${width}&depth=${depth}&bedrooms=3&budget=2000000&limit=${pageOf}`
  })
  return [
    ['list of 24, newest', [list]],
    ['page 300, or the last', [`${list}&page=${Math.min(300, lastFullPage)}`]],
    ['category by price', [`${list}&categorySlug=architecture&sort=price-asc`]],
    ['search, a common word', commonWords.slice(0, 20).map((word) => `${list}&search=${word}`)],
    ['search, the beginning of a word', beginnings.map((word) => `${list}&search=${word}`)],
    ['suggestions while typing', beginnings.map((text) => `/api/suggestions?q=${text}`)],
    ['search, ten words never seen before', never.map((text) => `${list}&search=${text}`)],
    ['search, ten words of one sentence', ofOne.map((text) => `${list}&search=${text}`)],
    ['by tag', tags.slice(0, 3).map((tag) => `${list}&tag=${tag}`)],
    ['by price from and to', [`${list}&minPrice=30{n}&maxPrice=3000000`]],
    ['counts beside the filters', ['/api/designs/facets']],
    ['counts beside a search', commonWords.slice(0, 20).map((word) => `/api/designs/facets?search=${word}`)],
    ['four at random', ['/api/designs/random']],
    ['finder, one plot', [`/api/finder?width=30&depth=40&facing=E&limit=${pageOf}`]],
    ['finder, any plot', plots],
    [
      'finder, as typed',
      plots.map((_, index) => `/api/finder?limit=${pageOf}&q=${20 + (index % 60)}+by+60+east+3+bhk`),
    ],
  ]
}

interface Figures {
  p50: number
  p99: number
  failed: number
}

/**
 * How long each request takes as the catalogue grows, one at a time. An administrator's token goes with each, so that none
 * is answered from what is kept. Sizes take turns; of three passes the medians count.
 */
export async function measureGrowth(generator: Generator, products: Product[], report: Report) {
  const sizes = products.map(({ designs }) => designs.toLocaleString('en'))
  report.table(
    'As the catalogue grows',
    `One request at a time, never answered from what is kept; milliseconds at ${sizes.join(', ')} designs; ×: the last size beside the first.`,
    [
      'request',
      ...sizes.map((size) => `p50 ${size}`),
      '×',
      ...sizes.map((size) => `p99 ${size}`),
      '×',
      'failed',
    ],
  )
  const names = rows(0).map(([name]) => name)
  // Code that has not run yet is slow whatever the size.
  for (const product of products)
    for (const row of rows(product.designs)) await measure(generator, product, row)
  for (const [at, name] of names.entries()) {
    const measured: Figures[][] = products.map(() => [])
    for (let pass = 0; pass < passes; pass++)
      for (const [index, product] of products.entries())
        measured[index]?.push(await measure(generator, product, rows(product.designs)[at]))
    const figures = measured.map(medians)
    report.row(name, ...columns(figures, 'p50'), ...columns(figures, 'p99'), sum(figures))
  }
}

async function measure(
  generator: Generator,
  { port, token }: Product,
  [name, paths]: [string, string[]] = ['', []],
): Promise<Figures> {
  const headers = { Authorization: `Bearer ${token}` }
  const { times, failed } = await generator.run({ ...inOnePass, port, asked: [{ name, paths, headers }] })
  return { p50: times.p50, p99: times.p99, failed }
}

function medians(passed: Figures[]): Figures {
  const median = (values: number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  return {
    p50: median(passed.map(({ p50 }) => p50)),
    p99: median(passed.map(({ p99 }) => p99)),
    failed: passed.reduce((all, { failed }) => all + failed, 0),
  }
}

/** The figure at each size, and how many times the first the last is. */
function columns(figures: Figures[], name: 'p50' | 'p99'): string[] {
  const values = figures.map((each) => each[name])
  const times = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN)
  return [...values.map((value) => figure(value, 2)), figure(times, 1)]
}

function sum(figures: Figures[]): number {
  return figures.reduce((all, { failed }) => all + failed, 0)
}
