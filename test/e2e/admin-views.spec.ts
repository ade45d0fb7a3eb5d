import type { Page } from '@playwright/test'
import { expectSound, phone } from './accessible.ts'
import { signedInApi } from './api.ts'
import { keepOffers, rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const list = '/admin/enquiries'
const views = (page: Page) => page.getByRole('navigation', { name: 'Saved views' })
const view = (page: Page, name: string) => views(page).getByRole('link', { name, exact: true })
const saveView = (page: Page) => page.getByRole('button', { name: 'Save view' })
const deleteView = (page: Page) => page.getByRole('button', { name: /^Delete view/ })
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  const ids = await api.enquiries(['Asha Rao', 'Ravi Shah'])
  await api.put(`/api/enquiries/${ids.get('Ravi Shah')}`, { status: 'resolved' })
})

test('a list that is narrowed is kept under a name, one press away from then on', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, list)
  await expect(rowOf(page, 'Ravi Shah')).toBeVisible()
  await expect(views(page)).toHaveCount(0)
  await expect(saveView(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'New', exact: true }).click()
  await page.getByRole('combobox', { name: 'Received' }).selectOption('This week')
  await saveView(page).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('New this week')
  await page.keyboard.press('Enter')
  await expect(page.getByText('View saved')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(view(page, 'New this week')).toHaveAttribute('aria-current', 'true')
  await expect(view(page, 'New this week')).toBeFocused()
  await expect(saveView(page)).toHaveCount(0)
  const kept = parameters(page)
  expect(kept).toEqual({ status: 'new', from: expect.any(String), to: expect.any(String) })

  await page.reload()
  await expect(view(page, 'New this week')).toHaveAttribute('aria-current', 'true')
  await page.goto(`${list}?status=resolved`)
  await expect(rowOf(page, 'Ravi Shah')).toBeVisible()
  await expect(view(page, 'New this week')).not.toHaveAttribute('aria-current')
  await expect(saveView(page)).toBeVisible()
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Enquiries' }).first().click()
  await view(page, 'New this week').click()
  await expect.poll(() => parameters(page)).toEqual(kept)
  await expect(rowOf(page, 'Asha Rao')).toBeVisible()
  await expect(page.getByRole('row', { name: /Ravi Shah/ })).toHaveCount(0)
  await expectSound(page, `${list}?status=new`)
})

test('a view is deleted and had back by Undo, and the keyboard stays with the views', async ({ page }) => {
  await signIn(page, list)
  await keepOffers(page)
  await view(page, 'New this week').press('Enter')
  await deleteView(page).press('Enter')
  await expect(page.getByText('View deleted')).toBeVisible()
  await expect(views(page)).toHaveCount(0)
  await expect(saveView(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(view(page, 'New this week')).toHaveAttribute('aria-current', 'true')
  await page.reload()
  await expect(view(page, 'New this week')).toHaveAttribute('aria-current', 'true')
})

test('a name that is known already is said to be replaced, and what cannot be saved stays typed', async ({
  page,
}) => {
  await signIn(page, `${list}?status=contacted`)
  await page.route('**/api/views', (route) => route.abort())
  await saveView(page).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.press('Enter')
  await expect(page.getByText('Name is required')).toBeVisible()
  await name.fill('NEW this week')
  await expect(page.getByText('Replaces the view of this name.')).toBeVisible()
  await name.press('Enter')
  await expect(page.getByText('Failed to save the view')).toBeVisible()
  await expect(name).toHaveValue('NEW this week')
  await page.unroute('**/api/views')
  await name.press('Enter')
  await expect(view(page, 'NEW this week')).toHaveAttribute('aria-current', 'true')
  await expect(views(page).getByRole('link')).toHaveCount(1)
})

test('without an answer for its views the list is there all the same', async ({ page }) => {
  await page.route('**/api/views?*', (route) => route.abort())
  await signIn(page, `${list}?status=new`)
  await expect(rowOf(page, 'Asha Rao')).toBeVisible()
  await expect(views(page)).toHaveCount(0)
})

test('designs have views of their own', async ({ page }) => {
  await signIn(page, '/admin/designs')
  await expect(page.getByRole('heading', { name: 'Designs', level: 1 })).toBeVisible()
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Architecture')
  await page.getByRole('combobox', { name: 'Missing' }).selectOption('Without a price')
  await saveView(page).click()
  await page.keyboard.type('To be priced')
  await page.keyboard.press('Enter')
  await expect(view(page, 'To be priced')).toHaveAttribute('aria-current', 'true')
  await page.goto('/admin/designs')
  await view(page, 'To be priced').click()
  await expect.poll(() => parameters(page)).toEqual({ category: 'architecture', missing: 'price' })
})

test('twenty views with long names of any script stand in one line on a phone, the one that is shown in sight', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const long = ['केरल के नए पूछताछ इस सप्ताह के सबसे', 'استفسارات جديدة هذا الأسبوع', 'Donaudampfschiff'.repeat(3)]
  for (let n = 0; n < 19; n++)
    await api.post('/api/views', {
      list: 'enquiries',
      name: `${long[n % 3]} ${n}`,
      query: `state=${n}`,
    })
  await page.setViewportSize(phone)
  await signIn(page, `${list}?state=9`)
  const current = views(page).locator('[aria-current]')
  await expect(current).toBeInViewport()
  await expect(views(page).getByRole('link')).toHaveCount(20)
  const boxes = await views(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await expect(deleteView(page)).toBeInViewport()

  await page.goto(`${list}?status=new`)
  await saveView(page).click()
  await page.keyboard.type('One more')
  await page.keyboard.press('Enter')
  const said = 'There are 20 saved views of this list already. Delete one first.'
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(said)
})
