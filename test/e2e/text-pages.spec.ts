import { contact, signedInApi } from './api.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const defaultTerms = [
  'Services',
  'Appointments',
  'Scope and revisions',
  'Payments and refunds',
  'Intellectual property',
  'Client responsibilities',
  'Liability',
  'Privacy',
  'Changes',
  'Contact',
]

test('the built-in terms have ten sections and the contact of the settings', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  await api.put('/api/settings', contact)
  await page.goto('/terms-and-conditions')
  await expect(page).toHaveTitle('Terms and Conditions · Studio Asha')
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
    defaultTerms,
  )
  await expect(page.getByRole('main').getByText('24 hours notice')).toBeVisible()
  const section = page.getByRole('region', { name: 'Contact' })
  await expect(section.getByRole('link', { name: contact.contactEmail })).toBeVisible()
  await expect(section.getByRole('link', { name: contact.contactPhone })).toBeVisible()
})

test('a line of a text that is read has 60 to 70 letters', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 625 })
  for (const path of ['/terms-and-conditions', '/privacy-policy']) {
    await page.goto(path)
    const full = await page.getByRole('main').getByRole('paragraph').evaluateAll(lettersOfFullLines)
    expect(full.length).toBeGreaterThan(10)
    const mean = full.reduce((sum, letters) => sum + letters, 0) / full.length
    expect([path, mean > 60 && mean < 70]).toEqual([path, true])
  }
})

/** Of every line but the last of each paragraph. */
function lettersOfFullLines(paragraphs: Element[]): number[] {
  return paragraphs.flatMap((paragraph) => {
    const lines = new Map<number, number>()
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (let at = 0; at < text.length; at++) {
        const letter = document.createRange()
        letter.setStart(text, at)
        letter.setEnd(text, at + 1)
        const line = Math.round(letter.getBoundingClientRect().bottom)
        lines.set(line, (lines.get(line) ?? 0) + 1)
      }
    }
    return [...lines.values()].slice(0, -1)
  })
}

test('the table of contents leads to each section', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Liability' })
    .click()
  await expect(page).toHaveURL(/#liability$/)
  await expect(page.getByRole('heading', { name: 'Liability' })).toBeInViewport()
})

test('the built-in policy says what, why, how to withdraw and whom to ask', async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  for (const name of ['What is collected', 'Why', 'How to withdraw', 'Whom to contact'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
})

test('the built-in text about the firm names its categories and services', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Studio Asha')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Floor Plan' })).toHaveAttribute('href', '/category/floor-plan')
  await expect(main.getByText('Site visits')).toBeVisible()
})

test('the boxes of the strip at a page’s foot fill its rows, and end without a rule of their own', async ({
  page,
}) => {
  await page.goto('/terms-and-conditions')
  const last = page.getByRole('contentinfo').getByText('Prices in ₹')
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const rows = await last.evaluate((text) => {
      const boxes = [...(text.closest('.annotation')?.firstElementChild?.children ?? [])]
      const end = text.closest('.annotation')?.getBoundingClientRect().right ?? NaN
      const byRow = Map.groupBy(boxes, (box) => Math.round(box.getBoundingClientRect().top))
      return [...byRow.values()].map((row) => {
        const box = row.at(-1)
        const short = end - (box?.getBoundingClientRect().right ?? NaN)
        return { short: Math.round(short), rule: box && getComputedStyle(box).borderRightWidth }
      })
    })
    expect(rows.length, `${width}`).toBe(width === 1440 ? 1 : 3)
    for (const row of rows) expect(row, `${width}`).toEqual({ short: 0, rule: '0px' })
  }
})

test('saved texts stand in their place', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  await api.put('/api/settings', {
    termsAndConditions:
      '<h1>Ours</h1><h2>Fees</h2><p>Half first.</p><h2>Notice</h2><script>alert(1)</script>',
    privacyPolicy: 'We keep nothing.\n\nReally.',
    aboutUs: '<p>We draw <strong>houses</strong>.</p>',
  })
  await page.goto('/terms-and-conditions')
  await expect(page.getByText('Half first.')).toBeVisible()
  await expect(page.getByText('24 hours notice')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveCount(1)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link')).toHaveText([/Ours/, /Fees/, /Notice/])
  await expect(page.getByText(/^Last updated \d{2} \w{3} \d{4}$/)).toBeVisible()

  await page.goto('/privacy-policy')
  await expect(page.locator('.prose p')).toHaveText(['We keep nothing.', 'Really.'])
  await page.goto('/about')
  await expect(page.getByText('We draw houses.')).toBeVisible()
  await expect(page.getByText('What we draw')).toHaveCount(0)
})

test('no page carries the texts of another', async ({ page }) => {
  await page.goto('/')
  expect(await page.content()).not.toContain('Half first.')
})
