import { signedInApi } from './api.ts'
import { deleteRow, fileOf, largeFile, loseAnswers, picture, rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

test('a banner is checked and made, inactive, with its defaults', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Add banner' }).click()
  await expect(page.getByRole('heading', { name: 'Create New Banner' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Banner' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expect(page.getByText('Please upload a image file')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Mo')
  await expect(page.getByText('Title must be at least 3 characters')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Monsoon offer')

  await page.getByLabel('Upload image').setInputFiles(fileOf('a.avif', 'image/avif'))
  await expect(page.getByText('Invalid file type for image. Please select a valid file.')).toBeVisible()
  await page.getByLabel('Upload image').setInputFiles(await largeFile('a.png', 10.1))
  await expect(page.getByText('File is too large. Maximum size is 10MB')).toBeVisible()
  await page.getByLabel('Upload image').setInputFiles(await picture('front.jpg', '#8a3420'))
  await expect(page.getByAltText('Media preview')).toBeVisible()
  await expect(page.getByText('Please upload a image file')).toHaveCount(0)

  await page.getByLabel('Video').check()
  await expect(page.getByAltText('Media preview')).toHaveCount(0)
  await page.getByLabel('Upload video').setInputFiles(fileOf('a.webm', 'video/webm'))
  await expect(page.getByText('Invalid file type for video. Please select a valid file.')).toBeVisible()
  await page.getByRole('button', { name: 'Create Banner' }).click()
  await expect(page.getByText('Please upload a video file')).toBeVisible()
  await page.getByLabel('Image', { exact: true }).check()

  await page.getByLabel('Upload image').setInputFiles(await picture('front.jpg', '#8a3420'))
  await expect(page.getByRole('switch', { name: 'Active Banner' })).not.toBeChecked()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/banners'))
  await page.getByRole('button', { name: 'Create Banner' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    ctaText: 'Explore Designs',
    ctaLink: '/gallery',
    secondaryCtaText: 'Book Free Consultation',
    secondaryCtaLink: '/contact',
    displayOrder: 0,
    isActive: false,
  })
  await expect(page.getByText('Banner created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await expect(rowOf(page, 'Monsoon offer')).toContainText('Inactive')
})

test('a banner is activated and moved in the list', async ({ page }) => {
  await signIn(page)
  const banners = page.getByRole('table', { name: 'Banners' }).locator('tbody').getByRole('row')
  await expect(banners).toHaveCount(2)
  await expect(banners.first()).toContainText('Monsoon offer')
  await banners.first().getByText('Inactive').click()
  await expect(page.getByText('Banner updated successfully!').first()).toBeVisible()
  await expect(banners.first().getByRole('switch')).toBeChecked()

  const down = banners.first().getByRole('button', { name: 'Move down' })
  const saved = page.waitForResponse('**/api/banners/order')
  await down.click()
  await expect(banners.last()).toContainText('Monsoon offer')
  await expect(page.getByText('Moved to 2 of 2')).toBeAttached()
  await saved
  await page.reload()
  await expect(banners.last()).toContainText('Monsoon offer')
  await banners.last().getByRole('button', { name: 'Move up' }).click()
  await expect(banners.first()).toContainText('Monsoon offer')
})

test('a banner whose answer was lost is taken as done when it is saved again, with its new picture', async ({
  page,
}) => {
  await signIn(page)
  await rowOf(page, 'Monsoon offer').getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Upload image').setInputFiles(await picture('side.jpg', '#2a6b47'))
  await expect(page.getByAltText('Media preview')).toBeVisible()
  const isThereAgain = await loseAnswers(page, 'PUT', '**/api/banners/*')
  await page.getByRole('button', { name: 'Update Banner' }).click()
  await expect(page.locator('form').getByText('Server connection failed')).toBeVisible()
  await isThereAgain()
  await page.getByRole('button', { name: 'Update Banner' }).click()
  await expect(page).toHaveURL('/admin')
})

test('so is one whose picture for phones went with the picture that it was chosen for', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const { _id } = await api.post('/api/banners', {
    title: 'Winter light',
    type: 'image',
    mediaUrl: await api.picture(160, 90),
    thumbnailUrl: await api.picture(80, 100, '#224488'),
  })
  await signIn(page, `/admin/banners/${_id}/edit`)
  await page.getByLabel('Upload image').setInputFiles(await picture('snow.jpg', '#dde4ee'))
  await expect(page.getByAltText('Media preview')).toBeVisible()
  const isThereAgain = await loseAnswers(page, 'PUT', '**/api/banners/*')
  await page.getByRole('button', { name: 'Update Banner' }).click()
  await expect(page.locator('form').getByText('Server connection failed')).toBeVisible()
  await isThereAgain()
  await page.getByRole('button', { name: 'Update Banner' }).click()
  await expect(page).toHaveURL('/admin')
  expect((await api.get(`/api/banners/${_id}`)).data.thumbnail ?? null).toBeNull()
  await api.delete(`/api/banners/${_id}`)
})

test('a banner is edited and deleted', async ({ page }) => {
  await signIn(page)
  await rowOf(page, 'Monsoon offer').getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Banner' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Media' }).click()
  await page.getByRole('button', { name: 'Update Banner' }).click()
  await expect(page.getByText('Please upload a image file')).toBeVisible()
  await page.getByLabel('Video').check()
  await page.getByLabel('Image', { exact: true }).check()
  await expect(page.getByAltText('Media preview')).toBeVisible()
  await page.getByLabel('Button Link', { exact: true }).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Update Banner' }).click()
  await expect(page.getByText('Please enter a valid link')).toBeVisible()
  await page.getByLabel('Button Link', { exact: true }).fill('/pricing')
  await page.getByLabel('Secondary Button Link').fill('example.com/monsoon')
  await page.getByRole('button', { name: 'Update Banner' }).click()
  await expect(page.getByText('Banner updated successfully!')).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await deleteRow(page, rowOf(page, 'Monsoon offer'), 'Banner')
})
