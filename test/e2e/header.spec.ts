import type { Page } from '@playwright/test'
import { phone } from './accessible.ts'
import { signedInApi } from './api.ts'
import { hydrate, stepBack, stepBackFromOverlay } from './journeys.ts'
import { fillOddContent, type OddContent } from './odd-content.ts'
import { expect, test } from './product.ts'

let odd: OddContent

test.beforeAll(async ({ productOf }, { file }) => {
  const { url } = await productOf(file)
  odd = await fillOddContent(url)
})

const tablet = { width: 1024, height: 768 }
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories', exact: true })
const more = (page: Page) => categories(page).locator('summary')

test('the example in the search field is as easy to read as any text', async ({ page }) => {
  await page.goto('/about')
  const contrast = await page
    .getByRole('banner')
    .getByRole('combobox', { name: 'Find a design' })
    .first()
    .evaluate((field) => {
      const paper = getComputedStyle(document.documentElement).backgroundColor
      const context = document.createElement('canvas').getContext('2d')
      /** How light the last of these colours is, each laid over the ones before. */
      const lightOf = (...colours: string[]) => {
        for (const colour of colours) {
          if (context) context.fillStyle = colour
          context?.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = [...(context?.getImageData(0, 0, 1, 1).data ?? [])].map(
          (part) => (part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92),
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const example = getComputedStyle(field, '::placeholder').color
      return (lightOf(paper) + 0.05) / (lightOf(paper, example) + 0.05)
    })
  expect(contrast).toBeGreaterThanOrEqual(4.5)
})

test('what does not fit stands under More, every category once, and works by keyboard', async ({ page }) => {
  await page.setViewportSize(tablet)
  await page.goto('/about')
  await hydrate(page)
  const links = categories(page).getByRole('link')
  const before = await links.count()
  expect(before).toBeGreaterThan(1)
  expect(before).toBeLessThan(odd.categories.length)

  await more(page).press('Enter')
  await expect(links).toHaveCount(odd.categories.length)
  await page.keyboard.press('Tab')
  await expect(links.nth(before)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(links).toHaveCount(before)
  await expect(more(page)).toBeFocused()

  await more(page).press('Enter')
  await links.last().press('Enter')
  await expect(page).toHaveURL(odd.categories.at(-1)?.path ?? '')
  await expect(links).toHaveCount(before)
})

test('it stays within a phone’s window with letters of twice the size', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  const beyond = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.documentElement.scrollWidth - window.innerWidth
  })
  expect(beyond).toBe(0)
})

test('with letters of twice the size a phone has the firm’s name and how many designs there are in one line each', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const firm = page.getByRole('banner').getByRole('link').first().locator('span')
  const count = page
    .getByRole('region', { name: 'Categories' })
    .getByText(/^\d+ designs?$/)
    .first()
  for (const text of [firm, count]) {
    const [lines, width] = await text.evaluate((element) => [
      Math.round(element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight)),
      element.getBoundingClientRect().width,
    ])
    expect(lines).toBe(1)
    expect(width).toBeGreaterThan(90)
  }
})

test('on a phone the way to ask is as high as a finger needs', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  const enquire = page.getByRole('banner').getByRole('button', { name: 'Enquire' })
  expect((await enquire.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(65)
})

test('Back closes what is open in the header, and leaves the page only then', async ({ page }) => {
  for (const [size, summary] of [
    [phone, page.locator('header summary').filter({ hasText: 'Menu' })],
    [tablet, more(page)],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto('/about')
    await page.goto('/services')
    await hydrate(page)
    await summary.click()
    const open = page.locator('header details[open]')
    await expect(open).toHaveCount(1)
    await stepBackFromOverlay(page)
    await expect(open).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/services')
    await stepBack(page)
    await expect(page).toHaveURL('/about')
  }
})

test('what is opened while the step back out of what was closed is under way stays open', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  await page.goto('/services')
  await hydrate(page)
  const menu = page.locator('header summary').filter({ hasText: 'Menu' })
  const open = page.locator('header details[open]')
  const isOverlay = () => page.evaluate(() => history.state?.overlays === 1)
  await menu.click()
  await expect.poll(isOverlay).toBe(true)
  await page.evaluate(() => {
    const go = history.go.bind(history)
    const push = history.pushState.bind(history)
    history.go = (steps) => {
      history.go = go
      document.querySelector('header details')?.setAttribute('open', '')
      history.pushState = (...entry) => {
        push(...entry)
        document.title = 'entered anew'
      }
      setTimeout(() => go(steps), 200)
    }
  })
  await menu.press('Escape')
  await expect(page).toHaveTitle('entered anew')
  await expect(open).toHaveCount(1)
  await stepBackFromOverlay(page)
  await expect(open).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/services')
})

test('from a page that was reached by the menu, Back leads where the menu was opened', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  await hydrate(page)
  await page.locator('header summary').filter({ hasText: 'Menu' }).click()
  await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await stepBack(page)
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await expect(page.locator('header details[open]')).toHaveCount(0)
})

test('the administrator says which categories stand in the menu, and in which order', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const [first, , third] = odd.categories
  await api.put('/api/categories/order', { ids: [third?._id] })
  await api.put(`/api/categories/${first?._id}`, { inMenu: false })
  await page.goto('/about')
  await expect(categories(page).getByRole('link').first()).toHaveText(third?.name ?? '')
  await expect(categories(page).getByRole('link', { name: first?.name })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: first?.name })).toBeVisible()
})

test('an empty category that hides is nowhere on the site, and its page is not found', async ({
  page,
  product,
}) => {
  const empty = odd.categories.at(-1)
  const api = await signedInApi(product.url)
  await api.put(`/api/categories/${empty?._id}`, { hideWhenEmpty: true })
  await page.goto('/')
  await expect(page.getByRole('link', { name: empty?.name, includeHidden: true })).toHaveCount(0)
  await page.goto('/gallery')
  await expect(page.getByText(empty?.name ?? '')).toHaveCount(0)
  const response = await page.goto(empty?.path ?? '')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('navigation', { name: 'Subcategories' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: tablet })

  test('More opens all the same', async ({ page }) => {
    await page.goto('/about')
    const last = odd.categories.at(-2)
    await expect(categories(page).getByRole('link', { name: last?.name })).toBeHidden()
    await more(page).click()
    await categories(page).getByRole('link', { name: last?.name }).click()
    await expect(page).toHaveURL(last?.path ?? '')
  })
})
