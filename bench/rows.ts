import type { Asked, Load } from './load/load.ts'
import { browserHeaders } from './load/requests.ts'
import type { Product } from './product.ts'

export interface RatioRow {
  asked: Asked
  /** Of every response; 200 where it is not said. */
  status?: number
  /** How long it is measured, where it is slow; a second where it is not said. */
  seconds?: number
  /** What somebody else does meanwhile. */
  beside?: Load['beside']
}

const list = '/api/designs?limit=24'

/** What is the same for every guest, unchanged. */
export async function keptRows({ url, design }: Product): Promise<RatioRow[]> {
  const home = (await (await fetch(url)).text()).replaceAll('&amp;', '&')
  const rendition = /\/v1\/[^"\s]+\/preview\?width=640&output=avif[^"\s]*/.exec(home)?.[0] ?? ''
  return [
    row('home', '/'),
    row('category', '/category/architecture'),
    row('design page', `/designs/${design.code}`),
    row('JSON list of 24', list),
    row('JSON of one design', `/api/designs/${design.code}`),
    row('JSON of the settings', '/api/settings'),
    await unchanged(url, '304 of the home page', '/'),
    await unchanged(url, '304 of the JSON list', list),
    row('kept rendition', rendition),
    row('built asset', await largestScript(url, home)),
  ]
}

/** An administrator's change of a design, another text each time. */
export function designWrite(id: string, token: string): Asked {
  return {
    ...{ name: 'write', method: 'PUT', paths: [`/api/designs/${id}`] },
    headers: { Authorization: `Bearer ${token}` },
    body: '{"shortDescription":"Changed for the {n}th time."}',
  }
}

/** What changes, or was never asked before. */
export function changingRows({ design, token }: Product): RatioRow[] {
  const write = designWrite(design.id, token)
  return [
    { ...row('JSON list, a write every 100 ms', list), beside: { every: 100, asked: write } },
    { ...row('JSON list of 24, made afresh', `${list}&minPrice={n}`), seconds: 2 },
    { ...row('page of 24 cards, made afresh', '/gallery?minPrice={n}'), seconds: 4 },
  ]
}

function row(name: string, path: string): RatioRow {
  return { asked: { name, paths: [path] } }
}

async function largestScript(url: string, home: string): Promise<string> {
  const paths = [...new Set(home.match(/\/assets\/[\w.-]+\.js/g))]
  const sizes = await Promise.all(
    paths.map(async (path) => [(await (await fetch(url + path)).bytes()).length, path] as const),
  )
  return sizes.toSorted(([one], [other]) => other - one)[0]?.[1] ?? ''
}

async function unchanged(url: string, name: string, path: string): Promise<RatioRow> {
  const response = await fetch(url + path, { headers: browserHeaders })
  await response.arrayBuffer()
  const headers = { 'If-None-Match': response.headers.get('etag') ?? '' }
  return { asked: { name, paths: [path], headers }, status: 304 }
}
