import { deleteRow, fileOf, picture, rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

test('a category is made with subcategories', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Categories', exact: true }).first().click()
  await page.getByRole('link', { name: 'Add New Category' }).click()
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()

  const add = page.getByRole('button', { name: 'Add', exact: true })
  const typed = page.getByLabel('Add a subcategory')
  await page.getByLabel('Name', { exact: true }).fill('  Landscape ')
  await expect(add).toBeDisabled()
  await typed.fill('   ')
  await expect(add).toBeDisabled()
  await typed.fill(' Courtyard ')
  await add.click()
  await typed.fill('Terrace')
  await typed.press('Enter')
  await typed.fill('terrace')
  await typed.press('Enter')
  await expect(page.getByText('A subcategory with this name already exists')).toBeVisible()
  await typed.fill('Pond')
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expect(page.getByText('Press Add to keep this subcategory, or clear the field')).toBeVisible()
  await add.click()
  await page.getByRole('button', { name: 'Remove Pond' }).click()
  await expect(page.getByLabel('Subcategory 3')).toHaveCount(0)

  const image = page.getByLabel('Upload image of Courtyard')
  await image.setInputFiles(fileOf('court.pdf', 'application/pdf'))
  await expect(page.getByText(/^court.pdf: Only/)).toBeVisible()
  await image.setInputFiles(fileOf('broken.jpg', 'image/jpeg'))
  await expect(page.getByText('Failed to upload image', { exact: true })).toBeVisible()
  await image.setInputFiles(await picture('court.jpg', '#446655'))
  await expect(page.getByLabel('Replace image of Courtyard')).toBeAttached()
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expect(page.getByText('Category created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/admin/categories')
  await expect(rowOf(page, 'Landscape')).toContainText('Courtyard')
  await expect(rowOf(page, 'Landscape')).toContainText('—')
})

test('a name that is taken is refused, and what was typed stays', async ({ page }) => {
  await signIn(page, '/admin/categories/new')
  await page.getByLabel('Name', { exact: true }).fill('LANDSCAPE')
  await page.getByLabel('Add a subcategory').fill('Barn')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expect(
    page.locator('form').getByText('A category with this name already exists').first(),
  ).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('LANDSCAPE')
  await expect(page.getByLabel('Subcategory 1')).toHaveValue('Barn')
})

test('a renamed subcategory keeps its id and its picture', async ({ page }) => {
  await signIn(page, '/admin/categories')
  await rowOf(page, 'Landscape').getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Category' })).toBeVisible()
  const before = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByLabel('Subcategory 1').fill('Inner court')
  await page.getByLabel('Description').fill('Gardens and courts.')
  await page.getByRole('button', { name: 'Update Category' }).click()
  const body = (await before).postDataJSON()
  expect(body.subcategories[0]).toMatchObject({
    name: 'Inner court',
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
  })
  expect(body.updatedAt).toBeTruthy()
  await expect(page.getByText('Category updated successfully!')).toBeVisible()
  await expect(rowOf(page, 'Landscape')).toContainText('Inner court')
  await expect(rowOf(page, 'Landscape')).toContainText('Gardens and courts.')
  await rowOf(page, 'Landscape').getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Replace image of Inner court')).toBeAttached()
})

test('an edit that races another one is refused and keeps what was typed', async ({ page, context }) => {
  await signIn(page, '/admin/categories')
  await rowOf(page, 'Landscape').getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Landscape')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Description').fill('Changed by the other one.')
  await other.getByRole('button', { name: 'Update Category' }).click()
  await expect(other.getByText('Category updated successfully!')).toBeVisible()

  await page.getByLabel('Description').fill('Changed here.')
  await page.getByRole('button', { name: 'Update Category' }).click()
  const refused = 'This category was changed by someone else. Reload to see the latest version.'
  await expect(page.locator('form').getByText(refused)).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Changed here.')
})

test('categories are put in the order that visitors see, and kept out of the menu', async ({
  page,
  product,
}) => {
  await signIn(page, '/admin/categories?search=interior')
  await rowOf(page, 'Interior').getByRole('button', { name: 'Move to top' }).click()
  const names = async () => {
    const { data } = await (await fetch(`${product.url}/api/categories`)).json()
    return data.map(({ name }: { name: string }) => name)
  }
  await expect.poll(names).toEqual(['Interior', 'Architecture', 'Elevation', 'Floor Plan', 'Landscape'])
  await page.goto('/admin/categories')

  await rowOf(page, 'Elevation').getByRole('link', { name: 'Edit' }).click()
  await page.getByText('In the menu').click()
  await page.getByText('Hidden while it has no designs').click()
  await page.getByRole('button', { name: 'Update Category' }).click()
  await expect(page.getByText('Category updated successfully!')).toBeVisible()
  await expect(rowOf(page, 'Elevation')).toContainText('Hidden while empty · Not in the menu')
})

test('a category with designs stays, one without is deleted', async ({ page, request, product }) => {
  await signIn(page)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const { data } = await (await request.get(`${product.url}/api/categories`)).json()
  const { _id } = data.find(({ name }: { name: string }) => name === 'Landscape')
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const design = { title: 'Water court', category: _id, subcategory: 'Inner court' }
  const made = await (await request.post(`${product.url}/api/designs`, { headers, data: design })).json()

  await page.goto('/admin/categories')
  await rowOf(page, 'Landscape').getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This category still has 1 design. Move or delete it first.')
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await dialog.getByRole('link', { name: '1 design in Landscape' }).click()
  await expect(page).toHaveURL('/admin/designs?category=landscape')
  await expect(rowOf(page, 'Water court')).toBeVisible()

  await page.goto(`/admin/categories/${_id}/edit`)
  const parts = page.getByRole('list', { name: 'Subcategories' })
  await expect(parts.getByRole('button', { name: 'Remove Inner court' })).toHaveCount(0)
  await parts.getByRole('link', { name: '1 design of Inner court' }).click()
  await expect(page).toHaveURL('/admin/designs?category=landscape&subcategory=inner-court')
  await expect(rowOf(page, 'Water court')).toBeVisible()

  // Of several, those without designs go, and those with some are named before.
  await request.post(`${product.url}/api/categories`, { headers, data: { name: 'Follies' } })
  await page.goto('/admin/categories')
  for (const name of ['Landscape', 'Follies'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('This category still has 1 design.')
  await expect(page.getByRole('dialog', { name: 'Delete Category' })).toContainText('Follies')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 category deleted')).toBeVisible()
  await expect(rowOf(page, 'Follies')).toHaveCount(0)

  // What keeps it is read anew when it is asked for; what comes while the question stands is refused, and said.
  await rowOf(page, 'Landscape').getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('This category still has 1 design.')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await request.delete(`${product.url}/api/designs/${made._id}`, { headers })
  await rowOf(page, 'Landscape').getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('Are you sure')
  const late = await (await request.post(`${product.url}/api/designs`, { headers, data: design })).json()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('This category still has 1 designs. Move or delete them first.')
  await expect(page.getByText('Failed to delete category')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await request.delete(`${product.url}/api/designs/${late._id}`, { headers })
  await deleteRow(page, rowOf(page, 'Landscape'), 'Category')
})

test('a list that cannot be loaded says why and is tried again', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/categories?*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'The store is closed' } }),
  )
  await page.goto('/admin/categories')
  await expect(page.getByText('Error: The store is closed')).toBeVisible()
  await page.unroute('**/api/categories?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowOf(page, 'Architecture')).toBeVisible()
})
