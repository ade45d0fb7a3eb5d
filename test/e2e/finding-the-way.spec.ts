import { complaintsOf, expectSound } from './accessible.ts'
import { bankDetails, contact, signedInApi } from './api.ts'
import { expectReadableInEachColour } from './firm-colours.ts'
import { untilDrawn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const pages = {
  '/about': 'About',
  '/services': 'Services',
  '/pricing': 'Pricing',
  '/contact': 'Contact',
  '/payment': 'Payment',
  '/payment-success': 'Payment Successful',
  '/terms-and-conditions': 'Terms and Conditions',
  '/privacy-policy': 'Privacy Policy',
}

const design = '/designs/ARC-1001'

async function fill(url: string) {
  const api = await signedInApi(url)
  const [category] = await api.read('/api/categories')
  await api.post('/api/designs', {
    title: 'Courtyard house',
    category: category._id,
    subcategory: 'Villa',
    description: 'Around a court.',
    basePrice: 240000,
    features: ['Court'],
    images: [{ fileId: await api.picture(900, 600) }],
  })
  await api.post('/api/pricing', { fileId: await api.picture(600, 900), alt: 'Elevations' })
  await api.put('/api/settings', {
    ...contact,
    paymentSettings: { razorpayLink: 'https://pay.example/studio', upiId: 'studio@okaxis', bankDetails },
  })
}

test('each page with everything saved is free of serious findings and errors, fits a phone, can be read in every firm’s colour, and says what it is', async ({
  page,
  product,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  await fill(product.url)
  const descriptions = new Set<string | null>()
  for (const [path, title] of Object.entries({ ...pages, [design]: 'Courtyard house, ARC-1001' })) {
    await expectSound(page, path, () => expectReadableInEachColour(page))
    await expect(page).toHaveTitle(`${title} · ${contact.websiteName}`)
    if (path === '/payment-success') continue
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    descriptions.add(await page.locator('meta[name=description]').getAttribute('content'))
  }
  expect(descriptions.size).toBe(Object.keys(pages).length)
  // Those are looked over with nothing saved; the colours are of what is saved too.
  for (const path of ['/', '/gallery', '/category/architecture', '/nowhere']) {
    await page.goto(path)
    await page.mouse.move(5, 5)
    await expectReadableInEachColour(page)
  }
  expect(complaints).toEqual([])
})

test('with letters of twice the size each page fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const beyond: Record<string, number> = {}
  for (const path of ['/', '/gallery', '/category/architecture', design, ...Object.keys(pages)]) {
    await page.goto(path)
    beyond[path] = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth - window.innerWidth
    })
  }
  expect(beyond).toEqual(Object.fromEntries(Object.keys(beyond).map((path) => [path, 0])))
})

test('the header and the footer lead to every page', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  await expect(links).toHaveText(['Gallery', 'Does it fit?', 'Services', 'Pricing', 'About', 'Contact'])
  for (const name of ['Gallery', 'Contact', 'Payment', 'Terms and Conditions', 'Privacy Policy'])
    await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible()
})

test('a phone’s menu works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await untilDrawn(page)
  const summary = page.locator('summary')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await summary.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Architecture' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(summary).toBeFocused()

  await summary.press('Enter')
  await menu.getByRole('link', { name: 'Pricing' }).press('Enter')
  await expect(page).toHaveURL('/pricing')
  await expect(menu).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read and reached', async ({ page }) => {
    for (const path of Object.keys(pages)) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
    }
    await page.goto('/payment')
    await expect(page.getByText('HDFC0001234')).toBeVisible()
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0)
    await page.goto('/pricing')
    await expect(page.getByRole('link', { name: 'Enlarge: Elevations' })).toHaveAttribute('href', /\/view\?/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('summary').click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
  })
})
