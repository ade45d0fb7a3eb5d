import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { holdBack, hydrate, keepMessages, openDrawn, signIn } from './journeys.ts'
import { admin, expect, test } from './product.ts'

const failure = 'An unexpected error occurred'
let code = ''

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories?slug=architecture')
  const images = [{ fileId: await api.picture(1600, 1067) }]
  const design = {
    title: 'Court house',
    category: category._id,
    subcategory: 'Villa',
    images,
    description: 'Around a court of brick',
  }
  code = (await api.post('/api/designs', design)).code
})

/** From now on files of these names do not arrive, as after a new build. */
async function lose(page: Page, ...files: string[]) {
  for (const file of files)
    await page.route(`**/assets/${file}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
}

async function openHydrated(page: Page, address: string) {
  await page.goto(address)
  await hydrate(page)
}

test('without its viewer, a picture is shown plainly, as large as the screen', async ({ page }) => {
  await lose(page, 'lightbox-*.js')
  await openHydrated(page, `/designs/${code}`)
  await page.getByRole('link', { name: /^Enlarge/ }).click()
  const picture = page.getByRole('dialog', { name: /^Enlarge/ })
  await expect(picture.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picture).toHaveCount(0)
})

test('without what shows toasts, a message is shown plainly, on the site and in the back-office', async ({
  page,
}) => {
  await lose(page, 'toast-stack-*.js')
  await openHydrated(page, '/contact')
  const form = page.getByRole('form', { name: 'Send Us a Message' })
  for (const label of ['Name', 'State', 'City', 'Requirement']) await form.getByLabel(label).fill('Goa')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Phone').fill('98765 43210')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you for your enquiry! We will contact you soon.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible()

  await page.goto('/admin/login')
  await keepMessages(page)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const told = page.locator('.plain-words', { hasText: 'Invalid email or password' })
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(told).toHaveCount(2)
  const [first, second] = [await told.first().boundingBox(), await told.last().boundingBox()]
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0))
})

test('a form that is saved as the connection goes leads on once it is back', async ({ page }) => {
  await signIn(page, '/admin/services')
  const edit = await page.getByRole('link', { name: 'Edit' }).first().getAttribute('href')
  await page.goto(edit ?? '')
  await page.getByLabel('Description').fill('Saved at the last moment')
  const isAway = (url: URL) => /^\/(admin|api|assets)\//.test(url.pathname)
  await page.route('**/api/services/*', async (route) => {
    const response = await route.fetch()
    await page.route(isAway, (other) => other.abort())
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Update Service' }).click()
  await expect(page.getByText('There is no connection.')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Saved at the last moment')
  await page.unroute(isAway)
  await expect(page).toHaveURL('/admin/services')
  await expect(page.getByText('Saved at the last moment')).toBeVisible()
})

for (const [what, files] of [
  ['code', 'page-*.js'],
  ['style sheet', 'site-*.css'],
] as const)
  test(`a page whose ${what} does not arrive stays as it was served, and its links lead on`, async ({
    page,
  }) => {
    await lose(page, files)
    const missing = page.waitForEvent('response', (response) => response.status() === 404)
    await page.goto('/about')
    await page.mouse.move(5, 5)
    await missing
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    await expect(page.getByText(failure)).toHaveCount(0)
  })

test('what is chosen in a list whose code does not arrive is sent by its buttons', async ({ page }) => {
  await lose(page, 'page-*.js')
  await page.goto('/gallery')
  await page.getByRole('radio', { name: /^Architecture/ }).check()
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/category=architecture/)
  await page.getByLabel('Sort by').selectOption('title')
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await expect(page).toHaveURL(/category=architecture.*sort=title/)
})

test('what is kept is said to take JavaScript where the page’s code does not arrive', async ({ page }) => {
  await lose(page, 'page-*.js')
  await page.goto('/shortlist')
  await page.mouse.move(5, 5)
  await expect(page.getByText('which takes JavaScript')).toBeVisible()
  await expect(page.getByText('Opening')).toBeHidden()
})

test('a link is followed by the browser where the code of its page does not arrive', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await lose(page, 'page-*.js')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Contact' }).click()
  await page.waitForFunction(() => !('isFirst' in window))
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('form', { name: 'Send Us a Message' })).toBeVisible()
  await expect(page.getByText(failure)).toHaveCount(0)
})

test('a page stands without the parts whose code does not arrive, and a design leads to the whole of itself', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await lose(page, 'late-box-*.js', 'late-parts-*.js', 'late-footer-*.js')
  await page.getByRole('banner').getByRole('link', { name: 'Plinth' }).click()
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Court house' }).click()
  await expect(page.getByRole('heading', { name: 'Court house', level: 1 })).toBeVisible()
  const whole = page.getByRole('link', { name: 'Load the rest of this page' })
  await expect(whole).toBeVisible()
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
  await whole.click()
  await expect(page.getByRole('main').getByText('Around a court of brick').first()).toBeVisible()
})

test('a page whose code does not arrive, nor its server answer, takes nothing away, and is asked for again', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  const away = (url: URL) => /^\/(contact$|assets\/page-)/.test(url.pathname)
  await page.route(away, (route) => route.abort())
  const contact = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Contact' })
  await contact.click()
  await expect(page.getByText('There is no connection.')).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(away)
  await contact.click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('form', { name: 'Send Us a Message' })).toBeVisible()
})

test('while the server is away the next page waits for it, and comes once it is back', async ({ page }) => {
  await openHydrated(page, '/about')
  const away = (url: URL) => url.pathname.startsWith('/api/') || url.pathname === '/services'
  await page.route(away, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByText('This page comes as soon as it is back.')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute(away)
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible()
})

test('after a new build a dormant page is loaded anew with the first act, once', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Send Us a Message' })
  await form.getByLabel('Requirement').fill('A house on a hill')
  // What is fetched ahead may have been missed before that.
  await expect.poll(() => documents).toBe(2)
  await expect(form.getByLabel('Requirement')).toHaveValue('A house on a hill')
  await form.getByLabel('Name').fill('Asha Rao')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  expect(documents).toBe(3)
})

test('without a connection a link leaves the page as it is, and says so', async ({ page, context }) => {
  await openHydrated(page, '/about')
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByText('There is no connection.')).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
})

test.describe('in a page that was not touched yet', () => {
  test.use({ isFirstVisit: true })

  test('without a connection what was pressed looks as before once that is said, and can be pressed again', async ({
    page,
    context,
  }) => {
    await page.goto('/gallery')
    await page.waitForLoadState('networkidle')
    const card = page.getByRole('main').getByRole('link', { name: 'Court house' })
    const press = () => card.evaluate((link: HTMLElement) => link.click())
    await context.setOffline(true)
    await press()
    await expect(page.getByText('There is no connection.')).toBeVisible()
    await expect(page.locator('[aria-busy=true], [data-held], html[data-navigating]')).toHaveCount(0)
    await context.setOffline(false)
    await press()
    await expect(page).toHaveURL(`/designs/${code}`)
  })
})

test('what is pressed before its code has come looks as if it was heard', async ({ page }) => {
  const letCodeCome = await holdBack(page, '**/assets/*.js')
  await page.addInitScript(waitForEver)
  // Pressed before the page has loaded, which waits for the code that this asks for.
  await openDrawn(page, '/contact')
  const send = page.getByRole('form', { name: 'Send Us a Message' }).getByRole('button', { name: 'Submit' })
  await send.evaluate((button: HTMLElement) => button.click())
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-navigating')
  const drawn = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').height)
  expect(await drawn()).toBe('3px')
  letCodeCome()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(page.locator('[data-held], html[data-navigating]')).toHaveCount(0)
})

test('a page that takes long to come is announced along the head', async ({ page }) => {
  await openHydrated(page, '/about')
  const letAnswerCome = await holdBack(page, '**/api/services*')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Services' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-navigating')
  letAnswerCome()
  await expect(page).toHaveURL('/services')
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating')
})

/** Runs in the page before anything else: however long this machine takes, what is pressed goes on being held. */
function waitForEver() {
  const wait = window.setTimeout
  const soon = (run: () => void, milliseconds = 0) => (milliseconds < 4000 ? wait(run, milliseconds) : 0)
  window.setTimeout = soon as typeof window.setTimeout
}

test('a tab whose code does not arrive says so in plain words, and is there once it is tried again', async ({
  page,
}) => {
  await signIn(page, '/admin/settings?tab=profile')
  await page.getByLabel('Name').waitFor()
  await page.route('**/assets/words-tab*.js', (route) => route.abort())
  await page.getByRole('tab', { name: 'Words' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Error: Server connection failed')
  await page.unroute('**/assets/words-tab*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Search words')).toBeVisible()
})
