import { signedInApi } from './api.ts'
import { expect, test } from './product.ts'

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
