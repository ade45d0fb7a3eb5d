import { contact, signedInApi } from './api.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

test('the pricing page without images offers an enquiry', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'No pricing images available.' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Enquire' }).click()
  await expect(page.getByRole('dialog', { name: 'Send Us a Message' })).toBeVisible()
})

test('the pricing page shows each image whole, and steps through them by keyboard', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  await api.post('/api/pricing', { fileId: await api.picture(600, 900), alt: 'Elevations by floor' })
  await api.post('/api/pricing', { fileId: await api.picture(900, 600) })
  await page.goto('/pricing')
  await expect(page.getByText('No pricing images available.')).toHaveCount(0)
  const images = page.getByRole('main').getByRole('img')
  const ratios = await images.evaluateAll((all) => all.map((one) => one.clientWidth / one.clientHeight))
  expect(ratios.map((ratio) => ratio.toFixed(1))).toEqual(['1.5', '0.7'])

  const first = page.getByRole('link', { name: /^Enlarge/ }).first()
  await first.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('1 of 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 of 2')).toBeVisible()
  await expect(viewer.getByRole('img', { name: 'Elevations by floor' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(viewer.getByText('1 of 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('price sheets of any proportions stand in their order, in rows that fill the width', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  for (const [width, height] of [
    [600, 800],
    [900, 300],
    [300, 600],
    [800, 600],
  ] as const)
    await api.post('/api/pricing', { fileId: await api.picture(width, height) })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/pricing')
  const boxes = await page
    .getByRole('main')
    .getByRole('link', { name: /^Enlarge/ })
    .evaluateAll((all) =>
      all.map((link) => {
        const { left, right, top, height } = link.getBoundingClientRect()
        return { left, right, top: Math.round(top), height: Math.round(height) }
      }),
    )
  expect(boxes.length).toBeGreaterThan(3)
  expect(boxes.toSorted((one, other) => one.top - other.top || one.left - other.left)).toEqual(boxes)
  const rows = [...Map.groupBy(boxes, ({ top }) => top).values()]
  for (const row of rows) expect(new Set(row.map(({ height }) => height)).size).toBe(1)
  const ends = rows.map((row) => row.at(-1)?.right ?? NaN)
  for (const end of ends.slice(0, -1)) expect(Math.abs(end - Math.max(...ends))).toBeLessThan(2)
})

test('a service leads to an enquiry about it', async ({ page }) => {
  await page.goto('/services')
  await expect(page.getByRole('main').getByRole('link', { name: /Enquire$/ })).toHaveCount(5)
  await page.getByRole('link', { name: /Floor planning/ }).click()
  await expect(page).toHaveURL(/\/contact\?service=[0-9a-f]{24}#enquiry$/)
  await expect(page.getByText('About Floor planning')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Send Us a Message' }).getByLabel('Requirement')).toHaveValue(
    'Floor planning: ',
  )
})

test('the contact page shows what is saved, and only that', async ({ page, product }) => {
  await page.goto('/contact')
  const ways = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(ways).toHaveText(['Send Us a Message'])

  const api = await signedInApi(product.url)
  await api.put('/api/settings', contact)
  await page.goto('/contact')
  await expect(ways).toHaveText(['Phone', 'WhatsApp', 'Email', 'Address', 'Send Us a Message'])
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: contact.contactPhone })).toHaveAttribute(
    'href',
    /^tel:\+9198765/,
  )
  await expect(main.getByRole('link', { name: contact.contactEmail })).toHaveAttribute('href', /^mailto:/)
  await expect(main.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /destination=14%2C%20Second%20Cross%20Mysuru%20570012$/,
  )
})

test('a long address of mail breaks after its @ and before a dot, nowhere else', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const contactEmail = 'studio@guesthousesandcourtyards.example.com'
  await api.put('/api/settings', { contactEmail })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  const links = page.getByRole('link', { name: contactEmail })
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) {
    const lines = await link.evaluate((element) => {
      const found: { top: number; text: string }[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode())
        for (const [at, letter] of [...(texts.currentNode.nodeValue ?? '')].entries()) {
          const range = document.createRange()
          range.setStart(texts.currentNode, at)
          range.setEnd(texts.currentNode, at + 1)
          const { top } = range.getBoundingClientRect()
          const line = found.at(-1)
          if (line && Math.abs(line.top - top) < 4) line.text += letter
          else found.push({ top, text: letter })
        }
      return found.map(({ text }) => text)
    })
    expect(lines.join('')).toBe(contactEmail)
    expect(lines.length).toBeGreaterThan(1)
    for (const [index, line] of lines.entries())
      if (index > 0)
        expect(line.startsWith('.') || lines[index - 1]?.endsWith('@'), lines.join(' ')).toBe(true)
  }
  await api.put('/api/settings', contact)
})

test('the contact form is sent and begins anew', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Send Us a Message' })
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Phone').fill('98765 43210')
  await form.getByLabel('State').fill('Karnataka')
  await form.getByLabel('City').fill('Mysuru')
  await form.getByLabel('Requirement').fill('A house.')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you for your enquiry! We will contact you soon.')).toBeVisible()
  await expect(form.getByLabel('Requirement')).toHaveValue('')
})

test('the enquiry over the page keeps what was typed, and closes at once', async ({ page }) => {
  await page.goto('/about')
  const open = page.getByRole('banner').getByRole('button', { name: 'Enquire' })
  const dialog = page.getByRole('dialog', { name: 'Send Us a Message' })
  await open.click()
  await dialog.getByLabel('Name').fill('Asha Rao')
  await dialog.getByLabel('Requirement').fill('A house on a hill')
  await page.mouse.click(20, 400)
  await expect(dialog).toHaveCount(0)
  await open.click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()

  await page.getByRole('link', { name: 'Services' }).first().click()
  await expect(page).toHaveURL('/services')
  await open.click()
  await expect(dialog.getByLabel('Requirement')).toHaveValue('A house on a hill')
  await expect(dialog.getByText('17 / 2000')).toBeVisible()
})
