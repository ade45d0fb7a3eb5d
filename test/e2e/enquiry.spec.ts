import type { Page } from '@playwright/test'
import { hiddenFromKeyboard } from './accessible.ts'
import { contact, signedInApi } from './api.ts'
import { holdBack, hydrate, keepMessages, openDrawn, stepBackFromOverlay, untilDrawn } from './journeys.ts'
import { admin, expect, test } from './product.ts'

const thanks = 'Thank you for your enquiry! We will contact you soon.'
const filled = {
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  Phone: '98765 43210',
  State: 'Karnataka',
  City: 'Mysuru',
  Requirement: 'The same house, mirrored.',
}

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  await api.put('/api/settings', contact)
  const [category] = await api.read('/api/categories')
  await api.post('/api/designs', { title: 'Courtyard house', category: category._id, subcategory: 'Villa' })
})

const form = (page: Page) => page.getByRole('form', { name: 'Send Us a Message' })

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value)
}

/** What was stored last. */
async function newest(page: Page) {
  const login = await page.request.post('/api/auth/login', { data: admin })
  const headers = { Authorization: `Bearer ${(await login.json()).token}` }
  return (await (await page.request.get('/api/enquiries?limit=1', { headers })).json()).data[0]
}

test('the state is found by typing a part of it, by keyboard or by pointer, and may be any other text', async ({
  page,
}) => {
  await page.goto('/contact')
  const state = form(page).getByRole('combobox', { name: 'State' })
  const options = page.getByRole('option')
  await state.focus()
  await expect(state).toHaveAttribute('aria-expanded', 'false')
  await state.click()
  await expect(options).toHaveCount(37)
  await state.pressSequentially('pra')
  await expect(options).toHaveCount(5)
  await state.press('ArrowDown')
  await state.press('ArrowUp')
  await state.press('Enter')
  await expect(state).toHaveValue('Uttar Pradesh')
  await expect(options).toHaveCount(0)

  await form(page).getByRole('button', { name: 'Show all' }).click()
  await expect(options).toHaveCount(37)
  await options.filter({ hasText: 'Outside India' }).click()
  await expect(state).toHaveValue('Outside India')
  await expect(state).toBeFocused()
  for (const key of ['Enter', 'Tab']) {
    await state.fill('')
    await state.pressSequentially('maha')
    await state.press(key)
    await expect(state).toHaveValue('Maharashtra')
    await expect(options).toHaveCount(0)
  }
  await state.fill('Bagmati')
  await state.press('Tab')
  await expect(state).toHaveValue('Bagmati')
  await expect(state).toHaveAttribute('autocomplete', 'address-level1')
})

test('in a low window, or at a great zoom, the states that are offered are seen below their field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openDrawn(page, '/designs/ARC-1001')
  await hydrate(page)
  const dialog = page.getByRole('dialog', { name: 'Send Us a Message' })
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-opens]')?.click())
  const state = dialog.getByRole('combobox', { name: 'State' })
  await state.click()
  await expect(page.getByRole('option')).toHaveCount(37)
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 })
  await expect(state).toBeInViewport({ ratio: 1 })
  await state.pressSequentially('ma')
  await expect(page.getByRole('option')).toHaveCount(6)
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 })
})

test('a state that is typed before the code has come is offered once it has', async ({ page }) => {
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/contact')
  await form(page).getByLabel('State').pressSequentially('goa')
  code.resolve()
  await expect(page.getByRole('option', { name: 'Goa' })).toBeVisible()
})

test('a press on the state before the code has come opens its list once it has, while it has the focus', async ({
  page,
}) => {
  for (const isLeft of [false, true]) {
    const letCodeCome = await holdBack(page, '**/assets/*.js')
    await openDrawn(page, '/contact')
    await form(page).getByLabel('State').click()
    if (isLeft) await form(page).getByLabel('City').focus()
    letCodeCome()
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
    await expect(page.getByRole('option')).toHaveCount(isLeft ? 0 : 37)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('over a page, Escape closes the open list first, and a chosen state is there when it is opened again', async ({
  page,
}) => {
  await page.goto('/designs/ARC-1001')
  await untilDrawn(page)
  const open = page.getByRole('banner').getByRole('button', { name: 'Enquire' })
  const dialog = page.getByRole('dialog', { name: 'Send Us a Message' })
  await open.press('Enter')
  await expect(dialog.getByText('About ARC-1001')).toBeVisible()
  const state = dialog.getByLabel('State')
  await state.pressSequentially('goa')
  await expect(page.getByRole('option', { name: 'Goa' })).toBeVisible()
  await state.press('ArrowDown')
  await state.press('Enter')
  await state.press('ArrowDown')
  await state.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await stepBackFromOverlay(page)
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/designs/ARC-1001')
  await open.press(' ')
  await expect(state).toHaveValue('Goa')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('what is typed below a page is in the window over it, and the other way round', async ({ page }) => {
  await page.goto('/designs/ARC-1001')
  const below = page.locator('#enquiry form')
  const dialog = page.getByRole('dialog')
  const text = 'A long text about my plot.'
  await below.getByLabel('Name').fill('Asha Rao')
  await below.getByLabel('State').fill('Goa')
  await below.getByLabel('Requirement').fill(text)
  await page.getByRole('banner').getByRole('button', { name: 'Enquire' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
  await expect(dialog.getByLabel('State')).toHaveValue('Goa')
  await expect(dialog.getByLabel('Requirement')).toHaveValue(text)
  await expect(page.getByRole('option')).toHaveCount(0)
  await dialog.getByLabel('Requirement').pressSequentially(' Call me.')
  await page.keyboard.press('Escape')
  await expect(below.getByLabel('Requirement')).toHaveValue(`${text} Call me.`)
  await expect(below.getByText(`${text.length + 9} / 2000`)).toBeVisible()
  await page.goto('/contact')
  await expect(form(page).getByLabel('Requirement')).toHaveValue(`${text} Call me.`)
})

test('what a page begins to say stays before what is typed in the window over it', async ({
  page,
  product,
}) => {
  const service = await (await signedInApi(product.url)).post('/api/services', { title: 'Soil tests' })
  await page.goto(`/contact?service=${service._id}`)
  const onPage = page.getByRole('main').getByLabel('Requirement')
  const begun = await onPage.inputValue()
  expect(begun).toContain('Soil tests')
  await page.getByRole('banner').getByRole('button', { name: 'Enquire' }).click()
  await page.getByRole('dialog').getByLabel('Requirement').fill('On black cotton soil')
  await page.keyboard.press('Escape')
  await expect(onPage).toHaveValue(`${begun}On black cotton soil`)
})

test('a failure keeps what was typed, and a success says so and closes', async ({ page }) => {
  await page.goto('/designs/ARC-1001')
  await page.getByRole('banner').getByRole('button', { name: 'Enquire' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send Us a Message' })
  for (const [label, value] of Object.entries(filled)) await dialog.getByLabel(label).fill(value)
  await hydrate(page)
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 500, json: { success: false } }))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Failed to submit enquiry')).toBeVisible()
  await expect(dialog.getByLabel('Requirement')).toHaveValue(filled.Requirement)
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 500, json: { message: 'Boom' } }))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Failed to submit enquiry: Boom')).toBeVisible()
  await page.unroute('**/api/enquiries')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await newest(page)).toMatchObject({
    name: 'Asha Rao',
    design: { code: 'ARC-1001' },
    agreedAt: expect.any(String),
  })
})

test('on a phone what says that it was sent covers nothing of what stays on the page about it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await hydrate(page)
  await keepMessages(page)
  await fill(page, { ...filled, Requirement: 'The same house, turned.' })
  await form(page).getByRole('button', { name: 'Submit' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: thanks })
  await expect(toast).toHaveAttribute('data-mounted', 'true')
  const bottom = () => toast.evaluate((element: HTMLElement) => element.offsetTop + element.offsetHeight)
  const panel = page.getByRole('status').filter({ hasText: 'Your enquiry is with us' })
  const top = await panel.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(bottom).toBeLessThan(top)
})

test('on a phone neither the head of the window nor what says that it was sent lies on what has the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/contact')
  await page.getByRole('banner').getByRole('button', { name: 'Enquire' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send Us a Message' })
  await dialog.getByRole('link', { name: 'Privacy policy' }).focus()
  expect(await hiddenFromKeyboard(page, 'Shift+Tab', 7)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 640 })
  await hydrate(page)
  await fill(page, { ...filled, Requirement: 'The same house, by keyboard.' })
  await form(page).getByRole('button', { name: 'Submit' }).click()
  await page.getByText('What you sent, and what happens next').click()
  await expect(page.getByText(thanks)).toHaveCount(0)
  for (const height of [640, 256]) {
    await page.setViewportSize({ width: 390, height })
    await form(page).getByRole('link', { name: 'Privacy policy' }).focus()
    expect(await hiddenFromKeyboard(page, 'Shift+Tab', 7)).toEqual([])
  }
})

test('the window begins at the first field that is empty, and by touch at its title', async ({
  page,
  browser,
}) => {
  await page.goto('/about')
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send Us a Message' })
  const open = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Enquire' })
  await open(page).click()
  await expect(dialogOf(page).getByLabel('Name')).toBeFocused()
  await dialogOf(page).getByLabel('Name').fill('Asha Rao')
  await page.keyboard.press('Escape')
  await open(page).click()
  await expect(dialogOf(page).getByLabel('Email')).toBeFocused()

  const phone = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const byTouch = await phone.newPage()
  await byTouch.goto(new URL('/about', page.url()).href)
  await open(byTouch).tap()
  await expect(dialogOf(byTouch).getByRole('heading')).toBeFocused()
  await phone.close()
})

test('what floats over the page steps aside for Submit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  const submit = form(page).getByRole('button', { name: 'Submit' })
  const chat = page.getByRole('complementary', { name: 'Quick help' }).getByRole('link')
  await submit.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect.poll(() => page.evaluate(coveredByWhatFloats)).toEqual([])
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(chat).toBeVisible()
})

test('what floats over the page steps aside before the page has been touched, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 585 })
  const help = page.getByRole('complementary', { name: 'Quick help', includeHidden: true })
  for (const address of ['/', '/gallery', '/designs/ARC-1001', '/contact']) {
    await page.goto(address)
    await expect(help.locator('[data-floats]')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.evaluate(coveredByWhatFloats), { message: address }).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-dormant', '')
  }
})

test('what floats over a list rises above what it would cover, wherever the list stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/gallery')
  const help = page.getByRole('complementary', { name: 'Quick help' })
  for (let top = 320; top < 1200; top += 80) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
    await expect(help.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
    await expect(help.getByRole('link')).toBeVisible()
    await expect.poll(() => page.evaluate(coveredByWhatFloats), { message: `${top}` }).toEqual([])
  }
})

/** What is pressed or filled in under what floats and is seen; runs in the page. */
function coveredByWhatFloats(): string[] {
  return [...document.querySelectorAll('[data-floats]')].flatMap((floating) => {
    if (getComputedStyle(floating).visibility === 'hidden') return []
    const { left, right, top, bottom } = floating.getBoundingClientRect()
    return [...document.querySelectorAll('main :is(button, input, select, textarea, a:not(article a))')]
      .filter((one) => {
        const box = one.getBoundingClientRect()
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top
      })
      .map((one) => one.outerHTML.slice(0, 80))
  })
}

test('after an enquiry was sent by the keyboard alone, the keyboard goes on with what became of it', async ({
  page,
}) => {
  await page.goto('/contact')
  await fill(page, filled)
  await form(page).getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Your enquiry is with us')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an enquiry is checked, keeps what was typed, is sent with its design, and is not sent twice', async ({
    page,
  }) => {
    await page.goto('/designs/ARC-1001')
    await fill(page, { ...filled, City: 'Hassan', Email: 'nobody', Phone: '12' })
    await form(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(form(page).getByText('Please enter a valid email address')).toBeVisible()
    await expect(form(page).getByText('Please enter a valid phone number')).toBeVisible()
    await expect(form(page).getByLabel('Email')).toBeFocused()
    await expect(form(page).getByLabel('State')).toHaveValue('Karnataka')
    await fill(page, { Email: filled.Email, Phone: filled.Phone })
    await form(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(thanks)).toBeVisible()
    await expect(page).toHaveURL('/contact?received#enquiry')
    await expect(form(page).getByLabel('Name')).toHaveValue('')
    expect(await newest(page)).toMatchObject({
      city: 'Hassan',
      design: { code: 'ARC-1001' },
      agreedAt: expect.any(String),
    })
  })

  test('the way to an enquiry is a link', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('button', { name: 'Enquire' }).click()
    await expect(page).toHaveURL('/contact#enquiry')
  })
})

test('where the page’s code never comes, Submit sends the form all the same', async ({ page }) => {
  await page.route('**/assets/page-*.js', () => {})
  // A page that has come alive by itself meanwhile is never loaded: it waits for that code.
  await openDrawn(page, '/contact')
  await fill(page, { ...filled, City: 'Hampi' })
  await form(page).getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/contact?received#enquiry')
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await newest(page)).toMatchObject({ city: 'Hampi' })
})

test('a plain form may come from anywhere, and nonsense is no failure of the server', async ({ product }) => {
  const send = (body: URLSearchParams | string, type?: string) =>
    fetch(`${product.url}/contact`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { Origin: 'https://elsewhere.example', ...(type && { 'Content-Type': type }) },
    })
  const values = Object.entries(filled).map(([label, value]) => [label.toLowerCase(), value])
  const trapped = await send(new URLSearchParams([...values, ['website', 'https://spam.example']]))
  expect(trapped.status).toBe(303)
  expect((await send('{', 'application/json')).status).toBe(400)
  expect((await send('x', 'multipart/form-data')).status).toBe(400)
  expect((await send(`name=${'x'.repeat(1_100_000)}`, 'application/x-www-form-urlencoded')).status).toBe(413)
})

test('whoever has sent an enquiry is told what it said and what to call it by, and the firm what they had looked for', async ({
  page,
}) => {
  await page.goto('/gallery?search=courtyard')
  await page.goto('/designs/ARC-1001?plot=30x40ft-e')
  await hydrate(page)
  await fill(page, { ...filled, Requirement: 'With a well in the court.' })
  await form(page).getByRole('button', { name: 'Submit' }).click()
  const sent = page.getByText('What you sent, and what happens next')
  await expect(sent).toBeVisible()
  await sent.click()
  const { reference, about } = await newest(page)
  expect(about).toMatchObject({
    ...{ code: 'ARC-1001', plot: '30x40ft-e', search: 'courtyard' },
    page: '/designs/ARC-1001?plot=30x40ft-e',
  })
  const panel = page.getByText('Thank you. Your enquiry is with us').locator('..')
  for (const said of [
    reference,
    'Asha Rao',
    '30 × 40 ft, facing east',
    'ARC-1001 Courtyard house',
    'With a well in the court.',
  ])
    await expect(panel).toContainText(said)
  const chat = await page.getByRole('link', { name: 'Say it on WhatsApp' }).getAttribute('href')
  const said = new URL(chat ?? '').searchParams.get('text')
  for (const words of [reference, 'With a well in the court.']) expect(said).toContain(words)
})

test('an enquiry has the plot that the finder understood last, and the words of the same search', async ({
  page,
}) => {
  const search = async (typed: string) => {
    await page.getByRole('textbox', { name: 'Your plot' }).fill(typed)
    await page.getByRole('button', { name: 'See what fits' }).first().click()
  }
  const sought = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('sought') ?? '{}'))
  await page.goto('/designs/ARC-1001?plot=30x40ft-e')
  await page.goto('/find')
  await search('40x60 ft north')
  await expect.poll(sought).toEqual({ plot: '40x60ft-n', search: '40x60 ft north' })
  await page.goto('/find?area=1200&areaUnit=sqft&facing=W')
  await expect.poll(sought).toEqual({ plot: '30x40ft-w' })
  // A search that names no plot is about the same land.
  await search('3 bhk')
  await expect.poll(sought).toEqual({ plot: '30x40ft-w', search: '3 bhk' })
  await hydrate(page)
  await search('30x50 ft north')
  await expect(page.getByText('plot 30 × 50 ft')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Enquire' }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(filled)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('What you sent, and what happens next')).toBeVisible()
  expect((await newest(page)).about).toMatchObject({ plot: '30x50ft-n', search: '30x50 ft north' })
})

for (const [what, kept] of [
  ['nothing at all', 'null'],
  ['what is no text', '{"name":5,"city":{"in":"Goa"},"requirement":["A house"],"state":"Kerala"}'],
  ['a list', '["name",null]'],
] as const)
  test(`a draft of ${what} stops no page, and takes no text away`, async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await page.goto('/favicon.svg')
    await page.evaluate((text) => localStorage.setItem('enquiry', text), kept)
    await page.goto('/contact')
    await hydrate(page)
    await expect(form(page).getByLabel('Name')).toHaveValue('')
    await expect(form(page).getByLabel('Requirement')).toHaveValue('')
    await expect(form(page).getByLabel('State')).toHaveValue(kept.includes('Kerala') ? 'Kerala' : '')
    await fill(page, { ...filled, Requirement: `Beside ${what}.` })
    await form(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(thanks).first()).toBeVisible()
    expect(complaints).toEqual([])
  })

test('in a browser that keeps nothing for this site the list is ordered, a design opens and an enquiry is received', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  await page.goto('/gallery')
  await page.getByLabel('Sort').selectOption('title')
  await expect(page).toHaveURL(/sort=title/)
  await page
    .getByRole('link', { name: /Courtyard house/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courtyard house' })).toBeVisible()
  await fill(page, { ...filled, Requirement: 'Sent from a browser that keeps nothing.' })
  await form(page).getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(thanks).first()).toBeVisible()
  await expect(form(page).getByLabel('Requirement')).toHaveValue('')
})
