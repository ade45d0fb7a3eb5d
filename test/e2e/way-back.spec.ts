import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { hydrate, stepBack } from './journeys.ts'
import { expect, test } from './product.ts'

const category = '/category/architecture'
let design = ''

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  const [{ _id }] = await api.read('/api/categories?slug=architecture')
  const { code } = await api.post('/api/designs', {
    title: 'Court house',
    category: _id,
    subcategory: 'Villa',
  })
  design = `/designs/${code}`
})

const pressBack = (page: Page) => page.getByRole('button', { name: 'Back' }).click()

test('Back on a design returns to the page that was opened by its address before', async ({ page }) => {
  await page.goto(category)
  await page.goto(design)
  await pressBack(page)
  await expect(page).toHaveURL(category)
})

test('Back on a design returns after a reload too, and where a link was followed before its code came', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(category)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Court house/ })
    .click()
  await expect(page).toHaveURL(design)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await pressBack(page)
  await expect(page).toHaveURL(category)
})

test('the browser’s own Back and Forward lead to other pages after a reload too, where nothing was touched since, nor any code came', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/gallery')
  await hydrate(page)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(heading).toHaveText('Court house')
  await page.reload()
  await stepBack(page)
  await expect(heading).toHaveText('Gallery')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await page.evaluate(() => history.forward())
  await expect(heading).toHaveText('Court house')
  await expect(page).toHaveURL(design)
})

test('Back on a design returns though its code does not come', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(category)
  await page.goto(design)
  await pressBack(page)
  await expect(page).toHaveURL(category)

  await page.goto(design)
  const failed = page.waitForEvent('requestfailed')
  await page.mouse.move(4, 4)
  await failed
  await expect(page.locator('html[data-dormant]')).toHaveCount(0)
  await pressBack(page)
  await expect(page).toHaveURL(category)
})

test.describe('in a window of its own', () => {
  test.use({ isFirstVisit: true })

  test('Back on a design leads home where nothing of the site was before it', async ({ page, context }) => {
    await page.goto(design)
    await pressBack(page)
    await expect(page).toHaveURL('/')

    const fromElsewhere = await context.newPage()
    await fromElsewhere.goto('data:text/html,elsewhere')
    await fromElsewhere.goto(new URL(design, page.url()).href)
    await pressBack(fromElsewhere)
    await expect(fromElsewhere).toHaveURL(new URL('/', page.url()).href)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Back on a design leads home', async ({ page }) => {
    await page.goto(category)
    await page.goto(design)
    await pressBack(page)
    await expect(page).toHaveURL(/\/\??$/)
  })
})
