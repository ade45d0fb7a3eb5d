import type { BrowserContext, Page } from '@playwright/test'
import { contact, signedInApi } from './api.ts'
import { hydrate, untilAtPage } from './journeys.ts'
import { admin, expect, test } from './product.ts'

const thanks = 'Thank you for your enquiry! We will contact you soon.'
const stays = 'Your enquiry is with us'
const waits = 'Your enquiry waits in this browser'

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  await api.put('/api/settings', contact)
  const [category] = await api.read('/api/categories')
  await api.post('/api/designs', { title: 'Courtyard house', category: category._id, subcategory: 'Villa' })
})

const form = (page: Page) => page.getByRole('form', { name: 'Send Us a Message' })

/** What a visitor fills in; the city tells one enquiry from another. */
async function fill(page: Page, city: string) {
  const values = { Name: 'Asha Rao', Email: 'asha@example.com', Phone: '98765 43210', State: 'Goa' }
  for (const [label, value] of Object.entries({ ...values, City: city, Requirement: 'A house.' }))
    await form(page).getByLabel(label).fill(value)
}

const submitButton = (page: Page) => form(page).getByRole('button', { name: 'Submit' })

/** Sends by the page's code: where that takes four seconds, the browser sends it by itself. */
async function submit(page: Page) {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await submitButton(page).click()
}

/** How often an enquiry from there was stored. */
async function stored(page: Page, city: string): Promise<number> {
  const login = await page.request.post('/api/auth/login', { data: admin })
  const headers = { Authorization: `Bearer ${(await login.json()).token}` }
  const response = await page.request.get(`/api/enquiries?search=${city}`, { headers })
  return (await response.json()).pagination.total
}

test('what is typed is there after a reload, on another page and in the window, until it is sent', async ({
  page,
}) => {
  await page.goto('/')
  await fill(page, 'Mapusa')
  await page.reload()
  await expect(form(page).getByLabel('Requirement')).toHaveValue('A house.')
  await expect(form(page).getByText('8 / 2000')).toBeVisible()
  await page.goto('/designs/ARC-1001')
  await expect(form(page).getByLabel('City')).toHaveValue('Mapusa')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Enquire' }).click()
  await expect(form(page).getByLabel('State')).toHaveValue('Goa')
  await submit(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await untilAtPage(page)
  await page.goto('/contact')
  await expect(form(page)).toBeVisible()
  for (const label of ['Name', 'Email', 'Requirement'])
    await expect(form(page).getByLabel(label)).toHaveValue('')
  expect(await stored(page, 'Mapusa')).toBe(1)
})

test('a page that puts back what was typed counts its letters though nobody touches it', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => localStorage.setItem('enquiry', JSON.stringify({ requirement: 'A house.' })))
  await page.goto('/contact')
  await expect(form(page).getByText('8 / 2000')).toBeVisible()
})

test('what is typed before the page’s code has come is kept too', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await form(page).getByLabel('Requirement').fill('A house on a hill')
  await expect(form(page).getByText('0 / 2000')).toBeHidden()
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(form(page).getByLabel('Requirement')).toHaveValue('A house on a hill')
  await page.mouse.move(5, 5)
  await expect(form(page).getByText('17 / 2000')).toBeVisible()
  await expect(form(page).getByLabel('Requirement')).toHaveValue('A house on a hill')
})

test('what the page begins to say is gone on with by what was typed', async ({ page }) => {
  await page.goto('/contact')
  await form(page).getByLabel('Requirement').fill('Three floors.')
  await page.goto('/services')
  await page.getByRole('link', { name: /Floor planning/ }).click()
  await expect(form(page).getByLabel('Requirement')).toHaveValue('Floor planning: Three floors.')
  await page.reload()
  await expect(form(page).getByLabel('Requirement')).toHaveValue('Floor planning: Three floors.')
})

test('an enquiry sent by the browser itself is not offered again', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await fill(page, 'Panaji')
  await submitButton(page).click()
  await expect(page).toHaveURL('/contact?received#enquiry')
  await expect(form(page).getByLabel('Name')).toHaveValue('')
})

for (const [place, address, from] of [
  ['on the page', '/contact', 'page'],
  ['in the window', '/about', 'window'],
] as const) {
  test(`a sent enquiry leaves words that stay, ${place}`, async ({ page }) => {
    await page.goto(address)
    if (from === 'window') await page.getByRole('banner').getByRole('button', { name: 'Enquire' }).click()
    await fill(page, `Vasco-${from}`)
    await submit(page)
    await expect(page.getByText(thanks)).toBeVisible()
    await expect(page.getByText(thanks)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: stays })).toBeInViewport()
    await page.getByRole('button', { name: 'Hide this message' }).click()
    await expect(page.getByText(stays)).toHaveCount(0)
  })
}

test('without a connection an enquiry waits, says so, and is sent once when it is back, also with two tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/contact')
    await hydrate(tab)
    await tab.waitForLoadState('networkidle')
  }
  await context.setOffline(true)
  await fill(page, 'Canacona')
  await submit(page)
  await expect(page.getByRole('status').filter({ hasText: waits })).toBeVisible()
  await expect(form(page).getByLabel('Requirement')).toHaveValue('')
  let sent = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/enquiries') && request.method() === 'POST') sent += 1
  })
  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expect(tab.getByText(waits)).toHaveCount(0)
    await expect(tab.getByText(stays)).toBeVisible()
  }
  expect(await stored(page, 'Canacona')).toBe(1)
  expect(sent).toBe(1)
})

test.describe('from a page whose code has not come, without a connection,', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()))

  for (const [place, address] of [
    ['on the page', '/contact'],
    ['in the window', '/about'],
  ] as const)
    test(`an enquiry ${place} waits, says so, and is sent once when it is back`, async ({
      page,
      context,
    }) => {
      await page.goto(address)
      await context.setOffline(true)
      const city = `Sanguem-${address.slice(1)}`
      if (address === '/about')
        await page.getByRole('banner').getByRole('button', { name: 'Enquire' }).click()
      await fill(page, city)
      // Whoever presses twice sends one enquiry all the same.
      await submitButton(page).dblclick()
      await expect(page.getByRole('status').filter({ hasText: waits })).toBeVisible()
      await expect(page.locator('html[data-hydrated], [aria-busy=true], html[data-navigating]')).toHaveCount(
        0,
      )
      await expect(page.locator('[name=requirement]').first()).toHaveValue('')
      await page.unroute('**/assets/*.js')
      await context.setOffline(false)
      await expect(page.getByText(stays)).toBeVisible()
      expect(await stored(page, city)).toBe(1)
      await page.goto('/services')
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => /enquiry/.test(key))),
      ).toEqual([])
    })

  test('an enquiry that says too little waits nowhere, and stays as it was typed', async ({
    page,
    context,
  }) => {
    await page.goto('/contact')
    await context.setOffline(true)
    await fill(page, 'Valpoi')
    await form(page).getByLabel('Email').fill('asha')
    await submitButton(page).click()
    await expect(form(page).getByLabel('Email')).toBeFocused()
    await expect(form(page).getByLabel('Email')).toHaveValue('asha')
    expect(
      await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('waiting'))),
    ).toBe(false)
    await context.setOffline(false)
  })
})

/** A page of its own that could not reach the server, and is closed since. */
async function leaveWaiting(context: BrowserContext, city: string) {
  const page = await context.newPage()
  await page.route('**/api/enquiries', (route) => route.abort())
  await page.goto('/contact')
  await fill(page, city)
  await submit(page)
  await expect(page.getByText(waits)).toBeVisible()
  await page.close()
}

test('a server that takes no enquiry now is not called a lost connection, and other ways are named', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 503, json: { success: false } }))
  await fill(page, 'Quepem')
  await submit(page)
  const said = page.getByRole('status').filter({ hasText: 'Our site cannot take your enquiry just now' })
  await expect(said.locator('..').getByRole('link')).toHaveText([contact.contactPhone, contact.contactEmail])
  await page.unroute('**/api/enquiries')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(stays)).toBeVisible()
  expect(await stored(page, 'Quepem')).toBe(1)
})

test('what is typed in another tab stays when this one sends its own', async ({ page, context }) => {
  await page.goto('/contact')
  await fill(page, 'Colva')
  const other = await context.newPage()
  await other.goto('/contact')
  await form(other).getByLabel('Requirement').fill('A shop.')
  await submit(page)
  await expect(page.getByText(stays)).toBeVisible()
  await other.reload()
  await expect(form(other).getByLabel('Requirement')).toHaveValue('A shop.')
  await expect(form(other).getByLabel('Name')).toHaveValue('Asha Rao')
})

test('what is typed in another tab is not put to what was typed here as this page’s code comes', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await form(page).getByLabel('Requirement').fill('A house.')
  const other = await context.newPage()
  await other.goto('/contact')
  await form(other).getByLabel('Requirement').fill('A shop.')
  await page.evaluate(() => window.dispatchEvent(new Event('hydrated')))
  await expect(form(page).getByLabel('Requirement')).toHaveValue('A house.')
  await other.reload()
  await expect(form(other).getByLabel('Requirement')).toHaveValue('A shop.')
})

test('an enquiry that waits is sent from whatever page is opened next, though nobody touches it', async ({
  page,
  context,
}) => {
  await leaveWaiting(context, 'Margao')
  await page.goto('/privacy-policy')
  await expect(page.getByText(stays)).toBeVisible()
  expect(await stored(page, 'Margao')).toBe(1)
})

test('an enquiry that waits behind what cannot be read is sent all the same', async ({ page, context }) => {
  await leaveWaiting(context, 'Cuncolim')
  // A page of the site without code, which sends nothing.
  await page.goto('/favicon.svg')
  await page.evaluate(() => {
    localStorage.setItem('waiting-enquiry 1', '{"name":"As')
    localStorage.setItem('waiting-enquiry 2', '')
  })
  await page.goto('/privacy-policy')
  await expect(page.getByText(stays)).toBeVisible()
  expect(await stored(page, 'Cuncolim')).toBe(1)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waiting'))))
    .toEqual([])
})

test('an enquiry that waited and is refused is back in the form, and no tab says that it was received', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/contact')
  await hydrate(other)
  await other.waitForLoadState('networkidle')
  await leaveWaiting(context, 'Ponda')
  const refusal = { success: false, message: 'Name must be shorter', errors: {} }
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 400, json: refusal }))
  await page.goto('/about')
  await page.getByRole('link', { name: 'What you wrote is in the form' }).click()
  await expect(form(page).getByLabel('City')).toHaveValue('Ponda')
  await expect(other.getByText(stays)).toHaveCount(0)
})

test('an enquiry from a design’s page is about that design, whatever one that came back was about', async ({
  page,
}) => {
  await page.goto('/designs/ARC-1001')
  const about = form(page).locator('[name="designId"]')
  const own = await about.inputValue()
  const other = { requirement: 'A house.', designId: '0'.repeat(24) }
  await page.evaluate((typed) => localStorage.setItem('enquiry', JSON.stringify(typed)), other)
  await page.reload()
  await hydrate(page)
  await expect(form(page).getByLabel('Requirement')).toHaveValue('A house.')
  await expect(about).toHaveValue(own)
})
