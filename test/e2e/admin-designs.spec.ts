import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { holdBack, hydrate, keepOffers, loseAnswers, rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' })
const dialog = (page: Page) => page.getByRole('dialog')

/** Selects these designs, and opens the dialog that changes them. */
async function change(page: Page, what: string, ...titles: string[]) {
  for (const title of titles)
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()
  await bar(page).getByRole('button', { name: 'Change…' }).click()
  await dialog(page).getByLabel('Change', { exact: true }).selectOption(what)
}

test.beforeAll(async ({ productOf }, info) => {
  const { url } = await productOf(info.file)
  const api = await signedInApi(url)
  const [category] = await api.read('/api/categories')
  const place = { category: category._id, subcategory: category.subcategories[0].name }
  const make = (fields: object) => api.post('/api/designs', { ...place, ...fields })
  await make({ title: 'Court house', basePrice: 240000, discountPrice: 200001, tags: ['modern', 'brick'] })
  await make({ title: 'Roof house', basePrice: 1050, area: 1450, dimensions: { width: 12, depth: 18 } })
  await make({ title: 'Hill house' })
})

test('the list tells price, date and what is trending, is ordered by them, and switches at once', async ({
  page,
  request,
}) => {
  await signIn(page, '/admin/designs')
  await expect(rowOf(page, 'Court house')).toContainText('₹2,00,001')
  await expect(rowOf(page, 'Hill house')).toContainText('Contact for pricing')
  await expect(rowOf(page, 'Hill house').getByRole('time')).toHaveText(/^\d\d \w{3} \d{4}$/)
  const titles = page.locator('tbody').getByRole('link', { name: 'house' })
  await page.getByRole('link', { name: 'Price', exact: true }).click()
  await expect(titles).toHaveText(['Roof house', 'Court house', 'Hill house'])
  await page.getByRole('link', { name: 'Price', exact: true }).click()
  await expect(titles).toHaveText(['Court house', 'Roof house', 'Hill house'])
  for (const flag of ['Featured', 'Trending']) {
    const control = rowOf(page, 'Roof house').getByRole('switch', { name: flag })
    await expect(control).not.toBeChecked()
    await control.press('Space')
    await expect(control).toBeChecked()
  }
  await page.getByRole('link', { name: 'Updated', exact: true }).click()
  await expect(titles.first()).toHaveText('Roof house')
  const { data } = await (await request.get('/api/designs?featured=true&trending=true')).json()
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Roof house'])
})

test('the designs that the list is narrowed to are handed out as a CSV file', async ({ page, product }) => {
  await signIn(page, '/admin/designs?search=court')
  await expect(rowOf(page, 'Court house')).toBeVisible()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toMatch(/^designs-\d{4}-\d{2}-\d{2}\.csv$/)
  await expect(page.getByText('Designs exported')).toBeVisible()
  const [head, line, rest] = (await text(await file.createReadStream())).split('\n')
  expect(head).toMatch(/^Code,Title,Category/)
  expect(line).toContain(',Court house,')
  expect(line).toContain(',240000,200001,')
  expect(line).toContain(`,${product.url}/designs/`)
  expect(rest).toBe('')
})

test('the admin page of a design tells everything, and leads to the page of the site', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, '/admin/designs')
  await page.getByRole('link', { name: 'Roof house' }).click()
  const main = page.getByRole('main')
  for (const words of ['₹1,050', '1,450 sq ft', '12 × 18 cm', /ARC-\d+/])
    await expect(main).toContainText(words)
  const pageOpened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'View page' }).click()
  const opened = await pageOpened
  await expect(opened).toHaveURL(/\/designs\/ARC-\d+$/)
  await expect(opened.getByRole('heading', { level: 1, name: 'Roof house' })).toBeVisible()
  const visitor = await browser.newPage()
  await visitor.goto(opened.url())
  await hydrate(visitor)
  await expect(visitor.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await visitor.close()
  await opened.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(opened.getByLabel('Title')).toHaveValue('Roof house')
  await opened.close()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('link', { name: 'View page' })).toHaveAttribute('href', /^\/designs\/ARC-\d+$/)
  await page.goto('/admin/designs')
  await page.getByRole('link', { name: 'Hill house' }).click()
  await expect(main).toContainText('Contact for pricing')
})

test('prices of several change by percent, as the preview says', async ({ page, request }) => {
  await signIn(page, '/admin/designs')
  await change(page, 'Prices, by percent', 'Court house', 'Roof house', 'Hill house')
  await dialog(page).getByLabel('By percent').fill('ten')
  await expect(dialog(page).getByText('Enter a number')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Change', exact: true })).toBeDisabled()
  await dialog(page).getByLabel('By percent').fill('7.5')
  const preview = dialog(page).getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('2 designs change. 1 design stays as it is.')
  await expect(preview).toContainText(
    '₹2,00,001 instead of ₹2,40,000 → becomes ₹2,15,001 instead of ₹2,58,000',
  )
  await dialog(page).getByRole('button', { name: 'Change 2 designs' }).click()
  await expect(page.getByText('2 designs repriced')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
  await expect(rowOf(page, 'Roof house')).toContainText('₹1,129')
  const { data } = await (await request.get('/api/designs')).json()
  const prices = data.map(({ basePrice, discountPrice }: Record<string, number>) => [
    basePrice,
    discountPrice,
  ])
  expect(prices).toEqual([
    [null, null],
    [1129, null],
    [258000, 215001],
  ])
})

test('a price whose answer was lost is changed, and said to be: nobody does so twice', async ({ page }) => {
  await signIn(page, '/admin/designs')
  await keepOffers(page)
  await change(page, 'Prices, by percent', 'Court house', 'Roof house')
  await dialog(page).getByLabel('By percent').fill('10')
  const answerAgain = await loseAnswers(page, 'PUT', '**/api/designs/*')
  await dialog(page).getByRole('button', { name: 'Change 2 designs' }).click()
  await expect(page.getByText('2 designs repriced')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(rowOf(page, 'Roof house')).toContainText('₹1,242')
  await answerAgain()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(rowOf(page, 'Roof house')).toContainText('₹1,129')

  await change(page, 'Prices, by percent', 'Roof house')
  await dialog(page).getByLabel('By percent').fill('10')
  await page.route('**/api/designs/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await dialog(page).getByRole('button', { name: 'Change 1 design' }).click()
  await expect(page.getByRole('main').getByText('1 failed')).toBeVisible()
  await expect(bar(page)).toContainText('1 selected')
  await expect(rowOf(page, 'Roof house')).toContainText('₹1,129')
})

test('several are moved, tagged and made trending; one that somebody else changed is told and left', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const designs = async () => api.read('/api/designs?sort=title')
  await signIn(page, '/admin/designs')
  await change(page, 'Category and subcategory', 'Court house', 'Roof house')
  await dialog(page).getByLabel('Category', { exact: true }).selectOption('Interior')
  await dialog(page).getByLabel('Subcategory').selectOption('Kitchen')
  const [court] = await designs()
  await api.put(`/api/designs/${court._id}`, { area: 2000 })
  await dialog(page).getByRole('button', { name: 'Change 2 designs' }).click()
  await expect(page.getByRole('alert')).toContainText('1 moved, 1 failed')
  await expect(page.getByRole('alert')).toContainText('Court house: This design was changed by someone else.')
  expect((await designs()).map((design: { categoryName: string }) => design.categoryName)).toEqual([
    'Architecture',
    'Architecture',
    'Interior',
  ])

  await change(page, 'Tags', 'Hill house')
  await dialog(page).getByLabel('Add tags').fill('gla')
  await dialog(page).getByLabel('Add tags').press('Enter')
  await dialog(page).getByRole('button', { name: 'Modern' }).click()
  await expect(dialog(page)).toContainText('Modern, Brick → becomes Brick, Glass')
  await dialog(page).getByRole('button', { name: 'Change 2 designs' }).click()
  await expect(page.getByText('2 designs retagged')).toBeVisible()
  expect((await designs()).map(({ tags }: { tags: string[] }) => tags)).toEqual([
    ['brick', 'glass'],
    ['glass'],
    [],
  ])

  await change(page, 'Trending', 'Hill house', 'Roof house')
  await dialog(page).getByLabel('From now on').selectOption('Trending')
  await expect(dialog(page)).toContainText('1 design changes. 1 design stays as it is.')
  await dialog(page).getByRole('button', { name: 'Change 1 design' }).click()
  await expect(page.getByText('1 design trending')).toBeVisible()
  await expect(rowOf(page, 'Hill house').getByRole('switch', { name: 'Trending' })).toBeChecked()
})

test('a subcategory that a colleague has taken away is refused, and those there are by now are offered', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const body = (...names: string[]) => ({ name: 'Gardens', subcategories: names.map((name) => ({ name })) })
  const { _id } = await api.post('/api/categories', body('Terrace', 'Court'))
  await signIn(page, '/admin/designs/new')
  await page.getByLabel('Title').fill('Garden house')
  await page.getByLabel('Category', { exact: true }).selectOption('Gardens')
  const subcategory = page.getByLabel('Subcategory')
  await subcategory.selectOption('Court')
  await api.put(`/api/categories/${_id}`, body('Terrace', 'Roof'))
  await page.getByRole('button', { name: 'Create Design' }).click()
  await expect(page.getByText('Subcategory not found').first()).toBeVisible()
  await expect(subcategory.getByRole('option')).toHaveText(['Select a subcategory', 'Terrace', 'Roof'])
  await subcategory.selectOption('Roof')
  await page.getByRole('button', { name: 'Create Design' }).click()
  await expect(page.getByText('Design created successfully!')).toBeVisible()
})

test('a tag that begins with what is typed is taken by Enter, another is made when asked for', async ({
  page,
}) => {
  await signIn(page, '/admin/designs/new')
  const tags = page.getByRole('combobox', { name: 'Tags' })
  const list = page.getByRole('listbox', { name: 'Tags' })
  const chosen = page.getByRole('list', { name: 'Chosen tags' }).getByRole('listitem')
  await tags.fill('mod')
  await expect(list.getByRole('option', { name: 'Modern' })).toHaveAttribute('aria-selected', 'true')
  await tags.press('Enter')
  await expect(chosen).toHaveText(['Modern'])
  await expect(list).toHaveCount(0)
  await tags.fill('mod')
  await list.getByRole('option', { name: 'Create “Mod”' }).click()
  await expect(chosen).toHaveText(['Modern', 'Mod'])
  await expect(list).toHaveCount(0)
  await tags.fill('mud brick')
  await tags.press('Enter')
  await expect(chosen).toHaveText(['Modern', 'Mod', 'Mud Brick'])
  const heading = page.getByRole('heading', { name: 'Tags and highlights' })
  for (const leave of [() => tags.press('Escape'), () => tags.press('Tab'), () => heading.click()]) {
    await tags.fill('')
    await tags.fill('st')
    await expect(list).toBeVisible()
    await leave()
    await expect(list).toHaveCount(0)
  }
  await tags.fill('glass')
  await tags.press('Enter')
  await page.getByText('Trending', { exact: true }).click()
  await expect(page.getByRole('switch', { name: 'Trending' })).toBeChecked()
  await expect(chosen).toHaveCount(4)

  await chosen.last().getByRole('button').press('Enter')
  await expect(chosen).toHaveCount(3)
  await expect(chosen.last().getByRole('button')).toBeFocused()
  for (let left = 2; left >= 0; left -= 1) {
    await page.keyboard.press('Enter')
    await expect(chosen).toHaveCount(left)
  }
  await expect(tags).toBeFocused()
})

test('a tag that was typed and not added is neither lost by saving nor by leaving', async ({ page }) => {
  await signIn(page, '/admin/designs/new')
  const tags = page.getByRole('combobox', { name: 'Tags' })
  await page.getByLabel('Title').fill('Court house')
  await page.getByLabel('Category', { exact: true }).selectOption('Architecture')
  await page.getByLabel('Subcategory').selectOption({ index: 1 })
  await tags.fill('Courtyard')
  await page.getByRole('button', { name: 'Create Design' }).click()
  await expect(tags).toBeFocused()
  await expect(tags).toHaveAccessibleDescription(/Press Enter or choose from the list/)
  await tags.press('Enter')
  await expect(tags).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Create Design' }).click()
  await expect(page.getByText('Design created successfully!')).toBeVisible()

  await page.goto('/admin/designs/new')
  await tags.fill('Courtyard')
  await page.getByRole('link', { name: 'Categories', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: /Restore/ }).click()
  await expect(tags).toHaveValue('Courtyard')
})

test('what failed among several is told until the others are taken back, and over the page for which the list was left', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories')
  const place = { category: category._id, subcategory: category.subcategories[0].name }
  const result = page.getByRole('alert')
  await signIn(page, '/admin/designs')
  /** Features two, of which a colleague has deleted one. */
  const feature = async () => {
    const gone = await api.post('/api/designs', { title: 'Gone house', ...place })
    await page.goto('/admin/designs')
    await keepOffers(page)
    for (const title of ['Hill house', 'Gone house'])
      await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()
    await api.delete(`/api/designs/${gone._id}`)
    await bar(page).getByRole('button', { name: 'Feature', exact: true }).click()
  }
  await feature()
  await expect(result).toContainText('Gone house: Design not found')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('1 design changed back')).toBeVisible()
  await expect(result).toHaveCount(0)

  const letChange = await holdBack(page, '**/api/designs/*', (request) => request.method() === 'PUT')
  await feature()
  await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
  letChange()
  await expect(result).toContainText('1 featured, 1 failed')
  await expect(result).toContainText('Gone house: Design not found')
  await result.getByRole('button', { name: 'Dismiss' }).click()
  await expect(result).toHaveCount(0)
})

const forms = [
  { at: '/admin/designs/new', button: 'Create Design', first: 'Title' },
  { at: '/admin/categories/new', button: 'Create Category', first: 'Name' },
  { at: '/admin/services/new', button: 'Create Service', first: 'Title' },
  { at: '/admin/testimonials/new', button: 'Create Testimonial', first: 'Client Name' },
  { at: '/admin/banners/new', button: 'Create Banner', first: 'Upload image' },
  { at: '/admin/settings?tab=password', button: 'Update Password', first: 'Current Password' },
  { at: '/admin/settings?tab=admins', button: 'Add Admin', first: 'Name' },
]

test('a form that is sent empty puts the cursor on the first field in error, as the page stands', async ({
  page,
}) => {
  await signIn(page)
  for (const { at, button, first } of forms) {
    await page.goto(at)
    await page.getByRole('button', { name: button }).click()
    const field = page.locator('main').getByLabel(first, { exact: true }).filter({ visible: true })
    await expect(field, at).toHaveAttribute('aria-invalid', 'true')
    await expect(field, at).toBeFocused()
    await expect(page.locator('main [aria-invalid="true"]').first(), at).toBeFocused()
  }
})
