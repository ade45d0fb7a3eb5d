import type { Page } from '@playwright/test'
import { expectAccessible, findingsOn, phone } from './accessible.ts'
import { signedInApi } from './api.ts'
import { endSession, holdBack, signIn, stepBack, stepBackFromOverlay } from './journeys.ts'
import { expect, test } from './product.ts'

const longTitle =
  'House of a title so long that a hundred and forty letters go into it, with a court, two stairs, a well, a mango tree, a swing and a high wall.'
const colleague = { name: 'Nila', email: 'nila@example.com', password: 'a fine password', role: 'enquiries' }
const ids: Record<string, string> = {}
let code = ''

test.beforeAll(async ({ productOf }, { file }) => {
  const { url } = await productOf(file)
  const api = await signedInApi(url)
  const place = await api.place()
  for (const title of [longTitle, 'दो आंगन वाला घर', 'Lane house', 'Hill house', 'Neem house', 'Well house'])
    ids[title] = (await api.post('/api/designs', { ...place, title, status: 'draft' }))._id
  const design = await api.post('/api/designs', { ...place, title: 'Court house' })
  ids.design = design._id
  code = design.code
  const asked = { email: 'someone@example.com', state: 'Kerala', requirement: 'A house with a court' }
  for (const [name, phone, city] of [
    ['Asha Rao', '+91 98470 12345', 'Kochi'],
    ['मीरा अय्यर', '+91 98765 43210', 'Mysuru'],
  ] as const)
    ids[name] = (await api.post('/api/enquiries', { ...asked, name, phone, city }))._id
  ids.category = (
    await api.post('/api/categories', { name: 'Courts', subcategories: [{ name: 'Villa' }] })
  )._id
  await api.post('/api/auth/admins', colleague)
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the back-office' })
const groups = (page: Page) => dialog(page).getByRole('group')
const options = (page: Page, group: string) =>
  dialog(page).getByRole('group', { name: group, exact: true }).getByRole('option')
const active = (page: Page) => dialog(page).getByRole('option', { selected: true })

async function openGoTo(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+K')
  await expect(field(page)).toBeFocused()
}

test('it is opened by its keys, in a field too, and closed by Escape and by Back; the field is gone on with', async ({
  page,
}) => {
  await signIn(page, '/admin/designs')
  const search = page.getByLabel('Search designs')
  await search.focus()
  for (const close of [() => page.keyboard.press('Escape'), () => stepBackFromOverlay(page)]) {
    await openGoTo(page)
    await expect(groups(page)).toHaveCount(1)
    await close()
    await expect(dialog(page)).toHaveCount(0)
    await expect(search).toBeFocused()
    await page.waitForFunction(() => !history.state?.overlays)
    await expect(page).toHaveURL('/admin/designs')
  }
})

test('its button stands in the sidebar with its keys, and in the header of a phone', async ({ page }) => {
  await signIn(page, '/admin/designs')
  const button = page.getByRole('button', { name: 'Go to' })
  await expect(button).toHaveText('Go toCtrl K')
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
  await button.click()
  await expect(field(page)).toBeFocused()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(button).toBeFocused()

  await page.setViewportSize({ width: 320, height: 640 })
  await expect(button).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Go to' })).toBeVisible()
  const name = page.getByRole('banner').getByText('Plinth')
  expect(await name.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
  await button.click()
  await expect(field(page)).toBeFocused()
})

test('a design is found by its code and an enquiry by digits of its number, with the keyboard alone', async ({
  page,
}) => {
  await signIn(page)
  await openGoTo(page)
  await page.keyboard.type(code.toLowerCase())
  await expect(options(page, 'Designs')).toHaveText([`Court house${code}`])
  await expect(groups(page)).toHaveCount(1)
  await expect(dialog(page).getByRole('status')).toHaveText('1 result')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/designs/${ids.design}`)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()

  await openGoTo(page)
  await page.keyboard.type('70 123')
  await expect(options(page, 'Enquiries')).toHaveText(['Asha Rao+91 98470 12345Kochi'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/enquiries/${ids['Asha Rao']}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Rao')
  await stepBack(page)
  await expect(page).toHaveURL(`/admin/designs/${ids.design}`)
})

test('pages are offered at once, and one is stepped to in a circle', async ({ page }) => {
  await signIn(page)
  const links = page.getByRole('navigation', { name: 'Admin' }).first().getByRole('link')
  await expect(links).toHaveCount(9)
  const labels = await links.evaluateAll((links) =>
    links.map((link) => [...link.childNodes].find((node) => node instanceof Text)?.data ?? ''),
  )
  await openGoTo(page)
  await expect(options(page, 'Pages')).toHaveText(labels)
  await expect(active(page)).toHaveText('Home')
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveText('Settings')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await active(page).getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Home')

  const letAnswer = await holdBack(page, '**/api/**')
  await page.keyboard.type('trsh')
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.keyboard.type('a')
  await expect(field(page)).toHaveValue('trash')
  await expect(options(page, 'Pages')).toHaveText(['Trash'])
  letAnswer()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/trash')
})

test('of many a few are shown with the way to all of them, and a category leads to itself', async ({
  page,
}) => {
  await signIn(page)
  await openGoTo(page)
  await page.keyboard.type('house')
  await expect(options(page, 'Designs')).toHaveCount(6)
  await expect(options(page, 'Designs').filter({ hasText: 'Draft' })).not.toHaveCount(0)
  await options(page, 'Designs').last().click()
  await expect(page).toHaveURL('/admin/designs?search=house')
  await openGoTo(page)
  await page.keyboard.type('courts')
  await options(page, 'Categories').filter({ hasText: 'Courts' }).click()
  await expect(page).toHaveURL(`/admin/categories/${ids.category}/edit`)
})

test('a result opens in a tab of its own by Ctrl+Enter and by the middle button, and the window stays', async ({
  page,
  context,
}) => {
  await signIn(page)
  await openGoTo(page)
  await page.keyboard.type('set')
  for (const open of [
    () => page.keyboard.press('Control+Enter'),
    () => active(page).click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page')
    await open()
    await expect(await opened).toHaveURL('/admin/settings')
    await page.bringToFront()
    await expect(field(page)).toBeFocused()
  }
  await expect(page).toHaveURL('/admin')
})

test('Enter waits for the answer to what is typed, and a late answer takes no newer one’s place', async ({
  page,
}) => {
  await signIn(page)
  await openGoTo(page)
  await page.keyboard.type('neem')
  await expect(options(page, 'Designs')).toHaveText([/^Neem house/])
  const isFor = (search: string) => (url: URL) =>
    url.pathname === '/api/designs' && url.searchParams.get('search') === search
  const answers = new Map<string, PromiseWithResolvers<void>>()
  for (const search of ['hill', 'hill house', 'lane']) {
    const held = Promise.withResolvers<void>()
    answers.set(search, held)
    await page.route(isFor(search), async (route) => {
      await held.promise
      await route.continue()
    })
  }
  const asked = (search: string) => page.waitForRequest((request) => isFor(search)(new URL(request.url())))
  const answered = (search: string) =>
    page.waitForResponse((response) => isFor(search)(new URL(response.url())))

  const first = asked('hill')
  await field(page).fill('hill')
  await first
  await expect(options(page, 'Designs')).toHaveText([/^Neem house/])
  const second = asked('lane')
  await field(page).fill('lane')
  await second
  const [newer, older] = [answered('lane'), answered('hill')]
  answers.get('lane')?.resolve()
  await newer
  await expect(options(page, 'Designs')).toHaveText([/^Lane house/])
  answers.get('hill')?.resolve()
  await (await older).finished()
  await expect(options(page, 'Designs')).toHaveText([/^Lane house/])

  const third = asked('hill house')
  await field(page).fill('hill house')
  await page.keyboard.press('Enter')
  await third
  await expect(dialog(page)).toBeVisible()
  answers.get('hill house')?.resolve()
  await expect(page).toHaveURL(`/admin/designs/${ids['Hill house']}`)
})

test('what cannot be searched is said, tried again, and keeps nobody from the pages', async ({ page }) => {
  await signIn(page)
  await openGoTo(page)
  const isSearch = (url: URL) => url.searchParams.has('search')
  await page.route(isSearch, (route) => route.abort())
  await page.keyboard.type('enq')
  await expect(dialog(page).getByRole('alert')).toHaveText('Search failed: Server connection failed')
  await expect(options(page, 'Pages')).toHaveText(['Enquiries'])
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('search=neem'))
  await field(page).fill('neem')
  await failed
  await page.unroute(isSearch)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(options(page, 'Designs')).toHaveText([/^Neem house/])
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await field(page).fill('nowhere at all')
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found')
})

test('whose session has ended is led to the sign-in, and back to the page', async ({ page }) => {
  await signIn(page, '/admin/media')
  await openGoTo(page)
  await endSession(page)
  await page.keyboard.type('asha')
  await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fmedia')
})

test('whoever answers enquiries is led to nothing else, and nothing is asked for that is refused', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(colleague.email)
  await page.getByLabel('Password', { exact: true }).fill(colleague.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // The address is there before the page: until then the heading is that of the sign-in, ‘Admin Dashboard’.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.waitForLoadState('networkidle')
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.add(pathname)
  })
  await openGoTo(page)
  await expect(options(page, 'Pages')).toHaveText(['Home', 'Enquiries', 'Settings'])
  await page.keyboard.type('court')
  await expect(options(page, 'Enquiries')).toHaveCount(2)
  await expect(groups(page)).toHaveCount(1)
  asked.delete('/api/enquiries/new')
  expect([...asked]).toEqual(['/api/enquiries'])
  await context.close()
})

test('unsaved changes are asked about, and whoever stays finds them, and the page before them, untouched', async ({
  page,
}) => {
  await signIn(page, '/admin/services')
  await page.getByRole('link', { name: 'Add', exact: false }).first().click()
  await expect(page).toHaveURL('/admin/services/new')
  const title = page.getByLabel('Title')
  await title.fill('Soil tests')
  await openGoTo(page)
  await page.keyboard.type('trash')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/admin/services/new')
  await expect(title).toHaveValue('Soil tests')
  await expect(title).toBeFocused()

  await openGoTo(page)
  await page.keyboard.type('trash')
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Leave' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Trash')
  for (const before of ['Create New Service', 'Services']) {
    await stepBack(page)
    await expect(heading).toHaveText(before)
  }
})

test('forms of what is new, tabs of the settings and what lies behind them are led to by their names', async ({
  page,
}) => {
  await signIn(page)
  const lead = async (typed: string) => {
    await openGoTo(page)
    await page.keyboard.type(typed)
    await expect(active(page)).toContainText(typed)
    await page.keyboard.press('Enter')
  }
  for (const [kind, list] of [
    ['Design', 'designs'],
    ['Category', 'categories'],
    ['Service', 'services'],
    ['Testimonial', 'testimonials'],
    ['Banner', 'banners'],
  ] as const) {
    await lead(`Create New ${kind}`)
    await expect(page).toHaveURL(`/admin/${list}/new`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Create New ${kind}`)
  }
  await lead('Activity')
  await expect(page).toHaveURL('/admin/settings/activity')
  await lead('Cost of Building')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Cost of Building')
  // Of a page to another part of itself.
  await lead('Backup')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Backup')
  await stepBack(page)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Cost of Building')
})

test('what is typed before its code has come is typed into it, and not into the page', async ({ page }) => {
  await signIn(page, '/admin/services/new')
  const title = page.getByLabel('Title')
  await title.fill('Soil tests')
  const letCome = await holdBack(page, '**/assets/go-to-window-*.js')
  await page.keyboard.press('Control+K')
  await page.keyboard.type('sets')
  for (const key of ['Backspace', 'Enter', 'Escape']) await page.keyboard.press(key)
  await page.keyboard.type(' of soil')
  await expect(title).toHaveValue('Soil tests of soil')
  await page.keyboard.press('Control+K')
  await page.keyboard.type('sett')
  letCome()
  await expect(field(page)).toHaveValue('sett')
  await expect(options(page, 'Pages')).toHaveText(['Settings', 'Website SettingsSettings'])
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Soil tests of soil')
})

test('where its code does not come that is said, the page stays as it is, and it opens once it comes', async ({
  page,
}) => {
  await signIn(page, '/admin/designs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const search = page.getByLabel('Search designs')
  await search.fill('neem')
  await page.route('**/assets/go-to-window-*.js', (route) => route.abort())
  await page.keyboard.press('Control+K')
  await expect(page.getByText('“Go to” could not be opened')).toBeVisible()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('neem')
  await page.unroute('**/assets/go-to-window-*.js')
  await openGoTo(page)
})

test('it keeps nobody out, and odd names fit a phone, over its keyboard too', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await findingsOn(page)).map(({ id }) => id)).toEqual([])
  await openGoTo(page)
  await expectAccessible(page)
  await page.keyboard.type('house')
  await expect(options(page, 'Designs')).toHaveCount(6)
  await expectAccessible(page)

  for (const [typed, name] of [
    ['mango', longTitle],
    ['आंगन', 'दो आंगन वाला घर'],
    ['मीरा', 'मीरा अय्यर'],
  ] as const)
    for (const width of [320, 390]) {
      await page.setViewportSize({ ...phone, width })
      await field(page).fill(typed)
      const option = dialog(page).getByRole('option', { name })
      await expect(option).toHaveAttribute('title', name)
      const { x, width: wide, height } = (await option.boundingBox()) ?? { x: 0, width: 0, height: 0 }
      expect(x + wide).toBeLessThanOrEqual(width)
      expect(height).toBeGreaterThanOrEqual(44)
      expect(height).toBeLessThan(110)
      const list = dialog(page).getByRole('listbox')
      expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      await expectAccessible(page)
    }

  // As a phone says it when its keyboard comes up.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 460 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await field(page).fill('')
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveText('Settings')
  const { y, height } = (await active(page).boundingBox()) ?? { y: 0, height: 0 }
  expect(y + height).toBeLessThanOrEqual(460)
  expect((await field(page).boundingBox())?.y).toBeGreaterThan(0)
})
