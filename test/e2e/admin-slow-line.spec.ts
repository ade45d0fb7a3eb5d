import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

/* What a page of the back-office waits for on a slow line: calls, turns and code. */

const phone = '98470 12345'
let design = ''
let code = ''
let enquiry = ''

test.beforeAll(async ({ productOf }, { file }) => {
  const { url } = await productOf(file)
  const api = await signedInApi(url)
  const place = await api.place()
  const made = await api.post('/api/designs', { ...place, title: 'Court house' })
  design = made._id
  code = made.code
  const sent = { name: 'Asha Rao', email: 'asha@example.com', phone, city: 'Kochi', state: 'Kerala' }
  enquiry = (await api.post('/api/enquiries', { ...sent, requirement: 'A house' }))._id
  await api.post('/api/enquiries', { ...sent, requirement: 'A second one' })
})

test('the enquiries and how often each number wrote are asked for side by side', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Newest enquiries' })).toBeVisible()
  const counts = page.waitForRequest('**/api/enquiries/same-phone*')
  await holdUntil(page, /\/api\/enquiries\?.*limit=25/, counts)
  await page.getByRole('link', { name: /^Enquiries/ }).click()
  await expect(page.getByRole('link', { name: '2 from this number' })).toHaveCount(2)
})

test('the enquiries are there though nobody can tell how often each number wrote', async ({ page }) => {
  for (const address of ['**/api/enquiries/same-phone*', '**/api/enquiries?samePhoneAs=*'])
    await page.route(address, (route) => route.abort())
  await signIn(page, '/admin/enquiries')
  await expect(page.getByRole('link', { name: 'Asha Rao' })).toHaveCount(2)
  const others = page.waitForEvent('requestfailed', (request) => request.url().includes('samePhoneAs='))
  await page.getByRole('link', { name: 'Asha Rao' }).first().click()
  await others
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible()
})

test('a design and how visitors chose it are asked for side by side', async ({ page }) => {
  const visits = page.waitForRequest('**/api/visits*')
  await holdUntil(page, new RegExp(`/api/designs/${design}$`), visits)
  await signIn(page, `/admin/designs/${design}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Court house' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'How visitors chose it' })).toBeVisible()

  await page.goto(`/admin/designs/${code}`)
  await expect(page.getByRole('region', { name: 'How visitors chose it' })).toBeVisible()
})

test('the list of designs asks for the categories once', async ({ page }) => {
  const asked = addressesOf(page)
  await signIn(page, '/admin/designs')
  await expect(page.getByRole('link', { name: 'Court house' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((address) => address.startsWith('/api/categories'))).toHaveLength(1)
})

test('the back-office knows where its pages are: nothing is asked before a page is loaded or left', async ({
  page,
}) => {
  const asked = addressesOf(page)
  for (const address of [`/admin/enquiries/${enquiry}`, '/admin/designs']) {
    await signIn(page, address)
    await page.waitForLoadState('networkidle')
  }
  // Which leads on whoever is signed in.
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
  await page.waitForLoadState('networkidle')
  await page.goto('/admin/designs')
  await page.getByRole('link', { name: 'Court house' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Court house' })).toBeVisible()
  expect(asked.filter((address) => address.startsWith('/__manifest'))).toEqual([])
})

test('pages that hold no form fetch no code of forms', async ({ page }) => {
  const asked = addressesOf(page)
  for (const section of ['', '/enquiries', '/categories', '/media', '/trash']) {
    await signIn(page, `/admin${section}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((address) => address.startsWith('/assets/lists-'))).not.toEqual([])
  expect(asked.filter((address) => address.startsWith('/assets/forms-'))).toEqual([])
})

test('the words of the site come with the tab that shows them', async ({ page }) => {
  const asked = addressesOf(page)
  await signIn(page, '/admin/settings')
  await expect(page.getByLabel('Name')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((address) => address.endsWith('.js')).length).toBeLessThanOrEqual(60)
  expect(asked.filter((address) => address.startsWith('/assets/words-tab-'))).toEqual([])
  await page.getByRole('tab', { name: 'Words' }).click()
  await expect(page.getByRole('region', { name: 'Every page' })).toBeVisible()
})

/** Holds back the answer of such a call until another has been made. */
async function holdUntil(page: Page, held: RegExp, made: Promise<unknown>): Promise<void> {
  await page.route(held, async (route) => {
    await made
    await route.continue()
  })
}

/** The path and query of everything that the page asks for from now on. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    addresses.push(pathname + search)
  })
  return addresses
}
