import { deleteRow, fileOf, picture, rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

test('a testimonial is made', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Testimonials' }).first().click()
  await expect(page.getByText('No testimonials found')).toBeVisible()
  await page.getByRole('link', { name: 'Add New', exact: true }).click()
  await expect(
    page.getByRole('button', { name: 'Choose from the library', description: 'Upload client avatar' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Create Testimonial' }).click()
  await expect(page.getByText('Client name is required')).toBeVisible()
  await expect(page.getByText('Content is required')).toBeVisible()
  await page.getByLabel('Client Name').fill('meera Iyer')
  await page.getByLabel('Company').fill('Iyer & Daughters')
  await page.getByLabel('Client Role').fill('Owner')
  await page.getByLabel('Testimonial Content').fill('The house is cool in May.')
  await page.getByLabel('Rating').fill('6')
  await page.getByRole('button', { name: 'Create Testimonial' }).click()
  await expect(page.getByText('Rating must be between 1 and 5')).toBeVisible()
  await page.getByLabel('Rating').fill('5')
  const media = page.getByLabel('Upload project media')
  await media.setInputFiles([await picture('a.jpg', '#886644'), await picture('b.jpg', '#448866')])
  await page.getByRole('button', { name: 'Remove b.jpg' }).click()
  await page.getByRole('button', { name: 'Create Testimonial' }).click()
  await expect(page.getByText('Testimonial created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/admin/testimonials')
  const row = rowOf(page, 'meera Iyer')
  await expect(row).toContainText('M')
  await expect(row).toContainText('Iyer & Daughters')
  await expect(row).toContainText('★ 5')
  await expect(row).toContainText('Regular')
})

test('it is edited: featured, without a rating, with an avatar; then deleted', async ({ page }) => {
  await signIn(page, '/admin/testimonials')
  await rowOf(page, 'meera Iyer').getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Client Role')).toHaveValue('Owner')
  await expect(page.getByRole('list', { name: 'Project media' }).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Rating').fill('')
  await page.getByText('Featured', { exact: true }).click()
  await page.getByLabel('Upload client avatar').setInputFiles(await picture('face.jpg', '#aa8877'))
  await page.getByRole('button', { name: 'Update Testimonial' }).click()
  await expect(page.getByText('Testimonial updated successfully!')).toBeVisible()
  const row = rowOf(page, 'meera Iyer')
  await expect(row).toContainText('—')
  await expect(row.getByText('Featured', { exact: true }).last()).toBeVisible()
  await expect(row.locator('img')).toHaveCount(1)
  await deleteRow(page, row, 'Testimonial')
  await expect(page.getByText('No testimonials found')).toBeVisible()
})

test('a media file that cannot be stored is said so, and what was typed stays', async ({ page }) => {
  await signIn(page, '/admin/testimonials/new')
  await page.getByLabel('Client Name').fill('Ravi Shah')
  await page.getByLabel('Testimonial Content').fill('Light in every room.')
  await page.getByLabel('Upload project media').setInputFiles(fileOf('broken.mp4', 'video/mp4'))
  await page.getByRole('button', { name: 'Create Testimonial' }).click()
  await expect(page.getByText('Failed to upload media').first()).toBeVisible()
  await expect(page.getByLabel('Client Name')).toHaveValue('Ravi Shah')
})

test('a list and a testimonial that cannot be loaded say why', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/testimonials?*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'The store is closed' } }),
  )
  await page.goto('/admin/testimonials')
  await expect(page.getByText('Error loading testimonials: The store is closed')).toBeVisible()
  await page.goto('/admin/testimonials/nothing/edit')
  await expect(page.getByText('Failed to fetch testimonial: Testimonial not found')).toBeVisible()
})
