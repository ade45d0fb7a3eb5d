import type { Locator } from '@playwright/test'
import { phone } from './accessible.ts'
import { contact, signedInApi } from './api.ts'
import { hydrate } from './journeys.ts'
import { fillOddContent, type OddContent } from './odd-content.ts'
import { expect, test } from './product.ts'

let odd: OddContent

test.beforeAll(async ({ productOf }, { file }) => {
  const { url } = await productOf(file)
  odd = await fillOddContent(url)
})

const lowWindows = [
  { width: 1280, height: 585 },
  { width: 1366, height: 625 },
  { width: 1536, height: 730 },
  { width: 1920, height: 800 },
]

test('a banner’s picture fills its half of the sheet, whatever its proportions', async ({ page }) => {
  for (const size of lowWindows) {
    await page.setViewportSize(size)
    await page.goto('/')
    const sheets = page.getByRole('region', { name: 'Highlights' }).locator('[class*=snap-start]')
    const gaps = await sheets.evaluateAll((all) =>
      all.map((sheet) => {
        const [whole, picture] = [sheet, sheet.querySelector('img')].map((box) =>
          box?.getBoundingClientRect(),
        )
        if (!whole || !picture) return NaN
        return Math.max(picture.top - whole.top, whole.bottom - picture.bottom, whole.right - picture.right)
      }),
    )
    expect(gaps.length).toBeGreaterThan(4)
    for (const gap of gaps) expect(Math.abs(gap), `at ${size.width} × ${size.height}`).toBeLessThan(1)
  }
})

test('banners of unequal height leave no hole on a phone, and no word of theirs is cut', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const sheets = page.getByRole('region', { name: 'Highlights' }).locator('[class*=snap-start]')
  const holes = await sheets.evaluateAll((all) =>
    all.map((sheet) => {
      const [image, words] = [...sheet.children].toReversed().map((part) => part.getBoundingClientRect())
      const links = [...sheet.querySelectorAll('a')].map((link) => link.getBoundingClientRect().bottom)
      const whole = sheet.getBoundingClientRect()
      return Math.max(
        (image?.top ?? NaN) - whole.top,
        (words?.top ?? NaN) - (image?.bottom ?? NaN),
        whole.bottom - Math.max(...links),
      )
    }),
  )
  expect(holes.length).toBeGreaterThan(4)
  for (const hole of holes) expect(hole).toBeLessThan(48)
  const cut = await sheets.evaluateAll((all) =>
    all.map((sheet) =>
      Math.max(...[...sheet.querySelectorAll('p, a')].map((text) => text.scrollWidth - text.clientWidth)),
    ),
  )
  for (const hidden of cut) expect(hidden).toBeLessThanOrEqual(0)
})

test('the categories make a whole figure, and a count of nothing is not shown', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const figure = page.getByRole('region', { name: 'Categories', exact: true }).getByRole('list')
  for (const hidden of [undefined, ...odd.categories.slice(-2)]) {
    if (hidden) await api.put(`/api/categories/${hidden._id}`, { hideWhenEmpty: true })
    for (const size of [{ width: 768, height: 1024 }, { width: 1440, height: 900 }, phone]) {
      await page.setViewportSize(size)
      await page.goto('/')
      await expect(figure).not.toContainText(/\b0 designs/)
      const bare = await figure.evaluate((list) => {
        const gap = Number.parseFloat(getComputedStyle(list).columnGap)
        const rooms = [...list.children].map((room) => room.getBoundingClientRect())
        const filled = rooms.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0)
        return 1 - filled / ((list.clientWidth + gap) * (list.clientHeight + gap))
      })
      expect(Math.abs(bare)).toBeLessThan(0.002)
    }
  }
})

test('a plan stands whole for its category, and of the names in it none is broken that has the room', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories')
  await api.post('/api/designs', {
    ...{ title: 'Ground floor', category: category._id, subcategory: category.subcategories[0].name },
    images: [{ fileId: await api.picture(600, 900), kind: 'plan' }],
  })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const figure = page.getByRole('region', { name: 'Categories', exact: true })
  const room = figure.getByRole('listitem').filter({ hasText: category.name })
  await expect(room.locator('img')).toHaveCSS('object-fit', 'contain')
  for (const { name } of category.subcategories)
    await expect(room.getByText(name).last()).toHaveCSS('display', 'inline-block')
})

test('without a way to a chat the banner’s buttons end at the page’s margin', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 625 })
  await page.goto('/')
  const rightOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right)
  const next = await rightOf(page.getByRole('button', { name: 'Next', exact: true }))
  expect(next).toBeCloseTo(
    await rightOf(page.getByRole('banner').getByRole('button', { name: 'Enquire' })),
    0,
  )
})

test('the chat lies on none of the banner’s buttons, nor steps aside for them', async ({ page, product }) => {
  await (await signedInApi(product.url)).put('/api/settings', contact)
  for (const size of [...lowWindows, { width: 1024, height: 768 }]) {
    await page.setViewportSize(size)
    await page.goto('/')
    const boxOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().toJSON())
    const chat = await boxOf(page.getByRole('complementary', { name: 'Quick help' }).getByRole('link'))
    const next = await boxOf(page.getByRole('button', { name: 'Next', exact: true }))
    expect(next.right, `${size.width}`).toBeLessThanOrEqual(chat.left)
  }
})

test('home is less than ten screens of a phone, and asking is always at hand', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.mouse.move(4, 4)
  await expect(page.locator('html:not([data-dormant])')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(10)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(page.getByRole('banner').getByRole('button', { name: 'Enquire' })).toBeInViewport()
})

test('in a phone’s strip a card shows two lines of its title and one of its notes, and says all of it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.mouse.move(4, 4)
  await expect(page.locator('html:not([data-dormant])')).toHaveCount(1)
  const cards = page.getByRole('main').getByRole('article')
  const titles = await cards.locator('h3').evaluateAll((all) =>
    all.map((title) => ({
      lines: title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight),
      isCut: title.scrollHeight > title.clientHeight + 4,
    })),
  )
  expect(Math.max(...titles.map(({ lines }) => lines))).toBeLessThan(2.1)
  expect(titles.some(({ isCut }) => isCut)).toBe(true)
  await expect(page.getByRole('heading', { name: odd.designs.long.title }).first()).toBeAttached()
  const notes = await cards
    .locator('p.annotation')
    .evaluateAll((all) => all.map((note) => Math.round(note.clientHeight)))
  expect(new Set(notes).size).toBe(1)
})

test('whoever wants no motion is moved at once: to the top, to the next banner, along a row', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrate(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true })

  const turned = await press('Next').evaluate((button: HTMLElement) => {
    const strip = button.closest('section')?.firstElementChild
    button.click()
    return (strip?.scrollLeft ?? 0) / (strip?.clientWidth ?? 1)
  })
  expect(turned).toBe(1)
  const moved = await press('Scroll Trending on').evaluate((button: HTMLElement) => {
    button.click()
    return button.closest('section')?.querySelector('ul')?.scrollLeft
  })
  expect(moved).toBeGreaterThan(100)
  await page.evaluate(() => scrollTo(0, 2000))
  const left = await press('Scroll to top').evaluate((button: HTMLElement) => {
    button.click()
    return window.scrollY
  })
  expect(left).toBe(0)
})

test('banners that are pressed for while the strip still slides are all gone by', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await hydrate(page)
  const highlights = page.getByRole('region', { name: 'Highlights' })
  const press = (name: string) =>
    highlights.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => {
      for (let times = 0; times < 3; times++) button.click()
    })
  await press('Next')
  await expect(highlights.getByText(/^Sheet 04/)).toBeVisible()
  await press('Previous')
  await expect(highlights.getByText(/^Sheet 01/)).toBeVisible()
})

test('what a client says is whole on paper, though the screen shows its beginning', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const content = `${'The court is cool at noon. '.repeat(30)}We would build it again.`
  await api.post('/api/testimonials', { clientName: 'Household by the lake', content })
  await page.goto('/')
  const said = page.getByRole('listitem').filter({ hasText: 'Household by the lake' })
  await expect(said.getByText('Read on')).toBeVisible()
  await expect(said.getByText('We would build it again.')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(said.getByText('Read on')).toBeHidden()
  await expect(said.getByText('We would build it again.')).toBeVisible()
  await page.emulateMedia({ media: null })
})

test('a high picture leaves no hole beside it, in what clients say and in a strip of designs', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const picture = async () => ({ fileId: await api.picture(300, 1800) })
  const [category] = await api.read('/api/categories')
  const placed = { category: category._id, subcategory: category.subcategories[0].name }
  for (const title of ['High tower', 'Tower beside it'])
    await api.post('/api/designs', { ...placed, title, trending: true, images: [await picture()] })
  await api.post('/api/testimonials', { clientName: 'High', content: 'Tall.', media: [await picture()] })
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const said = page.getByRole('listitem').filter({ hasText: 'High' }).filter({ hasText: 'Tall.' })
    const shown = await said.getByRole('img').boundingBox()
    expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(1.25, 1)
    await expect(said.getByRole('img')).toHaveCSS('object-fit', 'contain')
    const strip = page.getByRole('region', { name: 'Trending' })
    const sizes = await strip
      .getByRole('img')
      .evaluateAll((images) =>
        images.map((image) => image.getBoundingClientRect()).map(({ width, height }) => width / height),
      )
    expect(sizes.length).toBeGreaterThan(1)
    for (const size of sizes) expect(size).toBeGreaterThan(0.69)
  }
})
