import type { Locator } from '@playwright/test'
import { readQr } from '../read-qr.ts'
import { contact, signedInApi } from './api.ts'
import { hydrate } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const long = { length: 30 }

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  await api.put('/api/settings', contact)
  const [category] = await api.read('/api/categories')
  await api.post('/api/designs', {
    title: 'Courtyard house',
    category: category._id,
    subcategory: 'Villa',
    description: 'Around a court. '.repeat(60),
    detailedDescription: 'Stone and shade. '.repeat(500),
    basePrice: 300000,
    discountPrice: 240000,
    area: 1450,
    house: { plot: { width: 30, depth: 40, unit: 'ft' }, bedrooms: 3 },
    dimensions: { width: 12, height: 7, depth: 18, unit: 'm' },
    features: Array.from(long, (_, index) => `A feature of some length, number ${index}`),
    materials: Array.from(long, (_, index) => `Laterite of the ${index}th kind`),
    colors: ['white', 'teak'],
    images: [{ fileId: await api.picture(900, 1500) }],
  })
})

test('the mark of a material stands in one line, however long its name', async ({ page }) => {
  await page.goto('/designs/ARC-1001')
  const heights = await page
    .getByRole('main')
    .getByText(/^M\d+$/)
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().height))
  expect(heights).toHaveLength(long.length)
  expect(Math.max(...heights)).toBeLessThan(24)
})

test('a very long text shows its beginning, and the rest at a press, by pointer or key', async ({ page }) => {
  await page.goto('/designs/ARC-1001')
  const text = page.getByRole('main').getByText(/^Stone and shade/)
  const shown = () => text.evaluate((text) => text.parentElement?.clientHeight ?? 0)
  const whole = await text.evaluate((text) => text.clientHeight)
  expect(await shown()).toBeLessThan(whole / 3)
  await page.getByText('Read more').click()
  expect(await shown()).toBe(whole)
  await page.getByRole('checkbox', { name: 'Read less' }).press('Space')
  expect(await shown()).toBeLessThan(whole / 3)
  await expect(page.getByRole('checkbox', { name: 'Read more' })).not.toBeChecked()
})

test('the trail leads back through subcategory and category', async ({ page }) => {
  await page.goto('/designs/ARC-1001')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(trail).toHaveText(['Home', 'Architecture', 'Villa'])
  await trail.last().click()
  await expect(page).toHaveURL('/category/architecture/villa')
})

test('a design is shared by link and by chat', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/designs/ARC-1001')
  await hydrate(page)
  const address = `${product.url}/designs/ARC-1001`
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const chat = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(
    `Courtyard house, ARC-1001, ₹2,40,000\n${address}`,
  )
})

test('the device’s own sharing is offered where there is one', async ({ page, product }) => {
  await page.addInitScript(() => {
    const share = async (what: ShareData) => document.body.setAttribute('data-shared', what.url ?? '')
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await page.goto('/designs/ARC-1001')
  await hydrate(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${product.url}/designs/ARC-1001`)
})

test('in a low window all of the title block comes into view, and stays clear of what floats', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 625 })
  await page.goto('/designs/ARC-1001')
  await page.mouse.wheel(0, 700)
  const last = page.getByRole('button', { name: 'Copy link' })
  await expect(last).toBeInViewport({ ratio: 1 })
  const topOf = async (button: Locator) => (await button.boundingBox())?.y ?? 0
  const room = async () =>
    (await topOf(page.getByRole('button', { name: 'Scroll to top' }))) -
    (await last.evaluate((element) => element.getBoundingClientRect().bottom))
  // What the wheel has begun may still be under way.
  await expect.poll(room).toBeGreaterThan(0)
})

test('where the system sets the colours, swatches keep theirs, and what is chosen has the system’s for it', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
  await page.goto('/designs/S-ARC-01')
  const laterite = page.getByRole('main').getByText('Laterite', { exact: true }).locator('..')
  expect(await laterite.locator('span span').first().evaluate(groundOf)).toBe('rgb(168, 66, 42)')
  await page.goto('/category/architecture')
  const [here, elsewhere] = await page
    .getByRole('banner')
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor))
  expect(here).not.toBe(elsewhere)
  const tray = page.locator('.tray svg')
  expect(await tray.evaluate((mark) => getComputedStyle(mark).fill)).not.toBe('rgb(168, 66, 42)')
  await page.emulateMedia({ forcedColors: null })
})

test('it prints as one sheet of A4, however much is written of it', async ({ page }) => {
  await page.goto('/designs/ARC-1001')
  await page.waitForLoadState('networkidle')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('form')).toBeHidden()
  await expect(page.locator('img[src$="qr.svg"]')).toBeVisible()
})

test('it prints all that is written of it', async ({ page }) => {
  const widthOfPaper = 688
  await page.setViewportSize({ width: widthOfPaper, height: 1000 })
  await page.goto('/designs/ARC-1001')
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-sheet]')
  await expect(sheet).toContainText('Plot 30 × 40 ft (1,200 sq ft, 133.33 gaj), Bedrooms 3', {
    useInnerText: true,
  })
  for (const last of ['Around a court.', 'number 29', 'the 29th kind', 'teak']) {
    const text = sheet.getByText(last).last()
    expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  }
  await page.emulateMedia({ media: null })
})

test('the code on the sheet is the design’s address', async ({ product }) => {
  const response = await fetch(`${product.url}/designs/arc-1001/qr.svg`)
  expect(await readQr(await response.text())).toBe(`${product.url}/designs/ARC-1001`)
  expect((await fetch(`${product.url}/designs/NONE-1/qr.svg`)).status).toBe(404)
})
