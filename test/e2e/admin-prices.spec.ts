import { signedInApi } from './api.ts'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test('what a pricing image says is typed a line each, seen as it will be, and read by visitors', async ({
  page,
  baseURL,
}) => {
  const api = await signedInApi(baseURL ?? '')
  const fileId = await api.picture(900, 1200)
  const { _id } = await api.post('/api/pricing', { fileId, alt: 'Fees by stage' })
  await signIn(page, `/admin/services/pricing/${_id}/edit`)
  const typed = page.getByLabel('Prices in words')
  const table = page.getByRole('table', { name: 'Prices in words' })
  await expect(table).toHaveCount(0)
  await typed.fill(`Drawings\n\n | ₹12,500\nFloor plan\t₹9,000`)
  await expect(table.getByRole('row')).toContainText(['Drawings', '₹12,500', 'Floor plan₹9,000'])
  await page.getByRole('button', { name: 'Update Pricing Image' }).click()
  await expect(page.getByText('Line 3: Item is required')).toBeVisible()
  await expect(typed).toBeFocused()
  await typed.fill('Drawings\nFloor plan, up to 1,500 sq ft | ₹12,500\nElevation\t₹8 per sq ft')
  await page.getByLabel('Note on the prices').fill('Without GST of 18 %.')
  await page.getByRole('button', { name: 'Update Pricing Image' }).click()
  await expect(page.getByText('Pricing image updated')).toBeVisible()

  await page.goto('/pricing')
  const prices = page.getByRole('table', { name: 'Fees by stage' })
  await expect(prices.getByRole('row')).toHaveText([
    'ItemPrice',
    'Drawings',
    'Floor plan, up to 1,500 sq ft₹12,500',
    'Elevation₹8 per sq ft',
  ])
  await expect(page.getByText('Without GST of 18 %.')).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ '@type': 'OfferCatalog', name: 'Pricing' }),
  )

  await page.goto(`/admin/services/pricing/${_id}/edit`)
  await expect(typed).toHaveValue(
    'Drawings\nFloor plan, up to 1,500 sq ft | ₹12,500\nElevation | ₹8 per sq ft',
  )
  await typed.fill('')
  await page.getByLabel('Note on the prices').fill('')
  await page.getByRole('button', { name: 'Update Pricing Image' }).click()
  await expect(page.getByText('Pricing image updated')).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByText('1 / 1')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})
