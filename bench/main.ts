import { fillCatalogue } from './catalogue.ts'
import { withProduct } from './product.ts'
import { alone, compare, heading, seconds } from './requests.ts'

/*
 * Requests a second of the running product, each beside a bare Node server that sends the same bytes, in one run: the
 * ratio says how much of the machine's limit is left. Run with `npm run bench`; `DESIGNS=500 npm run bench` fills less.
 */
const designs = Number(process.env.DESIGNS ?? 2000)

await withProduct(async ({ url, login }) => {
  const { code } = await fillCatalogue(url, login, designs)
  console.log(`${designs} designs, ${seconds} s each, 32 connections\n`)
  heading()
  for (const path of [
    '/',
    '/category/architecture',
    `/designs/${code}`,
    '/api/designs?limit=24',
    `/api/designs/${code}`,
    '/api/settings',
  ])
    await compare(url, path)
  for (const path of ['/api/designs/random', '/api/designs?search=court&limit=24&page={n}'])
    await alone(url, path)
})
