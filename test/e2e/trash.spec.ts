import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { fillCatalogue } from './catalogue.ts'
import { deleteRow, keepOffers, rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' })

test('forty designs that were deleted at once are brought back at once, from another page, and one of them a week later', async ({
  page,
  request,
  product,
}) => {
  await fillCatalogue(request, 40)
  const read = async () => (await (await request.get('/api/designs')).json()).data
  const before = await read()
  await signIn(page, '/admin/designs?search=villa')
  await keepOffers(page)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check()
  await bar(page).getByRole('button', { name: 'Select all 40 designs' }).click()
  await expect(bar(page).getByText('40 selected')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete 40 Designs' })
  await expect(dialog).toContainText('these 40 designs? This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('40 designs deleted')).toBeVisible()
  expect(await read()).toHaveLength(1)
  await page.getByRole('link', { name: 'Categories', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('40 designs restored')).toBeVisible()
  expect(await read()).toEqual(before)
  await expect(rowOf(page, 'Architecture')).toContainText('40 designs')

  const villa = before.find(({ title }: { title: string }) => title === 'Villa 07')
  await page.goto('/admin/designs?search=villa+07')
  await deleteRow(page, rowOf(page, 'Villa 07'), 'Design')
  const publicPage = await request.get(`/designs/${villa.code}`)
  expect(publicPage.status()).toBe(410)
  const html = await publicPage.text()
  expect(html).toContain('Design not found')
  expect(html).toContain('You may also like')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  const database = new DatabaseSync(join(product.directory, 'portfolio.db'), { timeout: 5000 })
  const aWeekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString()
  database.prepare('update trash set deletedAt = ? where id = ?').run(aWeekAgo, villa._id)
  database.close()

  await page.getByRole('link', { name: 'Trash', exact: true }).first().click()
  const row = rowOf(page, 'Villa 07')
  await expect(row).toContainText('7 days ago')
  await expect(row).toContainText('by Administrator')
  await expect(row).toContainText('23 days')
  await row.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  expect(await read()).toEqual(before)
  expect((await request.get(`/designs/${villa.code}`)).status()).toBe(200)
})

test('an undo puts back what each design had, and leaves alone what somebody has changed since', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const designs = await api.read('/api/designs?search=villa&sort=title&limit=4')
  await api.put(`/api/designs/${designs[0]._id}`, { featured: true })
  await signIn(page, '/admin/designs?search=villa&sort=title')
  await keepOffers(page)
  await page.getByRole('checkbox', { name: 'Select Villa 01', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Villa 04', exact: true }).click({ modifiers: ['Shift'] })
  await bar(page).getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(page.getByText('4 designs featured')).toBeVisible()
  await api.put(`/api/designs/${designs[2]._id}`, { title: 'Villa 03 with a well' })
  await api.put(`/api/designs/${designs[3]._id}`, { featured: false })
  await page.keyboard.press('Control+z')
  const result = page.getByRole('alert')
  await expect(result).toContainText('3 changed back, 1 failed')
  await expect(result).toContainText('Villa 04: What was changed has been changed again since, and stays so.')
  const switches = page.getByRole('switch', { name: 'Featured' })
  await expect(switches.nth(1)).not.toBeChecked()
  await expect(switches.nth(0)).toBeChecked()
  await expect(switches.nth(2)).not.toBeChecked()
  await expect(switches.nth(3)).not.toBeChecked()
  await expect(rowOf(page, 'Villa 03 with a well')).toHaveCount(1)
})

test('what needs what is told and restored together, and what is deleted for good is asked for first', async ({
  page,
  request,
  product,
}) => {
  const api = await signedInApi(product.url)
  const category = await api.post('/api/categories', { name: 'Follies', subcategories: [{ name: 'Tower' }] })
  await api.post('/api/designs', { title: 'Bell tower', category: category._id, subcategory: 'Tower' })
  await signIn(page, '/admin/designs?search=bell')
  await deleteRow(page, rowOf(page, 'Bell tower'), 'Design')
  await page.goto('/admin/categories?search=follies')
  await deleteRow(page, rowOf(page, 'Follies'), 'Category')
  expect((await request.get('/category/follies')).status()).toBe(410)

  await page.goto('/admin/trash')
  await rowOf(page, 'Bell tower').getByRole('button', { name: 'Restore' }).click()
  const question = page.getByRole('dialog', { name: 'Restore Design' })
  await expect(question).toContainText('Its category "Follies" is in the trash. Restore both?')
  await question.getByRole('button', { name: 'Restore both' }).click()
  await expect(page.getByText('2 items restored')).toBeVisible()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  expect((await request.get('/category/follies')).status()).toBe(200)

  await page.goto('/admin/designs?search=bell')
  await deleteRow(page, rowOf(page, 'Bell tower'), 'Design')
  await page.goto('/admin/categories?search=follies')
  await deleteRow(page, rowOf(page, 'Follies'), 'Category')
  await page.goto('/admin/trash?kind=category')
  await expect(rowOf(page, 'Bell tower')).toHaveCount(0)
  await page.getByLabel('Kind').selectOption('All kinds')
  await expect(rowOf(page, 'Bell tower')).toHaveCount(1)
  await rowOf(page, 'Follies').getByRole('button', { name: 'Delete for good' }).click()
  const askedOfOne = page.getByRole('dialog', { name: 'Delete Category' })
  await expect(askedOfOne).toContainText(
    'Are you sure you want to delete this category? This action cannot be undone.',
  )
  await askedOfOne.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check()
  await bar(page).getByRole('button', { name: 'Delete for good' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete 2 Items' })
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 items deleted for good')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  expect((await request.get('/category/follies')).status()).toBe(404)
})

test('a note to an enquiry that a colleague has deleted meanwhile is kept until that is restored', async ({
  page,
  request,
  product,
}) => {
  const api = await signedInApi(product.url)
  const data = {
    ...{ name: 'Omar Ali', email: 'omar@example.com', phone: '98765 43219' },
    ...{ state: 'Kerala', city: 'Kochi', requirement: 'A house by the water.' },
  }
  const { _id } = await (await request.post('/api/enquiries', { data })).json()
  await signIn(page, `/admin/enquiries/${_id}`)
  const note = page.getByLabel('Private note')
  await note.fill('Call on Sunday')
  await api.delete(`/api/enquiries/${_id}`)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Administrator deleted this')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(note).toHaveValue('Call on Sunday')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()

  await api.delete(`/api/enquiries/${_id}`)
  await page.getByRole('button', { name: 'Mark as Contacted' }).click()
  await expect(page.getByText('Administrator deleted this')).toBeVisible()
})

test('a page of what was deleted says who did it, and brings it back', async ({ page, request, product }) => {
  const api = await signedInApi(product.url)
  const enquiry = await (
    await request.post('/api/enquiries', {
      data: {
        ...{ name: 'Meera Iyer', email: 'meera@example.com', phone: '98765 43210' },
        ...{ state: 'Kerala', city: 'Kochi', requirement: 'A house with a courtyard.' },
      },
    })
  ).json()
  const [design] = (await (await request.get('/api/designs?limit=1')).json()).data
  await signIn(page, '/admin')
  for (const { path, name, pages } of [
    { path: `/api/enquiries/${enquiry._id}`, name: 'Meera Iyer', pages: [`/admin/enquiries/${enquiry._id}`] },
    {
      path: `/api/designs/${design._id}`,
      name: design.title,
      pages: [`/admin/designs/${design._id}`, `/admin/designs/${design._id}/edit`],
    },
  ])
    for (const address of pages) {
      await api.delete(path)
      await page.goto(address)
      await expect(page.getByText('Administrator deleted this')).toBeVisible()
      await page.getByRole('button', { name: 'Restore' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        address.endsWith('edit') ? 'Edit Design' : name,
      )
      await expect(page.getByText('Administrator deleted this')).toHaveCount(0)
    }
  await page.goto('/admin/designs/000000000000000000000000')
  await expect(page.getByText('Design not found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

test('what was restored is moved to the trash again, one or several as one', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const category = await api.post('/api/categories', { name: 'Pavilions', subcategories: [{ name: 'Open' }] })
  const design = await api.post('/api/designs', {
    title: 'Tea pavilion',
    category: category._id,
    subcategory: 'Open',
  })
  await api.delete(`/api/designs/${design._id}`)
  await api.delete(`/api/categories/${category._id}`)
  await signIn(page, '/admin/trash')
  await keepOffers(page)
  const both = [rowOf(page, 'Tea pavilion'), rowOf(page, 'Pavilions')]
  for (const row of both) await row.getByRole('checkbox').check()
  await bar(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('2 items restored')).toBeVisible()
  for (const row of both) await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 items moved to the trash again')).toBeVisible()
  for (const row of both) await expect(row).toHaveCount(1)

  await rowOf(page, 'Tea pavilion').getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore both' }).click()
  for (const row of both) await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  for (const row of both) await expect(row).toHaveCount(1)
})

test('the keyboard goes on in the list at once where Undo is pressed, however long that takes', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  for (const title of ['Follies', 'Well digging', 'Soil tests']) await api.post('/api/services', { title })
  await signIn(page, '/admin/services')
  await keepOffers(page)
  const mayGo = Promise.withResolvers<void>()
  await page.route('**/api/trash/*/restore', async (route) => {
    await mayGo.promise
    await route.continue()
  })
  const undo = page.getByRole('button', { name: 'Undo' })
  for (const [title, count] of [
    ['Soil tests', 1],
    ['Well digging', 2],
  ] as const) {
    await rowOf(page, title).getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(undo).toHaveCount(count)
  }
  const next = rowOf(page, 'Follies').locator(':focus')
  await expect(next).toHaveCount(1)
  await undo.first().press('Enter')
  await expect(undo).toHaveCount(1)
  await expect(next).toHaveCount(1)
  mayGo.resolve()
  await expect(rowOf(page, 'Well digging')).toBeVisible()
  await expect(next).toHaveCount(1)
})
