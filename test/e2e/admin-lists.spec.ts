import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { hiddenFromKeyboard } from './accessible.ts'
import { fillCatalogue } from './catalogue.ts'
import { rowOf, signIn, stepBack } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

async function sendEnquiry(request: APIRequestContext, name: string) {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
  const place = { state: 'Karnataka', city: 'Mysuru', phone: '+91 98765 43210' }
  const response = await request.post('/api/enquiries', {
    data: { name, email, ...place, requirement: 'A house with a court.' },
  })
  expect(response.status()).toBe(201)
}

const select = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true })

test('search, filter, order, page and place are kept through an edit, its saving and Back', async ({
  page,
  request,
}) => {
  await fillCatalogue(request, 60)
  await signIn(page)
  await page.getByRole('link', { name: 'Designs', exact: true }).first().click()
  await expect(page.getByText('61 designs')).toBeVisible()

  await page.getByLabel('Search designs').fill('villa')
  await page.getByLabel('Category', { exact: true }).selectOption('Architecture')
  await expect(page.getByText('60 designs')).toBeVisible()
  await page.getByRole('link', { name: 'Title', exact: true }).click()
  const title = page.getByRole('columnheader', { name: 'Title' })
  await expect(title).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('link', { name: 'Title', exact: true }).press('Enter')
  await expect(title).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ search: 'villa', category: 'architecture', sort: 'title-desc', page: '2' })
  const address = page.url()
  await expect(page.getByText('26–50 of 60')).toBeVisible()

  const scrollY = () => page.evaluate(() => window.scrollY)
  const edit = rowOf(page, 'Villa 22').getByRole('link', { name: 'Edit' })
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  await edit.hover()
  const place = await scrollY()
  expect(place).toBeGreaterThan(300)
  await edit.click()
  await page.getByLabel('Title').fill('Villa 22 with a court')
  await page.getByRole('button', { name: 'Update Design' }).click()
  await expect(page).toHaveURL(address)
  await expect(rowOf(page, 'Villa 22 with a court')).toBeVisible()
  await expect.poll(scrollY).toBe(place)

  await page.getByRole('link', { name: 'Villa 21' }).hover()
  const next = await scrollY()
  await page.getByRole('link', { name: 'Villa 21' }).click()
  await expect(page.getByRole('heading', { name: 'Villa 21' })).toBeVisible()
  await stepBack(page)
  await expect(page).toHaveURL(address)
  await expect.poll(scrollY).toBe(next)
  await expect(page.getByRole('link', { name: 'Villa 21' })).toBeFocused()
  await expect(page.getByLabel('Search designs')).toHaveValue('villa')
})

test('a page has as many rows as was chosen, from its first page on, and so have other lists then', async ({
  page,
}) => {
  await signIn(page, '/admin/designs?sort=title&page=3')
  await expect(page.getByText('51–61 of 61')).toBeVisible()
  await page.getByLabel('Rows on a page').selectOption('100 a page')
  await expect(page).toHaveURL('/admin/designs?sort=title&rows=100')
  await expect(page.getByText('1–61 of 61')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(62)
  await expect(page.getByRole('link', { name: 'Next', exact: true })).toHaveCount(0)
  await stepBack(page)
  await expect(page.getByText('51–61 of 61')).toBeVisible()
  await expect(page).toHaveURL('/admin/designs?sort=title&page=3&rows=25')

  await page.goto('/admin/settings/activity')
  await expect(page.getByLabel('Rows on a page')).toHaveValue('100')
  await page.goto('/admin/designs?rows=25')
  await expect(page.getByText('1–25 of 61')).toBeVisible()
})

test('where what was pressed leaves the list, the keyboard goes on from its head, and what is found is heard', async ({
  page,
}) => {
  await signIn(page, '/admin/designs')
  const main = page.getByRole('main')
  const count = main.getByRole('status').filter({ hasText: 'designs' })
  await page.getByRole('link', { name: 'Last', exact: true }).press('Enter')
  await expect(page.getByText('51–61 of 61')).toBeVisible()
  await expect(count).toBeFocused()

  await page.getByLabel('Category', { exact: true }).selectOption('Architecture')
  await expect(count).toHaveText('60 designs')
  await page.getByRole('link', { name: 'Clear filters' }).press('Enter')
  await expect(count).toHaveText('61 designs')
  await expect(count).toBeFocused()

  await page.getByLabel('Search designs').fill('nothing is called so')
  await expect(main.getByRole('status').filter({ hasText: 'Nothing found' })).toBeAttached()
  await expect(page.getByLabel('Search designs')).toBeFocused()
  await page.getByRole('link', { name: 'Clear filters' }).press('Enter')
  await expect(count).toBeFocused()
})

test('words that are being searched for are not lost to a choice that overtakes them', async ({ page }) => {
  await signIn(page, '/admin/designs')
  await expect(page.getByLabel('Search designs')).toBeVisible()
  const overtaken = Promise.withResolvers<void>()
  await page.route(/search=villa/, async (route) => {
    await overtaken.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/search=villa/)
  await page.getByLabel('Search designs').fill('villa')
  await asked
  await page.getByRole('link', { name: 'Title', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  overtaken.resolve()
  await expect(page).toHaveURL(/search=villa/)
  await expect(page).toHaveURL(/sort=title/)
  await expect(page.getByLabel('Search designs')).toHaveValue('villa')
})

test('a click on a row opens its page, on a control or with Ctrl it does not', async ({ page, context }) => {
  await signIn(page, '/admin/designs?search=kitchen')
  const row = rowOf(page, 'Galley kitchen')
  await select(page, 'Galley kitchen').check()
  await expect(page).toHaveURL('/admin/designs?search=kitchen')
  const opening = context.waitForEvent('page')
  await row.getByRole('cell', { name: 'Interior' }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab.getByRole('heading', { name: 'Galley kitchen' })).toBeVisible()
  await tab.close()
  await row.getByRole('cell', { name: 'Interior' }).click()
  await expect(page.getByRole('heading', { name: 'Galley kitchen' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Designs' }).click()
  await expect(page).toHaveURL('/admin/designs?search=kitchen')
})

test('a design begins as a copy of another, with its pictures and a code of its own', async ({ page }) => {
  await signIn(page, '/admin/designs?search=kitchen')
  await page.getByRole('link', { name: 'Galley kitchen' }).click()
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await expect(page.getByText(/^Copy of INT-\d+$/)).toBeVisible()
  await expect(page.getByLabel('Subcategory')).toHaveValue('Kitchen')
  await expect(page.getByRole('list', { name: 'Images' }).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Title').fill('Corner kitchen')
  await page.getByRole('button', { name: 'Create Design' }).click()
  await expect(page).toHaveURL('/admin/designs?search=kitchen')
  const [original, copy] = [rowOf(page, 'Galley kitchen'), rowOf(page, 'Corner kitchen')]
  const src = await original.locator('img').getAttribute('src')
  await expect(copy.locator('img')).toHaveAttribute('src', src ?? '')
  await expect(copy).toContainText(/INT-\d+/)
  expect(await copy.getByText(/INT-/).textContent()).not.toBe(await original.getByText(/INT-/).textContent())
})

test('several designs are deleted at once; what cannot be deleted is named and stays selected', async ({
  page,
}) => {
  await signIn(page, '/admin/designs?sort=title&search=villa')
  await page.route('**/api/designs/*', (route) => {
    if (route.request().method() !== 'DELETE' || !kept.test(route.request().url())) return route.fallback()
    return route.fulfill({ status: 500, json: { success: false, message: 'The store is closed' } })
  })
  const link = await page.getByRole('link', { name: 'Villa 03' }).getAttribute('href')
  const kept = new RegExp(`${link?.split('/').at(-1)}$`)

  await select(page, 'Villa 01').click()
  await select(page, 'Villa 04').click({ modifiers: ['Shift'] })
  await expect(page.getByRole('status').filter({ hasText: '4 selected' })).toBeAttached()
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(page.getByText('4 designs featured')).toBeVisible()
  await expect(rowOf(page, 'Villa 01').getByRole('switch', { name: 'Featured' })).toBeChecked()
  await expect(bar).toHaveCount(0)

  await select(page, 'Villa 01').click()
  await select(page, 'Villa 04').click({ modifiers: ['Shift'] })
  await bar.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete 4 Designs' })
  await expect(dialog).toContainText('these 4 designs? This action cannot be undone.')
  await expect(dialog).toContainText('Villa 02')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const result = page.getByRole('alert')
  await expect(result).toContainText('3 deleted, 1 failed')
  await expect(result).toContainText('Villa 03: The store is closed')
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Villa 02')).toHaveCount(0)
  await expect(select(page, 'Villa 03')).toBeChecked()
  await expect(bar).toContainText('1 selected')

  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check()
  await expect(bar).toContainText('25 selected')
  await bar.getByRole('button', { name: 'Select all 57 designs' }).click()
  await expect(bar).toContainText('57 selected')
  await bar.getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(page.getByText('57 designs featured')).toBeVisible()
  await page.getByRole('link', { name: 'Last' }).click()
  await expect(rowOf(page, 'Villa 60').getByRole('switch', { name: 'Featured' })).toBeChecked()
})

test('new enquiries are told in the navigation and the title, shown when asked, and answered together', async ({
  page,
  request,
}) => {
  await sendEnquiry(request, 'Ravi Shah')
  await signIn(page, '/admin/enquiries')
  await expect(rowOf(page, 'Ravi Shah')).toBeVisible()
  await expect(page).toHaveTitle('(1) Enquiries · Admin')

  await sendEnquiry(request, 'Asha Rao')
  await sendEnquiry(request, 'Meera Iyer')
  const news = page.getByText('2 new enquiries.')
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(news).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page).toHaveTitle('(3) Enquiries · Admin')
  await expect(page.getByRole('link', { name: 'Enquiries 3 new' }).first()).toBeVisible()
  await expect(rowOf(page, 'Meera Iyer')).toHaveCount(0)
  await page.getByRole('link', { name: 'Show' }).click()
  await expect(rowOf(page, 'Meera Iyer')).toBeVisible()
  await expect(news).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check()
  await select(page, 'Ravi Shah').uncheck()
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Contacted' }).click()
  await expect(page.getByText('2 enquiries marked as contacted')).toBeVisible()
  await expect(rowOf(page, 'Asha Rao').getByText('Contacted').first()).toBeVisible()
  await expect(page).toHaveTitle('(1) Enquiries · Admin')
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await expect(rowOf(page, 'Asha Rao')).toHaveCount(0)
  await expect(rowOf(page, 'Ravi Shah')).toBeVisible()
})

test('where the system sets the colours, what is on, chosen, counted and come to is told apart', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await sendEnquiry(request, 'Mira Iyer')
  await signIn(page, '/admin/designs')
  const box = page.getByRole('row').nth(1).getByRole('checkbox')
  await box.check()
  const mark = box.locator('xpath=following-sibling::*[1]')
  expect(await mark.evaluate((element) => getComputedStyle(element).color)).toBe(
    await page.evaluate(() => getComputedStyle(document.body).color),
  )
  const featured = page.getByRole('switch', { name: 'Featured' }).first()
  await featured.check({ force: true })
  const [ground, knob] = await featured
    .locator('xpath=following-sibling::*[1]')
    .evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element, '::after').backgroundColor,
    ])
  expect(knob).not.toBe(ground)

  await page.getByRole('link', { name: /^Enquiries/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  const count = page.getByRole('link', { name: /^Enquiries \d/ }).locator('.annotation')
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await count.first().evaluate(groundOf)).toBe('rgba(0, 0, 0, 0)')
  await page.getByRole('button', { name: 'Export' }).press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  expect(await items.first().evaluate(groundOf)).not.toBe(await items.last().evaluate(groundOf))
  await page.emulateMedia({ forcedColors: null })
})

for (const [width, height] of [
  [1366, 625],
  [768, 1024],
] as const)
  test(`what the keyboard comes to is seen while rows are selected, ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await signIn(page)
    const found: Record<string, string[]> = {}
    for (const path of ['/admin/designs', '/admin/categories', '/admin/media']) {
      await page.goto(path)
      const first = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()
      await first.check()
      await page
        .getByRole('main')
        .getByRole('checkbox', { name: /^Select/ })
        .last()
        .focus()
      found[path] = await hiddenFromKeyboard(page, 'Shift+Tab', 40)
      await page.evaluate(() => window.scrollTo(0, 0))
      await first.focus()
      found[path].push(...(await hiddenFromKeyboard(page, 'Shift+Tab', 8)))
    }
    expect(Object.entries(found).filter(([, hidden]) => hidden.length > 0)).toEqual([])
  })

test('where rows are cards, what selects the page stays in reach once one of them is selected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await signIn(page, '/admin/designs')
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check()
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await expect(bar).toContainText('1 selected')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(bar).toContainText('25 selected')
})

test('on a phone the way to the next page lies clear of what is done with the selected rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await signIn(page, '/admin/designs')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await expect(bar.getByRole('button', { name: /^Select all/ })).toBeVisible()
  const next = page.getByRole('link', { name: 'Next', exact: true })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const gap = async () => ((await bar.boundingBox())?.y ?? 0) - (await bottomOf(next))
  await expect.poll(gap).toBeGreaterThan(0)
})

test('on a phone what the keyboard comes to is seen under what says that enquiries have come', async ({
  page,
  request,
}) => {
  for (let count = 0; count < 6; count += 1) await sendEnquiry(request, `Guest ${count}`)
  await page.setViewportSize({ width: 390, height: 640 })
  await signIn(page, '/admin/enquiries')
  await expect(rowOf(page, 'Guest 5')).toBeVisible()
  await sendEnquiry(request, 'Late Guest')
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('1 new enquiry.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await rowOf(page, 'Guest 0').getByRole('link', { name: 'View' }).focus()
  expect(await hiddenFromKeyboard(page, 'Shift+Tab', 30)).toEqual([])
})

const bottomOf = async (part: Locator) => {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return y + height
}
