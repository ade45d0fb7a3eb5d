import { signedInApi } from './api.ts'
import { expectLaidOut } from './laid-out.ts'
import { fillOddContent, type OddContent } from './odd-content.ts'
import { expect, test } from './product.ts'

let odd: OddContent

test.beforeAll(async ({ productOf }, { file }) => {
  odd = await fillOddContent((await productOf(file)).url)
})

for (const name of ['short', 'long', 'word', 'pictures', 'bare', 'plot', 'brim'] as const)
  test(`on the page of the design "${name}" nothing is too wide or over anything else`, async ({ page }) => {
    test.slow()
    await expectLaidOut(page, odd.designs[name].path)
  })

test('nor in the gallery, nor on a category’s page, full, in Devanagari or empty', async ({ page }) => {
  test.setTimeout(600_000)
  const categories = [odd.categories[0], odd.categories[5], odd.categories[11]]
  for (const path of ['/gallery', ...categories.flatMap((category) => category?.path ?? [])])
    await expectLaidOut(page, path)
})

for (const viewport of [
  { width: 1366, height: 625 },
  { width: 390, height: 844 },
])
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('the price and the way to enquire are in sight at once, however long the title', async ({
      page,
    }) => {
      for (const { path } of Object.values(odd.designs)) {
        await page.goto(path)
        const enquire = page.getByRole('main').getByRole('link', { name: 'Enquire about this design' })
        await expect(enquire, path).toBeInViewport({ ratio: 1 })
        const price = page.getByRole('main').locator('[data-keep-clear]').first()
        await expect(price, path).toBeInViewport({ ratio: 1 })
      }
    })
  })

test('with letters of twice the size a price of many digits fits a phone, on its page and on its card', async ({
  page,
  product,
}) => {
  const { path, _id } = odd.designs.word
  const api = await signedInApi(product.url)
  await api.put(`/api/designs/${_id}`, { basePrice: 98765432109, discountPrice: 98765432108 })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const at of [path, '/gallery?search=wohnungsbau']) {
    await page.goto(at)
    await expect(page.getByRole('main').getByText('₹98,76,54,32,108').first()).toBeVisible()
    const beyond = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth - window.innerWidth
    })
    expect([at, beyond]).toEqual([at, 0])
  }
  await api.put(`/api/designs/${_id}`, { basePrice: 45000, discountPrice: 45000 })
})

test('a picture that is very high or wide leaves its row of cards level, and stands whole in it', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories')
  const subcategory = category.subcategories[0].name
  for (const [width, height] of [
    [300, 1800],
    [1600, 1200],
    [1800, 300],
  ] as const)
    await api.post('/api/designs', {
      ...{ title: `Level ${width}`, category: category._id, subcategory },
      images: [{ fileId: await api.picture(width, height) }],
    })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/gallery?search=level')
  const pictures = page.getByRole('article').getByRole('img')
  await expect(pictures).toHaveCount(3)
  const heights = await pictures.evaluateAll((images) =>
    images.map((image) => [image.getBoundingClientRect().height, getComputedStyle(image).objectFit] as const),
  )
  for (const [height, fit] of heights) {
    expect(height).toBeCloseTo(heights[0]?.[0] ?? 0, 0)
    expect(fit).toBe('contain')
  }
})

test('cards beside each other end with a rule on one line, whatever they say', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/gallery')
  const titles = page.getByRole('article').getByRole('heading')
  await expect(titles.nth(3)).toBeVisible()
  const ends = await titles.evaluateAll((all) => {
    const rows: Record<number, Set<number>> = {}
    for (const title of all) {
      const block = title.closest('article a > div') as HTMLElement
      const { top, bottom } = block.getBoundingClientRect()
      const isRuled = Number.parseFloat(getComputedStyle(block).borderBottomWidth) > 0
      const row = Math.round(top + window.scrollY)
      rows[row] ??= new Set()
      rows[row].add(isRuled ? Math.round(bottom + window.scrollY) : -1)
    }
    return Object.values(rows).map((each) => [...each])
  })
  expect(ends.length).toBeGreaterThan(1)
  expect(ends.filter((each) => each.length > 1 || each.includes(-1))).toEqual([])
})

test('a price of 0 is none, on the page, on its card and for search engines', async ({ page }) => {
  const { path, title } = odd.designs.free
  await page.goto(path)
  await expect(page.getByRole('main').getByText('Contact for pricing').first()).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).not.toContain('Offer')
  await page.goto('/gallery?search=given')
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('Contact for pricing')
  await expect(page.getByText('₹0', { exact: true })).toHaveCount(0)
  await page.goto('/gallery?search=given&minPrice=0')
  await expect(page.getByRole('heading', { name: 'No designs found' })).toBeVisible()
})

test('equal prices are one price', async ({ page }) => {
  await page.goto(odd.designs.word.path)
  const main = page.getByRole('main')
  await expect(main.locator('[data-keep-clear]').first()).toHaveText('₹45,000')
  await expect(main.locator('[data-keep-clear]').first().locator('del')).toHaveCount(0)
  await page.goto('/gallery?search=wohnungsbau')
  await expect(page.getByRole('article').locator('[data-keep-clear]')).toHaveText('₹45,000')
})

test('of a design about which nothing is said no empty frame is drawn', async ({ page }) => {
  await page.goto(odd.designs.bare.path)
  const frames = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('div, section, dl, ul')]
      .filter((element) => element.checkVisibility() && !element.querySelector('img, input, svg, span'))
      .filter((element) => element.textContent?.trim() === '')
      .filter((element) => parseFloat(getComputedStyle(element).borderTopWidth) > 0)
      .map((element) => element.className),
  )
  expect(frames).toEqual([])
})

test('a design’s measures stand in its schedule and nowhere beside its pictures', async ({ page }) => {
  await page.goto(odd.designs.plot.path)
  await expect(page.getByText('40 ft', { exact: true })).toHaveCount(1)
  await expect(page.getByText('33 ft', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('definition').getByText('40 ft', { exact: true })).toBeVisible()
})
