import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { expect, test } from './product.ts'

test('a list of samples is searched, narrowed and ordered like one of designs, without JavaScript too', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  // What stands in the list counts here, not how it looks.
  await context.route('**/preview?*', (route) => route.abort())
  const page = await context.newPage()
  await page.goto('/gallery')
  const cards = page.getByRole('article')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(page.getByText('15 sample designs', { exact: true })).toBeVisible()
  expect(await statedList(page)).toHaveLength(15)
  await filters.getByLabel('Search').fill('bedrooms plot')
  await filters.getByLabel('Architecture 6').check()
  await page.getByLabel('Sort by').selectOption('Area, large to small')
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/search=bedrooms\+plot.*category=architecture|category=architecture/)
  await expect(cards).not.toHaveCount(15)
  await expect(cards.first()).toBeVisible()

  await page.goto('/gallery?minArea=1000&maxArea=2000&sort=area-asc')
  const areas = (await cards.allTextContents()).map((text) =>
    Number(/([\d,]+) sq ft/.exec(text)?.[1]?.replace(',', '')),
  )
  expect(areas.length).toBeGreaterThan(3)
  expect(areas).toEqual(
    areas.filter((area) => area >= 1000 && area <= 2000).sort((one, other) => one - other),
  )
  await page.getByRole('link', { name: 'Remove filter: From 1,000 sq ft' }).click()
  await expect(page).toHaveURL('/gallery?maxArea=2000&sort=area-asc')

  await page.goto('/gallery?search=nosuchhouse')
  await expect(page.getByRole('heading', { name: 'No designs found' })).toBeVisible()
  expect(await statedList(page)).toBeNull()
  await page.goto('/category/architecture')
  expect(await statedList(page)).toHaveLength(6)
  await context.close()
})

test('the finder counts the samples that fit where the firm has no design that does', async ({ page }) => {
  for (const [plot, counted] of [
    ['width=45&depth=60&facing=N', /^3 sample designs fit/],
    ['width=30&depth=40&facing=SE', /^A sample design fits/],
    ['width=12&depth=80&facing=E', /^No design of ours fits exactly$/],
  ] as const) {
    await page.goto(`/find?${plot}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(counted)
  }
})

test('a plan stands whole in the row of small prints, and beside its place on a plot', async ({ page }) => {
  for (const [path, prints] of [
    ['/designs/S-PLN-01', 'a[href^="#picture-"] img'],
    ['/find?q=40+60+east', 'article img'],
  ] as const) {
    await page.goto(path)
    const fits = await page
      .locator(`main ${prints}`)
      .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).objectFit))
    expect(fits.length).toBeGreaterThan(2)
    expect([path, new Set(fits)]).toEqual([path, new Set(['contain'])])
  }
})

test('samples stand in until the firm has a design of its own', async ({ page, product }) => {
  await page.goto('/')
  await expect(page.getByRole('article').filter({ hasText: 'Sample Design' })).toHaveCount(15)

  await page.goto('/category/architecture')
  await expect(page.getByRole('heading', { name: 'No designs found' })).toBeVisible()
  const samples = page.getByRole('region', { name: 'Sample designs' }).getByRole('article')
  await expect(samples).toHaveCount(6)
  const title = (await samples.first().getByRole('heading').textContent()) ?? ''
  await samples.first().getByRole('link').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('Sample Design', { exact: true }).first()).toBeVisible()
  expect((await page.request.get(`${page.url()}/qr.svg`)).status()).toBe(200)
  const others = page.getByRole('region', { name: 'You may also like' })
  await expect(others.getByRole('article')).toHaveCount(4)
  await expect(others.getByRole('heading', { name: title })).toHaveCount(0)
  await others.getByRole('link', { name: 'View all →' }).click()
  await expect(page).toHaveURL('/gallery?category=architecture')
  await expect(page.getByRole('article').filter({ hasText: 'Sample Design' })).toHaveCount(6)

  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories?slug=architecture')
  const subcategory = category.subcategories[0].name
  await api.post('/api/designs', { title: 'Well house', category: category._id, subcategory })
  await page.goto('/category/architecture')
  await expect(page.getByRole('article')).toHaveText(/Well house/)
  await page.goto('/gallery')
  await expect(page.getByRole('article').filter({ hasText: 'Sample Design' })).toHaveCount(9)
})

/** What search engines read of the page's list; null where it states none. */
async function statedList(page: Page) {
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const stated = data.filter(Boolean).map((text) => JSON.parse(text))
  return stated.find((each) => each['@type'] === 'ItemList')?.itemListElement ?? null
}
