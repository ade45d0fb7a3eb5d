import { expectAccessible } from './accessible.ts'
import { fillCatalogue } from './catalogue.ts'
import { signIn, untilAtPage } from './journeys.ts'
import { expect, test } from './product.ts'

test.beforeAll(({ request }) => fillCatalogue(request, 1))

test('a table shows the columns that are chosen, as closely as is chosen, and this browser keeps both', async ({
  page,
}) => {
  await signIn(page, '/admin/designs')
  const header = (name: string) => page.getByRole('columnheader', { name })
  const choice = (name: string) => page.getByRole('menuitemcheckbox', { name })
  const row = page.getByRole('row').nth(1)
  const heightOf = async () => (await row.boundingBox())?.height ?? 0
  await expect(header('Subcategory')).toBeVisible()
  const tall = await heightOf()

  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await expectAccessible(page)
  await expect(choice('Title')).toHaveCount(0)
  await choice('Subcategory').press('Enter')
  await expect(choice('Subcategory')).not.toBeChecked()
  await choice('Compact rows').press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused()
  await expect(header('Subcategory')).toBeHidden()
  await expect(header('Category')).toBeVisible()
  expect(await heightOf()).toBeLessThan(tall)

  await untilAtPage(page)
  await page.reload()
  await expect(header('Category')).toBeVisible()
  await expect(header('Subcategory')).toBeHidden()
  expect(await heightOf()).toBeLessThan(tall)
  const seen = { visible: true }
  const columns = await page.getByRole('columnheader').filter(seen).count()
  await expect(row.getByRole('cell').filter(seen)).toHaveCount(columns)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Columns' })).toBeHidden()
  await expect(row.getByRole('cell').nth(4), 'the subcategory in a card').toBeVisible()

  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Show all columns' }).click()
  await expect(header('Subcategory')).toBeVisible()
})

test('what a table hides in one list it shows in another', async ({ page }) => {
  await signIn(page, '/admin/services')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Description' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Description' })).toBeHidden()
  await untilAtPage(page)
  await page.goto('/admin/categories')
  await expect(page.getByRole('columnheader', { name: 'Description' })).toBeVisible()
})
