import type { Page } from '@playwright/test'
import { contact, signedInApi } from './api.ts'
import { signIn, stepBack } from './journeys.ts'
import { admin, expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const firstSteps = (page: Page) => page.getByRole('region', { name: 'First steps' })

test('the first steps can be hidden in a browser', async ({ page }) => {
  await signIn(page)
  await expect(page.getByText('No new enquiries are waiting.')).toBeVisible()
  await expect(page.getByText('No enquiries in the last 30 days.')).toBeVisible()
  await expect(firstSteps(page).getByText('0 of 5 done')).toBeVisible()
  await firstSteps(page).getByRole('button', { name: 'Hide' }).click()
  await expect(firstSteps(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Newest enquiries' })).toBeVisible()
  await expect(firstSteps(page)).toHaveCount(0)
})

test('the first steps go one by one, and then altogether', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  await signIn(page)
  await firstSteps(page).getByRole('link', { name: 'Set the contact phone' }).click()
  await expect(page.getByRole('tab', { name: 'Website Settings' })).toHaveAttribute('aria-selected', 'true')
  await api.put('/api/settings', contact)
  await page.goto('/admin')
  await expect(firstSteps(page).getByRole('listitem').first()).toContainText('Done: Set')
  await expect(firstSteps(page).getByText('1 of 5 done')).toBeVisible()

  const qrCodeUrl = await api.picture(200, 200)
  await api.put('/api/settings', { paymentSettings: { bankDetails: { qrCodeUrl } } })
  const [category] = await api.read('/api/categories')
  const place = { category: category._id, subcategory: category.subcategories[0].name }
  const told = { fileId: qrCodeUrl, alt: 'The court at noon' }
  await api.post('/api/designs', { ...place, title: 'Court house', basePrice: 100, images: [told] })
  await api.post('/api/designs', { ...place, title: 'Roof house', basePrice: 100 })
  await page.reload()
  await expect(firstSteps(page).getByText('2 of 5 done')).toBeVisible()
  await expect(firstSteps(page).getByText('2 of 3 added')).toBeVisible()
  await api.post('/api/designs', { ...place, title: 'Hill house', images: [{ fileId: qrCodeUrl }] })
  await page.reload()
  await expect(firstSteps(page).getByText('3 of 3 added')).toBeVisible()

  await firstSteps(page).getByRole('link', { name: 'Change the first password' }).click()
  await changePassword(page, admin.password, 'another password')
  await page.goto('/admin')
  await expect(firstSteps(page).getByText('4 of 5 done')).toBeVisible()
  const mail = firstSteps(page).getByRole('listitem').last()
  await expect(mail).toContainText('Get new enquiries by email')
  await expect(mail).toContainText('SMTP_URL and ENQUIRY_TO')
  await expect(mail).toContainText('docs/operations.md')

  await page.route('**/api/dashboard', async (route) => {
    const response = await (await route.fetch()).json()
    response.data.firstSteps.mail = true
    await route.fulfill({ json: response })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Newest enquiries' })).toBeVisible()
  await expect(firstSteps(page)).toHaveCount(0)
  await page.goto('/admin/settings?tab=password')
  await changePassword(page, 'another password', admin.password)
})

async function changePassword(page: Page, from: string, to: string) {
  await page.getByLabel('Current Password').fill(from)
  await page.getByLabel('New Password').fill(to)
  await page.getByLabel('Confirm Password').fill(to)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
}

test('every figure leads to what it counts', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const [{ _id: designId, code, title }] = await api.read('/api/designs?search=court')
  const enquiry = {
    ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '098765 43210', requirement: 'A house.' },
    ...{ state: 'Karnataka', city: 'Mysuru', designId },
  }
  await api.post('/api/enquiries', enquiry)
  await api.post('/api/enquiries', { ...enquiry, name: 'Ravi Shah' })
  const nila = await api.post('/api/enquiries', {
    ...enquiry,
    name: 'Nila Menon',
    state: 'Kerala',
    designId: null,
  })
  await signIn(page)
  const main = page.getByRole('main')
  const byDesign = main.getByRole('list', { name: /^By design/ })
  const leads = async (name: string | RegExp, address: RegExp, within = main) =>
    expect(within.getByRole('link', { name })).toHaveAttribute('href', address)
  await leads('Today: 3', /^\/admin\/enquiries\?status=new&from=([\d-]{10})&to=\1$/)
  await leads('1–2 days: 0', /^\/admin\/enquiries\?status=new&from=[\d-]{10}&to=[\d-]{10}$/)
  await leads('Older: 0', /^\/admin\/enquiries\?status=new&to=[\d-]{10}$/)
  await leads(/^3 new enquiries/, /^\/admin\/enquiries\?status=new&sort=oldest$/)
  await leads('Karnataka', /^\/admin\/enquiries\?state=Karnataka&from=[\d-]{10}$/)
  await leads(`${code} ${title}`, /^\/admin\/enquiries\?design=\w+-\d+&from=[\d-]{10}$/, byDesign)
  await leads('3 enquiries in 30 days', /^\/admin\/enquiries\?from=[\d-]{10}$/)
  await leads('Designs: 3', /^\/admin\/designs$/)
  await leads('1 without a price', /^\/admin\/designs\?missing=price$/)
  await leads('1 without an image', /^\/admin\/designs\?missing=picture$/)
  await leads('1 with an image without alt text', /^\/admin\/designs\?missing=alt$/)

  await expect(main.getByRole('link', { name: 'Call Ravi Shah' })).toHaveAttribute('href', 'tel:09876543210')
  const opening = encodeURIComponent(`Hello Ravi Shah, thank you for your enquiry about ${title} (${code}).`)
  await expect(main.getByRole('link', { name: 'WhatsApp Ravi Shah' })).toHaveAttribute(
    'href',
    `https://wa.me/919876543210?text=${opening}`,
  )
  await expect(main.getByRole('link', { name: 'Email Ravi Shah' })).toHaveAttribute(
    'href',
    /^mailto:asha@example\.com\?subject=/,
  )

  await main.getByRole('link', { name: 'Today: 3' }).click()
  await expect(page.getByRole('table', { name: 'Enquiries' }).locator('tbody').getByRole('row')).toHaveCount(
    3,
  )
  await stepBack(page)
  await main
    .getByRole('link', { name: /Roof house/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Edit Design' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Roof house')

  const answer = (status: string) => api.put(`/api/enquiries/${nila._id}`, { status })
  await answer('contacted')
  await page.goto('/admin')
  await expect(main.getByText(/^1 answered in 30 days, half within \d+ minutes?$/)).toBeVisible()
  await answer('new')
})

test('the plotted line is read day by day, over thirty or ninety days', async ({ page }) => {
  await signIn(page)
  const day = page.getByRole('slider', { name: 'Day' })
  await expect(day).toHaveAttribute('aria-valuetext', /, \d\d \w{3} \d{4}: 3 enquiries$/)
  const box = await day.boundingBox()
  await day.hover({ position: { x: (box?.width ?? 0) / 2, y: 20 } })
  await expect(day).toHaveAttribute('aria-valuetext', /: 0 enquiries$/)
  await day.press('End')
  await day.press('ArrowLeft')
  await expect(day).toHaveValue('28')

  await page.getByRole('link', { name: '90 days', exact: true }).click()
  await expect(page).toHaveURL('/admin?days=90')
  await expect(day).toHaveAttribute('max', '89')
  await expect(day).toHaveValue('88')
  await page.reload()
  await expect(page.getByRole('link', { name: '3 enquiries in 90 days' })).toBeVisible()
  await expect(day).toHaveValue('89')
  const figure = page.getByRole('figure')
  await figure.getByRole('link', { name: /: 3 enquiries$/ }).click()
  await expect(page).toHaveURL(/\/admin\/enquiries\?from=([\d-]{10})&to=\1$/)
})
