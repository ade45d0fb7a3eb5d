import { signedInApi } from './api.ts'
import { deleteRow, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

test('spam that is deleted comes back by Undo, and later from what was deleted', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  for (const name of ['Best prices', 'Cheap visitors'])
    await api.post('/api/enquiries', { name, website: 'x' })
  await signIn(page, '/admin/enquiries/spam')
  const message = (name: string) => page.getByRole('row').filter({ hasText: name })
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No spam')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(message('Best prices')).toBeVisible()
  await deleteRow(page, message('Cheap visitors'), 'Message')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('What was deleted')
  await expect(message('Best prices')).toHaveCount(0)
  await message('Cheap visitors').getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('What lies in spam')
  await expect(message('Cheap visitors')).toBeVisible()
})

test('spam that is taken for an enquiry is spam again by Undo, one or several', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const one = { email: 'ravi@example.com', phone: '9876500000', state: 'Goa', city: 'Panaji', website: 'x' }
  for (const name of ['Meera Iyer', 'Kiran Das'])
    await api.post('/api/enquiries', { ...one, name, requirement: `A house for ${name}` })
  await signIn(page, '/admin/enquiries/spam')
  const message = (name: string) => page.getByRole('row').filter({ hasText: name })
  const undo = page.getByRole('button', { name: 'Undo' })
  await message('Meera Iyer').getByRole('button', { name: 'Not spam' }).click()
  await expect(message('Meera Iyer')).toHaveCount(0)
  await undo.click()
  await expect(message('Meera Iyer')).toBeVisible()
  await expect(page.getByText('It was put back into spam')).toBeVisible()
  for (const name of ['Meera Iyer', 'Kiran Das']) await message(name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Not spam' }).first().click()
  await expect(page.getByText('2 Messages moved to the enquiries')).toBeVisible()
  await undo.click()
  await expect(message('Kiran Das')).toBeVisible()
  expect((await api.get('/api/enquiries?search=Kiran')).pagination.total).toBe(0)
})

test('an enquiry that is spam is marked as such, alone or with others, and is again what it was', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const ids = await api.enquiries(['Best backlinks', 'Free rankings'], {
    requirement: 'Backlinks for your website',
  })
  await api.post(`/api/enquiries/${ids.get('Best backlinks')}/notes`, { text: 'Writes every week.' })
  await signIn(page, '/admin/enquiries?search=backlinks')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row('Best backlinks').getByRole('link', { name: 'View' }).click()
  await page.getByRole('button', { name: 'Mark as spam' }).click()
  await expect(page).toHaveURL(/\/admin\/enquiries\?search=backlinks$/)
  await expect(row('Best backlinks')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('Best backlinks')).toBeVisible()

  for (const name of ['Best backlinks', 'Free rankings']) await row(name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Spam', exact: true }).first().click()
  await expect(page.getByText('2 Enquiries marked as spam')).toBeVisible()
  await page.goto(`/admin/enquiries/${ids.get('Best backlinks')}`)
  await expect(page.getByText('Administrator marked this enquiry as spam.')).toBeVisible()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText('Writes every week.')).toBeVisible()

  await page.goto('/admin/enquiries')
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Spam' }).click()
  await expect(row('Free rankings').getByText(/^Marked by Administrator on/)).toBeVisible()
  await row('Free rankings').getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText('It is among the enquiries again')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('Free rankings')).toBeVisible()
  expect((await api.get('/api/enquiries?search=rankings')).pagination.total).toBe(0)
  await row('Free rankings').getByRole('button', { name: 'Not spam' }).click()
  await expect(row('Free rankings')).toHaveCount(0)
  expect((await api.get(`/api/enquiries/${ids.get('Free rankings')}`)).data.name).toBe('Free rankings')
})
