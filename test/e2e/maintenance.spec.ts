import { contact, signedInApi } from './api.ts'
import { hydrate, signIn } from './journeys.ts'
import { admin, expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const mark = 'Maintenance mode: only you see this'

test.beforeEach(async ({ product }) => {
  const api = await signedInApi(product.url)
  await api.put('/api/settings', { ...contact, maintenanceMode: true })
})

test('every page answers 503 with Retry-After, to whoever asks', async ({ product }) => {
  const { token } = await (
    await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(admin),
    })
  ).json()
  const credentials: Record<string, string>[] = [{}, { Authorization: `Bearer ${token}` }]
  for (const path of ['/', '/gallery', '/designs/nothing', '/payment', '/contact'])
    for (const headers of credentials)
      for (const method of ['GET', 'HEAD']) {
        const response = await fetch(product.url + path, { method, headers })
        expect([path, method, response.status]).toEqual([path, method, 503])
        expect(response.headers.get('retry-after')).toBe('3600')
        const html = await response.text()
        expect(html.includes(mark)).toBe(false)
        for (const told of ['Compact', 'contactEmail', contact.address])
          expect(html.includes(told), told).toBe(false)
      }
})

test('what is under no address of the back-office is not found, as if the site were open', async ({
  page,
  product,
}) => {
  const response = await fetch(`${product.url}/admin/nope`)
  expect(response.status).toBe(404)
  expect(response.headers.get('retry-after')).toBeNull()
  await page.goto('/admin/nope')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByText(mark)).toHaveCount(0)
})

test('a visitor is told whom to call', async ({ page }) => {
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible()
  await expect(page.getByRole('link', { name: contact.contactPhone })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543210/,
  )
})

test('whoever sends a form that was opened before is told that it was received', async ({ product }) => {
  const asked = { name: 'Asha Rao', email: 'asha@example.com', phone: '98765 43210', requirement: 'A house.' }
  const body = new URLSearchParams({ ...asked, state: 'Karnataka', city: 'Mysuru' })
  const response = await fetch(`${product.url}/contact`, { method: 'POST', body })
  expect([response.status, response.url]).toEqual([503, `${product.url}/contact?received`])
  expect(await response.text()).toContain('Thank you for your enquiry!')
})

test('a page that was open before leads to the closed site, and what was typed is there once it is open again', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  await api.put('/api/settings', { ...contact, maintenanceMode: false })
  await page.goto('/contact')
  await hydrate(page)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  // Settings have been read by a step before they change.
  await pages.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible()
  await pages.getByRole('link', { name: 'Contact' }).click()
  const city = page.getByRole('form', { name: 'Send Us a Message' }).getByLabel('City')
  await city.fill('Mysuru')
  await api.put('/api/settings', { ...contact, maintenanceMode: true })
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
  await pages.getByRole('link', { name: 'Services' }).click()
  expect((await answer).status()).toBe(503)
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under maintenance')
  await expect(page.getByText(mark)).toHaveCount(0)

  await api.put('/api/settings', { ...contact, maintenanceMode: false })
  await page.goto('/contact')
  await expect(city).toHaveValue('Mysuru')
})

test('a visitor with a token that is not an administrator’s stays outside', async ({ page }) => {
  await page.goto('/gallery')
  await page.evaluate(() => localStorage.setItem('token', 'ended'))
  const asked = page.waitForResponse('**/api/auth/profile')
  await page.reload()
  expect((await asked).status()).toBe(401)
  await page.mouse.move(5, 5)
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible()
  await expect(page.getByText(mark)).toHaveCount(0)
})

test('a signed-in administrator sees the site, marked, and the back-office says so on every page', async ({
  page,
}) => {
  await signIn(page)
  const line = page.getByRole('status').filter({ hasText: 'Maintenance mode is on.' })
  await expect(line).toBeVisible()
  await page.goto('/admin/designs')
  await expect(line).toBeVisible()

  await page.goto('/terms-and-conditions')
  await expect(page.getByText(mark)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible()
  await expect(page.getByText(mark)).toBeVisible()

  await page.getByRole('link', { name: 'Switch it off' }).click()
  const toggle = page.getByRole('switch', { name: 'Maintenance Mode' })
  await expect(toggle).toBeFocused()
  await expect(page.getByText('Maintenance Mode', { exact: true })).toBeInViewport()
  await toggle.press('Space')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Website settings updated successfully')).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.goto('/terms-and-conditions')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByText(mark)).toHaveCount(0)
})
