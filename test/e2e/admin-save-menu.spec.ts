import type { Page } from '@playwright/test'
import { expectAccessible, phone } from './accessible.ts'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const create = (page: Page) => page.getByRole('button', { name: 'Create Category' })
const said = (page: Page, words: string) => page.getByText(words).first()
const address = '/admin/categories'

/** With the keyboard, as by hand. */
async function saveAnd(page: Page, way: 'keep editing' | 'add another') {
  await page.getByRole('button', { name: 'Other ways to save' }).press('Enter')
  await page.getByRole('menuitem', { name: `Save and ${way}` }).press('Enter')
}

test('one after another is added, each form empty and with the keyboard in it, and Back leads to the list', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, address)
  await page.getByRole('link', { name: /Add New Category/ }).click()
  await expect(heading(page)).toHaveText('Create New Category')
  await page.getByRole('button', { name: 'Other ways to save' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const word of ['Courtyards', 'Verandas']) {
    await name(page).fill(word)
    await saveAnd(page, 'add another')
    await expect(said(page, 'Category created successfully!')).toBeVisible()
    await expect(name(page)).toHaveValue('')
    await expect(name(page)).toBeFocused()
    await expect(page).toHaveURL(/\/admin\/categories\/new$/)
  }
  await name(page).fill('Terraces')
  await create(page).click()
  await expect(page).toHaveURL(/\/admin\/categories$/)
  for (const word of ['Courtyards', 'Verandas', 'Terraces'])
    await expect(page.getByRole('link', { name: word, exact: true })).toBeVisible()
})

test('what is new is saved and edited on, and saved again over itself', async ({ page }) => {
  await signIn(page, address)
  await page.getByRole('link', { name: /Add New Category/ }).click()
  await name(page).fill('Pavilions')
  await saveAnd(page, 'keep editing')
  await expect(heading(page)).toHaveText('Edit Category')
  await expect(name(page)).toHaveValue('Pavilions')

  await name(page).fill('Garden pavilions')
  await saveAnd(page, 'keep editing')
  await expect(said(page, 'Category updated successfully!')).toBeVisible()
  await expect(heading(page)).toHaveText('Edit Category')
  await expect(page.getByRole('button', { name: 'Update Category' })).toBeFocused()
  await name(page).fill('Park pavilions')
  await page.getByRole('button', { name: 'Update Category' }).click()
  await expect(page).toHaveURL(/\/admin\/categories$/)
  await expect(page.getByRole('link', { name: 'Park pavilions', exact: true })).toBeVisible()
})

test('Back leads past the form of what was new to the list', async ({ page }) => {
  await signIn(page, address)
  await page.getByRole('link', { name: /Add New Category/ }).click()
  await name(page).fill('Belvederes')
  await saveAnd(page, 'keep editing')
  await expect(heading(page)).toHaveText('Edit Category')
  await page.goBack()
  await expect(heading(page)).toHaveText('Categories')
})

for (const [button, word] of [
  ['Create Category', 'Loggias'],
  ['Save as draft', 'Porches'],
] as const)
  test(`what is refused is not left, and ${button} leads to the list as ever`, async ({ page }) => {
    await signIn(page, `${address}/new`)
    await saveAnd(page, 'add another')
    await expect(name(page)).toBeFocused()
    await expect(name(page)).toHaveAttribute('aria-invalid', 'true')
    await name(page).fill(word)
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(/\/admin\/categories$/)
    await expect(page.getByRole('link', { name: word, exact: true })).toBeVisible()
  })
