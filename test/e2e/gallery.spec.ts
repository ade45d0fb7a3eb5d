import type { Page } from '@playwright/test'
import { desk, expectAccessible, hiddenFromKeyboard, phone } from './accessible.ts'
import { signedInApi } from './api.ts'
import { fillCatalogue } from './catalogue.ts'
import { holdBack, hydrate, stepBack, stepBackFromOverlay, untilAtPage } from './journeys.ts'
import { expect, test } from './product.ts'

const villas = 60

test.beforeAll(async ({ playwright, product }) => {
  const request = await playwright.request.newContext({ baseURL: product.url })
  await fillCatalogue(request, villas)
  await request.dispose()
})

/** Opens a list whose code is awake: where that takes four seconds, what is pressed goes on the browser's own way. */
async function openAwake(page: Page, path: string) {
  await page.goto(path)
  await hydrate(page)
}

const count = (page: Page, designs: string) => expect(page.getByText(designs, { exact: true })).toBeVisible()
/** The firm's own designs: what it has none of is shown by samples. */
const cards = (page: Page) => page.getByRole('article').filter({ hasNotText: 'Sample Design' })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

test('every choice is in the address, is counted, and can be taken back', async ({ page }) => {
  await openAwake(page, '/gallery')
  await count(page, '61 designs')
  await filters(page).getByLabel('Search').fill('villa')
  await expect(page).toHaveURL('/gallery?search=villa')
  await count(page, '60 designs')
  await filters(page).getByLabel('Architecture 60').check()
  await filters(page).getByLabel('Farmhouse 30').check()
  await filters(page).getByLabel('Brick 6').check()
  await filters(page).getByLabel('To ₹').fill('₹30,000')
  await page.getByLabel('Sort by').selectOption('Price, high to low')
  await expect(page).toHaveURL(
    '/gallery?search=villa&category=architecture&subcategory=farmhouse&maxPrice=30000&sort=price-desc&tag=brick',
  )
  await count(page, '3 designs')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Villa 30',
    'Villa 20',
    'Villa 10',
  ])

  await page.reload()
  await hydrate(page)
  await expect(filters(page).getByLabel('Brick 3')).toBeChecked()
  await expect(filters(page).getByLabel('To ₹')).toHaveValue('30000')
  await page.getByRole('link', { name: 'Remove filter: Architecture' }).click()
  await expect(page).toHaveURL('/gallery?search=villa&maxPrice=30000&sort=price-desc&tag=brick')
  await expect(page.getByRole('link', { name: 'Remove filter: To ₹30,000' })).toBeFocused()
  await stepBack(page)
  await expect(filters(page).getByLabel('Farmhouse')).toBeChecked()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(filters(page).getByLabel('Search')).toHaveValue('')
  await count(page, '61 designs')
  await expect(page.getByRole('status').filter({ hasText: '61 designs' })).toBeFocused()
})

test('on paper a list is its designs, without what narrows it or is pressed, and no form stands empty', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 688, height: 1000 })
  for (const path of ['/', '/gallery', '/category/architecture', '/contact']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of ['searchbox', 'combobox', 'button', 'navigation', 'form'] as const)
      await expect(main.getByRole(part)).toHaveCount(0)
  }
  await page.goto('/gallery')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText('Load more')).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.setViewportSize(desk)
})

test('a search of one word without end fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/gallery?search=', '/find?q=']) {
    await page.goto(path + 'wohnungsbau'.repeat(12))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await page.setViewportSize(desk)
})

test('a category may be named by its slug or by its name, and an unknown one has no designs', async ({
  page,
}) => {
  for (const category of ['interior', 'Interior', 'INTERIOR']) {
    await page.goto(`/gallery?category=${category}`)
    await count(page, '1 design')
    await expect(filters(page).getByLabel('Interior 1')).toBeChecked()
  }
  await page.goto('/gallery?category=nowhere')
  await expect(page.getByRole('heading', { name: 'No designs found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click()
  await count(page, '61 designs')
})

test('an address that says nonsense is read as far as it makes sense', async ({ page }) => {
  const response = await page.goto('/gallery?page=x&minPrice=cheap&sort=best&tag=&category=&search=%00')
  expect(response?.status()).toBe(200)
  expect((await page.goto('/gallery?page=9&sort=price-asc'))?.status()).toBe(404)
  await expect(page.getByText('The list ends before this page.')).toBeVisible()
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page).toHaveURL('/gallery?sort=price-asc')
  await expect(cards(page)).not.toHaveCount(0)
})

test('more is loaded below, and Back returns to the same design in the same place', async ({ page }) => {
  await openAwake(page, '/gallery?sort=price-asc')
  await expect(cards(page)).toHaveCount(24)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(48)
  await expect(page.getByText('1 to 48 of 61')).toBeVisible()
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused()
  const chosen = cards(page).nth(40)
  await chosen.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await chosen.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villa 41')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(cards(page)).toHaveCount(48)
  await expect(cards(page).nth(40)).toBeInViewport()
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(5)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(61)
  await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0)
})

test('a list that was lengthened is as long after a reload, and where a page was left by the browser itself', async ({
  page,
}) => {
  await openAwake(page, '/category/architecture?sort=price-asc')
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(48)
  await page.reload()
  await expect(cards(page)).toHaveCount(48)
  await expect(page.getByText('1 to 48 of 60')).toBeVisible()
  await hydrate(page)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(60)
  await expect(page.getByText('1 to 60 of 60')).toBeVisible()

  await cards(page).nth(55).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villa 56')
  await page.reload()
  await stepBack(page)
  await expect(cards(page)).toHaveCount(60)
  await expect(cards(page).nth(55)).toBeInViewport()

  await page.goto('/gallery?page=2&until=3&sort=price-asc')
  await expect(cards(page)).toHaveCount(37)
  await expect(page.getByText('25 to 61 of 61')).toBeVisible()
  for (const [until, shown] of [
    [1e9, 61],
    ['x', 24],
    [-1, 24],
  ]) {
    await page.goto(`/gallery?until=${until}`)
    await expect(cards(page)).toHaveCount(Number(shown))
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery$/)
})

test('a list that is lengthened after designs came and went has all that there are, and counts them anew', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const some = await api.read('/api/designs?categorySlug=architecture&sort=price-asc&limit=4')
  const show = (status: string, designs: { _id: string }[] = some) =>
    Promise.all(designs.map(({ _id }) => api.put(`/api/designs/${_id}`, { status })))
  const numbers = async () =>
    (await cards(page).getByRole('heading').allTextContents()).map((title) => Number(title.slice(6)))
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
  try {
    await openAwake(page, '/gallery?category=architecture&sort=price-asc')
    await count(page, '60 designs')
    await show('hidden')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page.getByText('1 to 48 of 56')).toBeVisible()
    await count(page, '56 designs')
    expect(await numbers()).toEqual(from(5, 52))
    await show('published')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page.getByText('1 to 60 of 60')).toBeVisible()
    expect(await numbers()).toEqual(from(1, 60))
    await expect(page).toHaveURL('/gallery?category=architecture&sort=price-asc&until=3')

    await openAwake(page, '/gallery?category=architecture&sort=price-asc&maxPrice=26000')
    await count(page, '26 designs')
    await show('hidden', some.slice(0, 3))
    await page.getByRole('link', { name: 'Load more' }).click()
    await count(page, '23 designs')
    expect(await numbers()).toEqual(from(4, 26))
  } finally {
    await show('published')
  }
})

test('a list that cannot be lengthened says so and can be tried again', async ({ page }) => {
  await openAwake(page, '/gallery')
  await page.route('**/api/designs?**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now' } }),
  )
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page.getByRole('alert')).toHaveText('Error: Not now')
  await page.unroute('**/api/designs?**')
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(48)
})

test('without a connection the list stays, and what was chosen is found once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/gallery')
  await hydrate(page)
  const cards = page.getByRole('article')
  const before = await cards.count()
  await context.setOffline(true)
  await page.getByRole('radio', { name: /^Interior/ }).click()
  await expect(page.getByText('There is no connection')).toBeVisible()
  await expect(cards).toHaveCount(before)
  await expect(page).toHaveURL('/gallery')
  const search = page.getByRole('searchbox', { name: 'Search' }).filter({ visible: true })
  for (const words of ['bungalow', 'villa']) {
    await search.fill(words)
    await search.press('Enter')
  }
  const most = page.getByLabel('To ₹').filter({ visible: true })
  for (const price of ['5000', '']) {
    await most.fill(price)
    await most.press('Enter')
  }
  await context.setOffline(false)
  await expect(page).toHaveURL('/gallery?search=villa&category=interior')
  await expect(page.getByRole('radio', { name: /^Interior/ })).toBeChecked()
})

test('a price that is no number is said to be none beside its field, and the list stays', async ({
  page,
}) => {
  await page.goto('/gallery?minPrice=1000')
  await hydrate(page)
  const from = page.getByLabel('From ₹').filter({ visible: true })
  const most = page.getByLabel('To ₹').filter({ visible: true })
  await most.fill('cheap')
  await most.press('Enter')
  await expect(most).toHaveAccessibleDescription('Say it as a number, such as 1500')
  await from.fill('dear')
  await from.press('Enter')
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL('/gallery?minPrice=1000')
  await most.fill('2 lakh')
  await from.fill('')
  await from.press('Enter')
  await expect(page).toHaveURL('/gallery?maxPrice=200000')
  await expect(most).toHaveAccessibleDescription('')
  await expect(from).toHaveAccessibleDescription('')
})

test('all that is typed in a field is one step, which Back takes away while the field has the focus, and leaving it sends nothing again', async ({
  page,
}) => {
  await openAwake(page, '/gallery')
  await filters(page).getByLabel('Brick 6').check()
  const from = filters(page).getByLabel('From ₹')
  await from.pressSequentially('15')
  await expect(page).toHaveURL('/gallery?minPrice=15&tag=brick')
  await from.pressSequentially('000')
  await expect(page).toHaveURL('/gallery?minPrice=15000&tag=brick')
  await stepBack(page)
  await expect(page).toHaveURL('/gallery?tag=brick')
  await expect(from).toHaveValue('')
  await expect(from).toBeFocused()
  await filters(page).getByLabel('Modern 6').check()
  await expect(page).toHaveURL('/gallery?tag=brick&tag=modern')
  await count(page, '6 designs')
  await stepBack(page)
  await stepBack(page)
  await expect(page).toHaveURL('/gallery')
})

test('what is wrong in a field stays with another choice, and goes where filters are taken away', async ({
  page,
}) => {
  await openAwake(page, '/gallery?search=villa')
  const from = filters(page).getByLabel('From ₹')
  const say = async () => {
    await from.fill('dear')
    await from.press('Enter')
    await expect(from).toHaveAttribute('aria-invalid', 'true')
  }
  const expectGone = async () => {
    await expect(from).toHaveValue('')
    await expect(from).toHaveAccessibleDescription('')
  }
  await say()
  await filters(page).getByLabel('Brick 6').check()
  await expect(page).toHaveURL('/gallery?search=villa&tag=brick')
  await count(page, '6 designs')
  await expect(from).toHaveValue('dear')
  await page.getByRole('link', { name: 'Remove filter: Brick' }).click()
  await expectGone()
  await say()
  await stepBack(page)
  await expectGone()
  await say()
  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await expectGone()
})

test('a search of signs alone is among what narrows the list, and can be taken away', async ({ page }) => {
  for (const signs of ['%', '🏠']) {
    await openAwake(page, `/gallery?search=${encodeURIComponent(signs)}`)
    await page.setViewportSize(phone)
    await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible()
    await page.setViewportSize(desk)
    await page.getByRole('link', { name: `Remove filter: “${signs}”` }).click()
    await expect(page).toHaveURL('/gallery')
  }
})

test('the later of two choices builds on the earlier one, which has not come yet, whichever way each is made', async ({
  page,
}) => {
  const sort = () => page.getByLabel('Sort by').selectOption('Price, low to high')
  const press = (name: string) => page.getByRole('link', { name }).first().click()
  const choices: [from: string, act: () => Promise<unknown>, to: string][] = [
    [
      '/gallery?search=villa&minPrice=5&tag=brick&tag=modern',
      async () => {
        await press('Remove filter: From ₹5')
        await press('Remove filter: Brick')
        // Not waited for what is drawn meanwhile: both are pressed in one go.
        await page.getByRole('list', { name: 'Applied filters' }).evaluate((list) => {
          for (const link of [...list.querySelectorAll('a')].slice(0, 2)) link.click()
        })
        await sort()
      },
      '/gallery?sort=price-asc',
    ],
    [
      '/gallery?category=architecture&minPrice=5',
      async () => {
        await press('Clear filters')
        await filters(page).getByLabel('Modern').check()
      },
      '/gallery?tag=modern',
    ],
    [
      '/category/architecture?tag=brick',
      async () => {
        await press('Farmhouse')
        await sort()
      },
      '/category/architecture/farmhouse?sort=price-asc',
    ],
  ]
  for (const [from, act, to] of choices) {
    await openAwake(page, from)
    const letCome = await holdBack(page, '**/api/designs?**')
    await act()
    letCome()
    await expect(page).toHaveURL(to)
    await expect(page.locator('html:not([data-navigating])')).toHaveCount(1)
    await expect(page).toHaveURL(to)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('a choice after a step Back builds on what that leads to, and none on one that was left', async ({
  page,
}) => {
  await openAwake(page, '/gallery?tag=brick')
  await filters(page).getByLabel('Modern').check()
  await expect(page).toHaveURL('/gallery?tag=brick&tag=modern')
  const letCome = await holdBack(page, '**/api/designs?**')
  await page.getByRole('link', { name: 'Remove filter: Brick' }).click()
  await stepBack(page)
  await expect(page).toHaveURL('/gallery?tag=brick')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  letCome()
  await expect(page).toHaveURL('/gallery?sort=price-asc&tag=brick')
})

test('a category page has the same filters, beside its tabs', async ({ page }) => {
  await openAwake(page, '/category/architecture?tag=brick')
  await count(page, '6 designs')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page).toHaveURL('/category/architecture?sort=price-asc&tag=brick')
  await expect(cards(page).first().getByRole('heading')).toHaveText('Villa 10')
  await expect(page.getByRole('navigation', { name: 'Subcategories' })).toBeVisible()
})

test('the area narrows and orders a list, and the sidebar leaves its rings and its length to be seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 585 })
  await openAwake(page, '/gallery')
  await filters(page).getByLabel('To sq ft').fill('2,000')
  await expect(page).toHaveURL('/gallery?maxArea=2000')
  await count(page, '0 designs')
  await page.getByRole('link', { name: 'Remove filter: To 2,000 sq ft' }).click()
  await expect(page).toHaveURL('/gallery')
  await page.getByLabel('Sort by').selectOption('Area, small to large')
  await expect(page).toHaveURL('/gallery?sort=area-asc')

  const rooms = await filters(page).evaluate((aside) => {
    const scroller = [aside, ...aside.querySelectorAll('*')].find(
      (element) => getComputedStyle(element).overflowY === 'auto',
    )
    const field = aside.querySelector('input')?.getBoundingClientRect()
    const frame = scroller?.getBoundingClientRect()
    if (!scroller || !field || !frame) return null
    return {
      left: field.left - frame.left,
      right: frame.right - field.right,
      bar: Number.parseFloat(getComputedStyle(scroller, '::-webkit-scrollbar').width),
      isLonger: scroller.scrollHeight > scroller.clientHeight,
    }
  })
  const ring = 5
  expect(rooms?.left).toBeGreaterThanOrEqual(ring)
  expect(rooms?.right).toBeGreaterThanOrEqual(ring)
  expect(rooms?.isLonger).toBe(true)
  expect(rooms?.bar).toBeGreaterThan(4)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the search stands above the list', async ({ page }) => {
    await openAwake(page, '/gallery')
    await page.getByRole('searchbox', { name: 'Search' }).fill('galley')
    await expect(page).toHaveURL('/gallery?search=galley')
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeInViewport()
  })

  test('the filters are a sheet that says what it finds', async ({ page }) => {
    await openAwake(page, '/gallery')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = filters(page)
    await sheet.getByLabel('Brick 6').check()
    await sheet.getByRole('button', { name: 'Show 6 designs' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/gallery?tag=brick')
    await expect(cards(page)).toHaveCount(6)
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
  })

  test('in the sheet one choice after the other is pressed by its name', async ({ page }) => {
    await openAwake(page, '/gallery')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = filters(page)
    await sheet.getByText('Brick', { exact: true }).click()
    await expect(page).toHaveURL('/gallery?tag=brick')
    await sheet.getByText('Architecture', { exact: true }).click()
    await expect(page).toHaveURL('/gallery?category=architecture&tag=brick')
    await sheet.getByRole('heading', { name: 'Filters' }).click()
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/gallery?category=architecture&tag=brick')
  })

  test('in the sheet the keyboard is seen wherever it goes, in a low window too', async ({ page }) => {
    for (const height of [phone.height, 390]) {
      await page.setViewportSize({ ...phone, height })
      await openAwake(page, '/gallery')
      await page.getByRole('button', { name: /^Filters/ }).click()
      const show = filters(page).getByRole('button', { name: /^Show/ })
      await show.focus()
      expect(await hiddenFromKeyboard(page, 'Shift+Tab', 8)).toEqual([])
      expect(await hiddenFromKeyboard(page, 'Tab', 8)).toEqual([])
      await expect(show).toBeFocused()
    }
  })

  test('where the page is loaded anew with the sheet open, one step Back leaves it', async ({ page }) => {
    await page.goto('/about')
    await openAwake(page, '/gallery')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.waitForFunction(() => history.state?.overlays)
    await page.reload()
    await untilAtPage(page)
    await expect(page).toHaveURL('/gallery')
    await stepBack(page)
    await expect(page).toHaveURL('/about')
  })

  test('Back closes the sheet and leaves the list as it was; after Show, Back takes the choices back', async ({
    page,
  }) => {
    await openAwake(page, '/gallery?category=architecture')
    const sheet = filters(page)
    const open = page.getByRole('button', { name: /^Filters/ })
    await open.click()
    await expect(sheet).toBeVisible()
    await stepBackFromOverlay(page)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/gallery?category=architecture')

    await open.click()
    await sheet.getByLabel('Brick 6').check()
    await sheet.getByLabel('Farmhouse 6').check()
    await expect(sheet.getByRole('button', { name: 'Show 6 designs' })).toBeVisible()
    await expect(sheet.getByLabel('Villa 0')).toBeDisabled()
    await stepBack(page)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/gallery?category=architecture')
    await count(page, '60 designs')

    await open.click()
    await sheet.getByLabel('Brick 6').check()
    await sheet.getByRole('button', { name: 'Show 6 designs' }).click()
    await expect(page).toHaveURL('/gallery?category=architecture&tag=brick')
    await stepBack(page)
    await expect(page).toHaveURL('/gallery?category=architecture')
    await count(page, '60 designs')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form and the pages are links', async ({ page }) => {
    await page.goto('/gallery')
    await filters(page).getByLabel('Search').fill('villa')
    await filters(page).getByLabel('Modern 61').check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/search=villa/)
    await count(page, '60 designs')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL('/gallery?search=villa&tag=modern&page=2')
    await expect(page.getByText('25 to 48 of 60')).toBeVisible()
    await page.getByRole('link', { name: 'Page 3' }).click()
    await expect(cards(page)).toHaveCount(12)
    await page.getByRole('link', { name: 'Remove filter: Modern' }).click()
    await expect(page).toHaveURL('/gallery?search=villa')
  })

  test('on a phone the filters are opened by the browser', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/gallery')
    // The button that sorts without code takes no room from what it sorts by.
    const sort = await page.getByRole('combobox', { name: 'Sort by' }).boundingBox()
    expect(sort?.width).toBeGreaterThanOrEqual(144)
    await expect(filters(page)).toBeHidden()
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(filters(page)).toBeVisible()
    await page.goto('/gallery?category=architecture')
    await page.getByRole('searchbox', { name: 'Search' }).first().fill('villa 30')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/gallery?search=villa+30&category=architecture')
    await expect(cards(page)).toHaveCount(1)
  })
})

const states = [
  '/gallery',
  '/gallery?category=architecture&tag=brick&tag=modern&minPrice=1000',
  '/gallery?search=none',
]

test('no state has a serious accessibility finding at 390 or 1440 px, nor scrolls sideways at 320 px', async ({
  page,
}) => {
  for (const path of [...states, '/category/architecture?tag=brick&search=villa']) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider, path).toBeLessThanOrEqual(0)
    if (!states.includes(path)) continue
    await page.waitForLoadState('networkidle')
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
    }
    if (path !== states[1]) continue
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(filters(page)).toBeVisible()
    await expectAccessible(page)
  }
})

test('an order that is chosen before the page’s code has come is not lost', async ({ page }) => {
  const letCodeCome = await holdBack(page, '**/assets/*.js')
  await page.goto('/category/architecture?tag=brick', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  letCodeCome()
  await expect(page).toHaveURL('/category/architecture?sort=price-asc&tag=brick')
  await expect(cards(page).first().getByRole('heading')).toHaveText('Villa 10')
})

test('filters that are chosen before the page’s code has come are not lost', async ({ page }) => {
  const letCodeCome = await holdBack(page, '**/assets/*.js')
  await page.goto('/gallery?category=interior', { waitUntil: 'commit' })
  await filters(page).getByLabel('Search').fill('villa')
  await filters(page).getByLabel('Architecture 60').check()
  await filters(page).getByLabel('Modern 1').check()
  letCodeCome()
  await expect(page).toHaveURL('/gallery?search=villa&category=architecture&tag=modern')
  await count(page, '60 designs')
  await expect(filters(page).getByLabel('Modern 60')).toBeChecked()
})
