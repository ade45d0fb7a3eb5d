import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { keepOffers, rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

let ids: Map<string, string>

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  ids = await api.enquiries(['Asha Rao', 'Ravi Shah'])
})

const pageOf = (name: string) => `/admin/enquiries/${ids.get(name)}`
const choice = (page: Page) => page.getByRole('combobox', { name: 'Assigned to' })
const history = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem')

test('where one account alone answers enquiries, nobody is asked who does', async ({ page }) => {
  await signIn(page, pageOf('Asha Rao'))
  await expect(page.getByRole('button', { name: 'Tomorrow' })).toBeVisible()
  await expect(choice(page)).toHaveCount(0)
  await page.goto('/admin/enquiries')
  await rowOf(page, 'Asha Rao').getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Resolved' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
  await expect(choice(page)).toHaveCount(0)
})

test('an enquiry is assigned by a choice, told in its history, and taken back by Undo', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const colleague = { name: 'Meera Iyer', email: 'meera@example.com', password: 'battery', role: 'enquiries' }
  await api.post('/api/auth/admins', colleague)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, pageOf('Asha Rao'))
  await keepOffers(page)
  await choice(page).selectOption('Meera Iyer')
  await page.getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await expect(history(page).first()).toContainText('Assigned to Meera Iyer')
  await expect(choice(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(history(page).first()).toContainText('Assigned to nobody')
  await expect(choice(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Assign to me' }).press('Enter')
  await expect(history(page).first()).toContainText('Assigned to Administrator')
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
  await expect(choice(page)).toBeFocused()
})

test('the list says who answers each, is narrowed to that, and several are taken at once', async ({
  page,
}) => {
  await signIn(page, '/admin/enquiries')
  await expect(rowOf(page, 'Asha Rao')).toContainText('Administrator')
  await choice(page).selectOption('Nobody’s')
  await expect(page.getByRole('row', { name: /Asha Rao/ })).toHaveCount(0)
  await rowOf(page, 'Ravi Shah').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByText('1 enquiry assigned to you')).toBeVisible()
  await choice(page).selectOption('Mine')
  await expect(rowOf(page, 'Ravi Shah')).toContainText('Administrator')
  await expect(rowOf(page, 'Asha Rao')).toBeVisible()
  await page.reload()
  await expect(choice(page).locator('option:checked')).toHaveText('Mine')
  await expect(rowOf(page, 'Ravi Shah')).toBeVisible()
})

test('on paper an enquiry says who answers it', async ({ page }) => {
  await signIn(page, pageOf('Asha Rao'))
  await expect(choice(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(choice(page)).toBeHidden()
  const answers = page.getByRole('definition').filter({ has: page.locator('select') })
  await expect(answers.locator('p')).toHaveText('Administrator')
  await expect(answers.locator('p')).toBeVisible()
  await page.emulateMedia({ media: null })
})

test('in a card of the list a name has its line, whatever is noted of the enquiry', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const name = 'Meenakshi Sundaram'
  const id = (await api.enquiries([name])).get(name)
  const { data: assignees } = await api.get('/api/enquiries/assignees')
  await api.put(`/api/enquiries/${id}`, { assignee: assignees[0]._id, followUpOn: '2199-12-03' })
  await signIn(page)
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/admin/enquiries')
    const row = rowOf(page, name)
    const named = await row.getByRole('link', { name, exact: true }).boundingBox()
    expect([width, Math.round((named?.height ?? 0) / 24)]).toEqual([width, 1])
  }
})

test('on a phone the search has room for its words beside what else narrows the list', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const colleague = {
    name: 'Lakshmi Narayan',
    email: 'lakshmi@example.com',
    password: 'battery',
    role: 'enquiries',
  }
  await api.post('/api/auth/admins', colleague)
  await signIn(page, '/admin/enquiries')
  await expect(page.getByRole('combobox', { name: 'Assigned to' })).toBeVisible()
  for (const width of [320, 390, 430, 600]) {
    await page.setViewportSize({ width, height: 844 })
    const box = await page.getByLabel('Search enquiries').boundingBox()
    expect(box?.width, `${width} px`).toBeGreaterThan(130)
  }
})
