import type { Browser, BrowserContextOptions } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { signedInApi } from './api.ts'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

let api: Awaited<ReturnType<typeof signedInApi>>
let design: { _id: string; code: string }
let other: { _id: string; code: string }

test.beforeAll(async ({ product }) => {
  api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories?slug=architecture')
  const fields = { category: category._id, subcategory: category.subcategories[0].name, area: 1200 }
  other = await api.post('/api/designs', { ...fields, title: 'Hill house' })
  design = await api.post('/api/designs', { ...fields, title: 'Court house' })
})

async function countsOf({ _id }: { _id: string }) {
  const { days } = (await api.get(`/api/visits?days=1&design=${_id}`)).data
  const { seen, kept } = days[0]
  return { seen, kept }
}

/** A visitor of their own. */
async function visitor(browser: Browser, url: string, options: BrowserContextOptions = {}) {
  return (await browser.newContext({ baseURL: url, ...options })).newPage()
}

test('a design is counted as seen once its page is opened, served or by a link, and not when it is loaded anew', async ({
  browser,
  product,
}) => {
  const page = await visitor(browser, product.url)
  await page.goto(`/designs/${design.code}`)
  await expect.poll(() => countsOf(design)).toEqual({ seen: 1, kept: 0 })
  await page.reload()
  await page.mouse.move(9, 9)
  await page.keyboard.press('Tab')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await page
    .getByRole('link', { name: /Hill house/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hill house')
  await expect.poll(() => countsOf(other)).toEqual({ seen: 1, kept: 0 })
  expect(await countsOf(design)).toEqual({ seen: 1, kept: 0 })
})

test('what is kept is counted, and once where it is given up and kept again', async ({
  browser,
  product,
}) => {
  const page = await visitor(browser, product.url)
  await page.goto('/gallery')
  const mark = page.locator(`[data-keep="${design._id}"]`).first()
  for (const isKept of ['true', 'false', 'true']) {
    await mark.click()
    await expect(mark).toHaveAttribute('aria-pressed', isKept)
  }
  await expect.poll(async () => (await countsOf(design)).kept).toBe(1)
})

test('nobody is counted who asks not to be tracked, nor who is signed in', async ({
  browser,
  page,
  product,
}) => {
  const before = await countsOf(design)
  const beacons: string[] = []
  const shy = await visitor(browser, product.url)
  await shy.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await signIn(page)
  for (const each of [shy, page]) {
    each.on('request', (request) => request.url().includes('/api/visits') && beacons.push(request.method()))
    await each.goto(`/designs/${design.code}`)
    await expect(each.locator('[data-visit]')).toHaveCount(1)
    await each.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  expect(beacons.filter((method) => method === 'POST')).toEqual([])
  expect(await countsOf(design)).toEqual(before)
})

test('a search that finds nothing is counted by itself, and the dashboard leads to it', async ({
  browser,
  page,
  product,
}) => {
  const seeker = await visitor(browser, product.url)
  await seeker.goto('/gallery?search=Igloo+palace')
  await expect(seeker.getByText('No designs found')).toBeVisible()
  await expect
    .poll(async () => (await api.get('/api/visits?days=1')).data.searches)
    .toEqual([{ text: 'igloo palace', count: 1 }])
  await signIn(page)
  const section = page.getByRole('region', { name: 'How visitors choose' })
  await expect(section.getByRole('row', { name: 'Seen' })).toHaveText(/^Seen2+/)
  await expect(section.getByRole('link', { name: 'igloo palace' })).toHaveAttribute(
    'href',
    '/admin/designs?search=igloo+palace',
  )
  await expectAccessible(page)
  await page.goto(`/admin/designs/${design._id}`)
  await expect(
    page.getByRole('region', { name: 'How visitors chose it' }).getByRole('row', { name: 'Kept' }),
  ).toHaveText('Kept11')
})

test('a plot that is asked for is counted, and a budget may be for building where it is known what that costs', async ({
  browser,
  product,
}) => {
  const page = await visitor(browser, product.url)
  await page.goto('/find?width=30&depth=40&facing=E')
  await expect
    .poll(async () => (await api.get('/api/visits?days=1')).data.plots)
    .toEqual([{ text: '30x40ft-e', count: 1 }])
  await page.getByText('Field by field').click()
  await expect(page.getByLabel('Budget in ₹')).toHaveAccessibleDescription('For the drawings')
  await expect(page.getByLabel('The budget is for')).toHaveCount(0)
  await page.goto('/find?width=30&depth=40&budget=2000000&budgetFor=building')
  await expect(page.getByLabel('The budget is for')).toHaveAccessibleDescription(/the firm has set no rates/)
  await api.put('/api/settings', { buildRates: { rates: [{ name: 'Economy', from: 1600, to: 1900 }] } })
  await page.goto('/find?width=30&depth=40')
  await page.getByText('Field by field').click()
  await page.getByLabel('Budget in ₹').fill('2000000')
  await page.getByLabel('The budget is for').selectOption('Building it')
  await page.getByRole('button', { name: 'See what fits' }).last().click()
  await expect(page).toHaveURL('/find?width=30&depth=40&unit=ft&budget=2000000&budgetFor=building')
  await expect(page.getByText('up to ₹20,00,000 to build')).toBeVisible()
})

test('visitors find what is popular first', async ({ browser, product }) => {
  const page = await visitor(browser, product.url)
  await page.goto('/gallery')
  await page.getByLabel('Sort by').selectOption('Most popular')
  await expect(page).toHaveURL('/gallery?sort=popular')
  await expect(page.locator('article').first()).toBeVisible()
})

test('where the firm counts nothing, no page says anything to be told', async ({ browser, product }) => {
  await api.put('/api/settings', { countVisits: false })
  const page = await visitor(browser, product.url)
  await page.goto(`/designs/${design.code}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-visit]')).toHaveCount(0)
  await page.goto('/privacy-policy')
  await expect(page.getByText('is counted by the day')).toHaveCount(0)
  await api.put('/api/settings', { countVisits: true })
  await page.goto('/privacy-policy')
  await expect(page.getByText('is counted by the day')).toHaveCount(1)
})
