import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { signedInApi } from './api.ts'
import { openDrawn, scriptsOf, signIn, untilDrawn } from './journeys.ts'
import { expect, test } from './product.ts'

/** Bytes of code, gzipped, that a visit may fetch before the visitor's first act, and in all. */
const budget = { early: 115_000, hydrated: 150_000 }

let code = ''

test.use({ isFirstVisit: true })

test.beforeAll(async ({ productOf }, { file }) => {
  const { url } = await productOf(file)
  const api = await signedInApi(url)
  const [category] = await api.read('/api/categories?slug=architecture')
  const images = [
    { fileId: await api.picture(1600, 1067) },
    { fileId: await api.picture(900, 1200, '#1b1a18') },
  ]
  const design = { category: category._id, subcategory: category.subcategories[0].name, images }
  for (const title of ['Court house', 'Hill house', 'Lane house']) {
    code = (await api.post('/api/designs', { ...design, title })).code
  }
})

for (const [name, addressOf] of [
  ['home', () => '/'],
  ['a category', () => '/category/architecture'],
  ['the gallery', () => '/gallery'],
  ['a design', () => `/designs/${code}`],
] as const) {
  test(`a first visit to ${name} fetches at most 115 KB of code, none of the back-office's, and nothing moves`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page)
    await page.addInitScript(noteLayoutShifts)
    await page.addInitScript(neverWaitLong)
    await page.goto(addressOf())
    await page.waitForLoadState('networkidle')

    const sources = await allOf(scripts)
    expect(weightOf(sources)).toBeLessThanOrEqual(budget.early)
    expect(sources.filter((source) => source.includes('/api/auth') || source.includes('admin/'))).toEqual([])
    expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([])
  })

  test(`${name} is hydrated by at most 150 KB of code`, async ({ page }) => {
    const scripts = scriptsOf(page)
    // A first act at once: nothing is fetched ahead, so that no file is counted twice.
    await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => document.body.click()))
    await page.goto(addressOf())
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    const sources = await Promise.all(scripts)
    expect(weightOf(sources)).toBeGreaterThan(budget.early)
    expect(weightOf(sources)).toBeLessThanOrEqual(budget.hydrated)
  })
}

test('the back-office comes in a few files of code: on a slow line each six of them take a turn', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await page.goto('/admin/login')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.length).toBeLessThanOrEqual(30)
  await signIn(page)
  for (const address of ['/admin/enquiries', '/admin/designs', '/admin/designs/new']) {
    scripts.length = 0
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(20)
    expect(scripts.length).toBeLessThanOrEqual(70)
  }
})

for (const address of ['/about', '/admin/login']) {
  test(`what is drawn first of ${address} has the whole header, though the line stops within it`, async ({
    page,
    product,
  }) => {
    const html = await (await fetch(product.url + address)).text()
    const within = html.indexOf('<header') + 3000
    const line = createServer(async ({ url }, response) => {
      // Code that is not found would be a new build's: the page would be loaded anew.
      if (url !== address) return response.writeHead(503).end()
      response.setHeader('Content-Type', 'text/html')
      response.write(html.slice(0, within))
      await wait(500)
      response.end(html.slice(within))
    })
    await once(line.listen(0, '127.0.0.1'), 'listening')
    await page.addInitScript(noteHeader)
    await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}${address}`)
    line.close()
    const noted = () => page.evaluate(() => (window as unknown as { header: Record<string, number> }).header)
    // A page may be there before it is drawn.
    await expect.poll(noted).toHaveProperty('drawn')
    const { drawn, whole } = await noted()
    expect(whole).toBeGreaterThan(0)
    expect(drawn).toBe(whole)
  })
}

test('a first visit asks for its fonts once it is drawn, and the next page has them from the beginning', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.locator('html:not([data-fonts])')).toHaveCount(1)
  const { drawn, asked } = await page.evaluate(() => ({
    drawn: performance.getEntriesByType('paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
  expect(asked).toHaveLength(3)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(drawn)

  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { stoodIn: document.documentElement.hasAttribute('data-fonts') }),
    ),
  )
  await page.goto('/services')
  expect(await page.evaluate(() => (window as unknown as { stoodIn: boolean }).stoodIn)).toBe(false)
})

test('Devanagari is as high as the capitals beside it in both of our faces, and comes in one file', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('devanagari')) files.push(request.url())
  })
  await page.goto('/about')
  await expect(page.locator('html:not([data-fonts])')).toHaveCount(1)
  expect(files).toEqual([])
  const shares = await page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return []
    const heightOf = (text: string) => context.measureText(text).actualBoundingBoxAscent
    const found: number[] = []
    for (const family of ['--font-sans', '--font-mono']) {
      context.font = `100px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`
      // Faces of other machines, which this one lacks, fail.
      await document.fonts.load(context.font, 'घरH').catch(() => document.fonts.ready)
      found.push(heightOf('घर') / heightOf('H'))
    }
    return found
  })
  expect(shares).toHaveLength(2)
  for (const share of shares) expect(share).toBeCloseTo(1, 1)
  expect(new Set(files).size).toBeLessThanOrEqual(1)
  expect(files.length).toBeLessThanOrEqual(1)
})

test('where its fonts do not load, a page is drawn in the fallback fonts, and hydrated as any other', async ({
  page,
}) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/about')
  await expect(page.locator('html:not([data-fonts])')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('fonts'))).toBeNull()
  // Whoever has been here, and has them no more.
  await page.evaluate(() => localStorage.setItem('fonts', 'loaded'))
  for (const referer of [undefined, page.url()]) {
    await page.goto('/services', { referer })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  }
})

test('what is pressed before its code has come is carried out once it has', async ({ page }) => {
  await page.goto(`/designs/${code}`)
  await page.waitForLoadState('networkidle')
  // Straight on the element: no pointer moves there first, so the press itself is the first act.
  await page.getByRole('link', { name: 'Show picture 2 of 2' }).evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('link', { name: 'Show picture 2 of 2' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('a menu closes by Escape though its code does not come', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await untilDrawn(page)
  await page.locator('summary').press('Enter')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await expect(page.locator('summary')).toBeFocused()
})

test('a menu closes by Escape while the page’s code is still on its way', async ({ page }) => {
  await page.route('**/assets/site-*.js', () => {})
  await page.setViewportSize({ width: 390, height: 844 })
  const asked = page.waitForRequest('**/assets/site-*.js')
  // A page that has come alive by itself meanwhile is never loaded: it waits for that code.
  await openDrawn(page, '/about')
  await page.mouse.move(5, 5)
  await asked
  await page.locator('summary').press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
})

test('a picture that fails is replaced though nobody touches the page, in the same element: what is pressed stays', async ({
  page,
}) => {
  await page.route('**/preview*', (route) => route.abort())
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { served: document.querySelector('main img') }),
    ),
  )
  await page.goto(`/designs/${code}`)
  const picture = page.locator('main img').first()
  await expect(picture).toHaveAttribute('src', '/placeholder.svg')
  expect(
    await picture.evaluate((element) => element === (window as unknown as { served: Element }).served),
  ).toBe(true)
})

function weightOf(sources: Buffer[]): number {
  return sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0)
}

/** Notes what moved, from where to where; runs in the page before anything else. */
function noteLayoutShifts() {
  type Moved = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }
  const noted = window as unknown as { shifted: string[] }
  noted.shifted = []
  const sizesOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as unknown as {
      value: number
      startTime: number
      sources: Moved[]
    }[]) {
      const moved = shift.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName}.${node?.className} "${node?.textContent?.slice(0, 30)}" ${sizesOf(previousRect)} → ${sizesOf(currentRect)}`,
      )
      noted.shifted.push(`${shift.value} at ${Math.round(shift.startTime)}: ${moved.join('; ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Notes how much of the header there is as a page is first drawn, and once it is read; runs in the page before anything else. */
function noteHeader() {
  const header: Record<string, number> = {}
  Object.assign(window, { header })
  const elements = () => document.querySelectorAll('body > header *').length
  const draw = () => {
    if (document.body) header.drawn = elements()
    else requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
  document.addEventListener('readystatechange', () => {
    header.whole ??= elements()
  })
}

/** However long this machine takes, the page does not come alive by itself after a while. */
function neverWaitLong() {
  const wait = window.setTimeout
  const soon = (run: () => void, milliseconds = 0) => (milliseconds < 500 ? wait(run, milliseconds) : 0)
  window.setTimeout = soon as typeof window.setTimeout
}

/** The scripts of a visit, once no more come: what is fetched ahead waits for the pictures. */
async function allOf(scripts: Promise<Buffer>[]): Promise<Buffer[]> {
  let before = 0
  const haveCome = () => {
    const isAll = scripts.length > 3 && scripts.length === before
    before = scripts.length
    return isAll
  }
  await expect.poll(haveCome, { intervals: [1000] }).toBe(true)
  return Promise.all(scripts)
}
