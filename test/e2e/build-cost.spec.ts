import { expectAccessible, phone } from './accessible.ts'
import { signedInApi } from './api.ts'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const question = 'What will it cost to build?'

test('a design says nothing of the cost of building before the firm has set rates', async ({ page }) => {
  await page.goto('/designs/S-ARC-01')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(question)).toHaveCount(0)
})

test('an administrator sets rates by finish, and is told at the field what is wrong with one', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/settings?tab=building')
  await page.getByRole('button', { name: 'Add a finish' }).click()
  const economy = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: 'Finish' }) })
  await expect(economy.getByRole('textbox', { name: 'Finish' })).toBeFocused()
  await expect(page.getByText('The least is required')).toHaveCount(0)
  await page.keyboard.type('Economy')
  await economy.getByLabel('From ₹/sq ft').fill('1900')
  await economy.getByLabel('To ₹/sq ft').fill('1600')
  await page.getByRole('button', { name: 'Save Rates' }).click()
  await expect(economy.getByLabel('To ₹/sq ft')).toHaveAccessibleDescription(
    'The most must not be less than the least',
  )
  await economy.getByLabel('From ₹/sq ft').fill('1600')
  await economy.getByLabel('To ₹/sq ft').fill('1900')
  await expect(economy).toContainText('1,500 sq ft: ₹24 to 29 lakh')
  await page.getByRole('button', { name: 'Add a finish' }).click()
  await page.getByRole('button', { name: 'Remove finish 2' }).click()
  await expect(economy.getByRole('textbox', { name: 'Finish' })).toBeFocused()
  await page.getByLabel('Rates as of').fill('2026-11-01')
  await page.getByLabel('Not in these rates').fill('land, approvals.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Rates' }).click()
  await expect(page.getByText('Website settings updated successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('To ₹/sq ft')).toHaveValue('1900')
})

test('each design with an area then says what building it costs, as served, hydrated and reached by a link', async ({
  page,
  product,
}) => {
  const { put } = await signedInApi(product.url)
  await put('/api/settings', {
    buildRates: {
      asOf: '2026-11-01',
      excludes: 'land, approvals.',
      rates: [{ name: 'Economy', from: 1600, to: 1900 }],
    },
  })
  await page.setViewportSize(phone)
  await page.goto('/designs/S-ARC-01')
  const cost = page.locator('section').filter({ has: page.getByRole('heading', { name: question }) })
  const said = 'An estimate for 1,705 sq ft, not an offer. Not in it: land, approvals. Rates of 01 Nov 2026.'
  await expect(cost).toContainText('₹27 to 32 lakh')
  await expect(cost).toContainText(said)
  await page.mouse.move(9, 9)
  await page.keyboard.press('Tab')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await expect(cost).toContainText(said)
  await expectAccessible(page)
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  await page.locator('a[href^="/designs/"]').last().click()
  await expect(page).not.toHaveURL(/S-ARC-01/)
  await expect(cost).toContainText('not an offer')
  await expect(cost).not.toContainText('1,705 sq ft')
})

test('so does the printed sheet, and the served page alone', async ({ browser, product }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: product.url })
  await page.goto('/designs/S-ARC-01')
  await expect(page.locator('main')).toContainText('₹27 to 32 lakh')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-sheet]')).toContainText('Economy ₹27 to 32 lakh')
  await expect(page.locator('[data-sheet]')).toContainText('not an offer')
  await page.close()
})
