import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { hydrate } from './journeys.ts'
import { expect, test } from './product.ts'

const codes: string[] = []

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  const [{ _id }] = await api.read('/api/categories?slug=architecture')
  for (const title of ['Court house', 'Hill house', 'Lane house']) {
    const { code } = await api.post('/api/designs', { title, category: _id, subcategory: 'Villa' })
    codes.push(code)
  }
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const beside = (page: Page) => page.getByRole('navigation', { name: 'Designs on either side' })
const recent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' })

test('a design leads to the older and the newer ones of its category, without a script too', async ({
  page,
  browser,
  product,
}) => {
  await page.goto(`/designs/${codes[1]}`)
  await beside(page).getByRole('link', { name: 'Next' }).click()
  await expect(heading(page)).toHaveText('Court house')
  await expect(beside(page).getByRole('link')).toHaveText([/Previous.*Hill house.*ARC-/])

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: product.url })
  await plain.goto(`/designs/${codes[1]}`)
  await beside(plain).getByRole('link', { name: 'Previous' }).click()
  await expect(heading(plain)).toHaveText('Lane house')
  await expect(beside(plain).getByRole('link')).toHaveText([/Next.*Hill house/])
  await plain.close()
})

test('a page that takes another’s place says its name', async ({ page }) => {
  await page.goto(`/designs/${codes[1]}`)
  await hydrate(page)
  const said = page.locator('#page-name')
  await expect(said).toBeEmpty()
  await beside(page).getByRole('link', { name: 'Next' }).click()
  await expect(heading(page)).toHaveText('Court house')
  await expect(said).toHaveText(/^Court house, ARC-/)
  await expect(said).toHaveRole('status')
  await page.goBack()
  await expect(said).toHaveText(/^Hill house, ARC-/)
})

test('the designs that were looked at last stand below, on the shortlist’s page too, until they are cleared', async ({
  page,
}) => {
  for (const code of codes) {
    await page.goto(`/designs/${code}`)
    await hydrate(page)
  }
  await expect(recent(page).getByRole('article')).toContainText(['Hill house', 'Court house'])
  await expect(recent(page).getByRole('article')).toHaveCount(2)

  await page.goto('/shortlist')
  await expect(recent(page).getByRole('article')).toContainText(['Lane house', 'Hill house', 'Court house'])
  await recent(page).getByRole('button', { name: 'Clear' }).click()
  await expect(recent(page)).toHaveCount(0)
  await expect(page.getByText('Cleared from this browser')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await hydrate(page)
  await expect(heading(page)).toHaveText('Shortlist')
  await expect(recent(page)).toHaveCount(0)
})

test('what visitors do not see any more is not among them, and a page whose browser keeps nothing does without', async ({
  page,
  product,
}) => {
  await page.goto(`/designs/${codes[0]}`)
  await hydrate(page)
  await page.goto(`/designs/${codes[1]}`)
  await hydrate(page)
  const api = await signedInApi(product.url)
  const gone = await api.read(`/api/designs/${codes[0]}`)
  await api.put(`/api/designs/${gone._id}`, { status: 'hidden' })
  await page.goto(`/designs/${codes[2]}`)
  await hydrate(page)
  await expect(recent(page).getByRole('article')).toContainText(['Hill house'])
  await expect(recent(page).getByRole('article')).toHaveCount(1)

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  })
  await page.goto(`/designs/${codes[1]}`)
  await hydrate(page)
  await expect(heading(page)).toHaveText('Hill house')
  await expect(recent(page)).toHaveCount(0)
})
