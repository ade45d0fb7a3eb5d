import type { Request } from '@playwright/test'
import sharp from 'sharp'
import { deleteRow, fileOf, holdBack, largeFile, picture, rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const long = 'A garden that fits the plot, from the first sketch to the last tree planted.'

test('a service is made, with an icon', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Services & Pricing' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await page.getByRole('link', { name: 'Add New Service' }).click()
  await page.getByRole('button', { name: 'Create Service' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill('ab')
  await expect(page.getByText('Title must be at least 3 characters')).toBeVisible()
  await page.getByLabel('Title').fill('Landscape design')
  await page.getByLabel('Description').fill('x'.repeat(501))
  await page.getByRole('button', { name: 'Create Service' }).click()
  await expect(page.getByText('Description must be less than 500 characters')).toBeVisible()
  await page.getByLabel('Description').fill(long)
  await expect(page.getByText('SVG, PNG, JPG up to 2MB')).toBeVisible()
  await page.getByLabel('Upload icon').setInputFiles(await picture('icon.png', '#b0472a'))
  await expect(page.getByAltText('Icon preview')).toBeVisible()
  await page.getByRole('button', { name: 'Create Service' }).click()
  await expect(page.getByText('Service created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/admin/services')
  await expect(rowOf(page, 'Landscape design')).toContainText(`${long.slice(0, 50)}…`)
  await expect(rowOf(page, 'Landscape design')).not.toContainText('planted')
})

test('an icon is removed, and the service deleted', async ({ page }) => {
  await signIn(page, '/admin/services')
  await rowOf(page, 'Landscape design').getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Remove Icon' }).click()
  await expect(page.getByAltText('Icon preview')).toHaveCount(0)
  await expect(page.getByLabel('Upload icon')).toBeFocused()
  const update = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Update Service' }).click()
  expect((await update).postDataJSON()).toMatchObject({ removeIcon: true, updatedAt: expect.any(String) })
  await expect(page.getByText('Service updated successfully!')).toBeVisible()
  await deleteRow(page, rowOf(page, 'Landscape design'), 'Service')
})

test('a pricing image is checked, uploaded and deleted', async ({ page }) => {
  await signIn(page, '/admin/services')
  await page.getByRole('tab', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/admin/services?tab=pricing')
  await expect(page.getByText('No pricing images found')).toBeVisible()
  await expect(page.getByText('PNG, JPG up to 5MB')).toBeVisible()
  const input = page.getByLabel('Upload pricing image')
  await input.setInputFiles(await largeFile('list.png', 5))
  await expect(page.getByText('File size must be less than 5MB').first()).toBeVisible()
  await input.setInputFiles(fileOf('list.gif', 'image/gif'))
  await expect(page.getByText('Only PNG and JPG images are allowed').first()).toBeVisible()
  await input.setInputFiles(fileOf('broken.png', 'image/png'))
  await expect(page.getByText('Failed to upload pricing image. Please try again.')).toBeVisible()
  const webp = await sharp((await picture('list.jpg', '#ddccaa')).buffer)
    .webp()
    .toBuffer()
  await input.setInputFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer: webp })
  const failed = page
    .getByRole('region', { name: /Notifications/ })
    .getByText('Only PNG and JPG images are allowed')
  await expect(failed).toBeVisible()
  await expect(page.getByText('No pricing images found')).toBeVisible()
  await input.setInputFiles(await picture('list.jpg', '#ddccaa'))
  await expect(page.getByText('Pricing image uploaded successfully')).toBeVisible()
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Delete' }) })
  await expect(row.locator('visible=true')).toHaveCount(1)
  const text = row.getByLabel('Alternative text')
  await text.fill('Packages from 1,500 rupees a square foot')
  await page.getByRole('link', { name: 'Enquiries' }).first().click()
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click()
  await row.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('Alternative text saved')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Save text' })).toHaveCount(0)
  await expect(text).toHaveValue('Packages from 1,500 rupees a square foot')
  await deleteRow(page, row.locator('visible=true'), 'Pricing Image')
  await expect(page.getByText('No pricing images found')).toBeVisible()
})

test('a pricing image can be dropped, and its upload is shown while it lasts', async ({ page }) => {
  await signIn(page, '/admin/services?tab=pricing')
  const isUpload = (request: Request) => request.method() === 'POST'
  const letUploadCome = await holdBack(page, '**/v1/storage/**', isUpload)
  const { buffer } = await picture('drop.png', '#556677')
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'drop.png', { type: 'image/png' }))
      return data
    },
    [...buffer],
  )
  await page.getByText('Upload pricing image').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByText('Uploading file...')).toBeVisible()
  letUploadCome()
  await expect(page.getByText('Pricing image uploaded successfully')).toBeVisible()
  await expect(page.getByText('Uploading file...')).toHaveCount(0)
})
