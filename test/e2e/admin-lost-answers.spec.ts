import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { scene } from '../files/make-files.ts'
import { signedInApi } from './api.ts'
import { keepMessages, loseAnswers, rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

/* What is done in the back-office though its answer was lost. */

const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' })

/** Loses the first answer of each call alone: whoever asks again hears how it went. */
async function loseFirstAnswers(page: Page, address: string | RegExp): Promise<void> {
  const lost = new Set<string>()
  await page.route(address, async (route) => {
    const call = `${route.request().method()} ${route.request().url()}`
    if (route.request().method() === 'GET' || lost.has(call)) return route.continue()
    lost.add(call)
    await route.fetch()
    await route.abort()
  })
}

test('spam that was made an enquiry is found to be one, and what a colleague was quicker with leaves the list', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const one = { email: 'ravi@example.com', phone: '9876500000', state: 'Goa', city: 'Panaji', website: 'x' }
  for (const name of ['Meera Iyer', 'Kiran Das', 'Omar Ali', 'Lata Nair'])
    await api.post('/api/enquiries', { ...one, name, requirement: `A house for ${name}` })
  await signIn(page, '/admin/enquiries/spam')
  await keepMessages(page)
  const accept = (name: string) => rowOf(page, name).getByRole('button', { name: 'Not spam' })
  await expect(accept('Kiran Das')).toBeVisible()
  const [kiran] = (await api.get('/api/spam')).data.filter(
    ({ name }: { name: string }) => name === 'Kiran Das',
  )
  await api.post(`/api/spam/${kiran._id}/accept`, undefined)
  await accept('Kiran Das').press('Enter')
  await expect(page.getByText('It is not in spam any more')).toBeVisible()
  await expect(rowOf(page, 'Kiran Das')).toHaveCount(0)

  // Nor is the list read anew: it stands there as it was.
  await page.route('**/api/spam?*', (route) => route.abort())
  const answerAgain = await loseAnswers(page, 'POST', '**/api/spam/*/accept')
  await accept('Meera Iyer').press('Enter')
  await expect(page.getByText('It could not be made an enquiry')).toBeVisible()
  await answerAgain()
  await page.unroute('**/api/spam?*')
  await accept('Meera Iyer').press('Enter')
  await expect(page.getByText('It is among the new enquiries now')).toBeVisible()
  await expect(rowOf(page, 'Meera Iyer')).toHaveCount(0)

  await loseFirstAnswers(page, '**/api/spam/*/accept')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
  await bar(page).getByRole('button', { name: 'Not spam' }).press('Enter')
  await expect(page.getByText('2 Messages moved to the enquiries')).toBeVisible()
})

test('what was restored or deleted is found to be, of several at once too', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const titles = ['Soil tests', 'Well digging', 'Terrace gardens']
  for (const title of titles) await api.post('/api/services', { title })
  await signIn(page, '/admin/services')
  await keepMessages(page)
  for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).press('Space')
  await loseFirstAnswers(page, /\/api\/(services|trash)\/\w/)
  await bar(page).getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('3 services deleted')).toBeVisible()
  await signIn(page, '/admin/trash')
  await keepMessages(page)
  for (const title of titles.slice(1))
    await page.getByRole('checkbox', { name: `Select ${title}` }).press('Space')
  await bar(page).getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(page.getByText('2 items restored')).toBeVisible()

  await page.route('**/api/trash?*', (route) => route.abort())
  const restore = rowOf(page, 'Soil tests').getByRole('button', { name: 'Restore' })
  await restore.press('Enter')
  await expect(page.getByText('Server connection failed').first()).toBeVisible()
  // By now the press before has come to its end.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/api/trash?*')
  await restore.press('Enter')
  await expect(page.getByText('Service restored')).toBeVisible()
  await expect(rowOf(page, 'Soil tests')).toHaveCount(0)
})

test('a row that was deleted, and an order that was saved, are not said to have failed', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  for (const title of ['Site surveys', 'Kitchen gardens']) await api.post('/api/services', { title })
  await signIn(page, '/admin/services')
  await keepMessages(page)
  await loseFirstAnswers(page, /\/api\/services\/\w/)
  await rowOf(page, 'Site surveys').getByRole('button', { name: 'Move to top' }).press('Enter')
  await expect(page.locator('tbody tr').first()).toContainText('Site surveys')
  await expect.poll(async () => (await api.read('/api/services'))[0].title).toBe('Site surveys')
  await rowOf(page, 'Site surveys').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Service deleted successfully')).toBeVisible()
  await expect(rowOf(page, 'Site surveys')).toHaveCount(0)
  await expect(page.getByText('Failed')).toHaveCount(0)
})

test('statuses of several enquiries that were changed are not said to have failed, and are changed back together', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const one = { email: 'ravi@example.com', phone: '9876500000', state: 'Goa', city: 'Ponda' }
  const names = ['Ivo Rao', 'Jaya Rao', 'Kiran Rao']
  const enquiries: { _id: string }[] = []
  for (const name of names)
    enquiries.push(await api.post('/api/enquiries', { ...one, name, requirement: `A house for ${name}` }))
  const statuses = () =>
    Promise.all(enquiries.map(async ({ _id }) => (await api.get(`/api/enquiries/${_id}`)).data.status))
  await signIn(page, '/admin/enquiries?search=Ponda')
  await keepMessages(page)
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space')
  await loseFirstAnswers(page, `**/api/enquiries/${enquiries[1]?._id}`)
  await bar(page).getByRole('button', { name: 'Resolved' }).press('Enter')
  await expect(page.getByText('3 enquiries marked as resolved')).toBeVisible()
  expect(await statuses()).toEqual(['resolved', 'resolved', 'resolved'])
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('3 enquiries changed back')).toBeVisible()
  expect(await statuses()).toEqual(['new', 'new', 'new'])
})

test('a flag of a design that was set is not said to have failed', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories')
  const placed = { category: category._id, subcategory: category.subcategories[0].name }
  await api.post('/api/designs', { ...placed, title: 'Orchard house' })
  await signIn(page, '/admin/designs?search=Orchard')
  await keepMessages(page)
  await loseFirstAnswers(page, '**/api/designs/*')
  await rowOf(page, 'Orchard house').getByRole('switch', { name: 'Featured' }).press('Space')
  await expect(page.getByText('Design updated successfully!')).toBeVisible()
  await expect(page.getByText('Failed to save design')).toHaveCount(0)
})

test('texts of several files that were saved are nobody else’s', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  for (const number of [41, 42]) await api.upload(`shed ${number}.jpg`, scene(number, 120).jpeg())
  await signIn(page, '/admin/media?search=shed')
  await keepMessages(page)
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save texts' })
  const type = async (text: string) => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
    await bar(page).getByRole('button', { name: 'Alt texts' }).press('Enter')
    await dialog.getByLabel('One text for all').fill(text)
    await dialog.getByRole('button', { name: 'Put into all' }).press('Enter')
  }
  await type('A shed by the lane')
  const answerAgain = await loseAnswers(page, 'PUT', '**/api/media/*')
  await save.press('Enter')
  await expect(page.getByText('2 files described')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  // Where it cannot be looked up either, the list tells it once it is read anew.
  await page.route('**/api/media/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  )
  await type('A shed by the pond')
  await save.press('Enter')
  await expect(page.getByText('2 failed').first()).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(dialog).toContainText('0 files changed')
  await expect(dialog.getByText('Somebody else has changed it')).toHaveCount(0)
  await answerAgain()
})

test('a version that was restored is what the form shows', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const dialog = page.getByRole('dialog')
  const title = page.getByLabel('Title')
  for (const isLookedUp of [true, false]) {
    const { _id } = await api.post('/api/services', { title: 'Before' })
    await api.put(`/api/services/${_id}`, { title: 'After' })
    await signIn(page, `/admin/services/${_id}/edit`)
    await page.getByRole('button', { name: 'Show earlier versions' }).press('Enter')
    await page.getByRole('button', { name: /^Compare/ }).press('Enter')
    await expect(dialog).toContainText('Before')
    const answerAgain = await loseAnswers(page, 'POST', '**/versions/*/restore')
    const address = `**/api/services/${_id}`
    if (!isLookedUp) await page.route(address, (route) => route.abort())
    await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter')
    if (!isLookedUp) {
      await expect(dialog).toContainText('Server connection failed')
      await page.unroute(address)
      await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
    }
    await expect(page.getByText('Version restored').first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(title).toHaveValue('Before')
    await answerAgain()
    await title.fill('Afterwards')
    await page.getByRole('button', { name: 'Update Service' }).press('Enter')
    await expect(page).toHaveURL('/admin/services')
  }
})

test('an administrator who was added is there when they are added again', async ({ page }) => {
  await signIn(page, '/admin/settings?tab=admins')
  const panel = page.getByRole('tabpanel', { name: 'Admins' })
  await panel.getByLabel('Name').fill('Nia Paul')
  await panel.getByLabel('Email').fill('nia@example.com')
  await panel.getByRole('textbox', { name: 'Password' }).fill('a fine password')
  const add = panel.getByRole('button', { name: 'Add Admin' })
  const answerAgain = await loseAnswers(page, 'POST', '**/api/auth/admins')
  await add.press('Enter')
  await expect(panel.getByText('Your changes are still here')).toBeVisible()
  await answerAgain()
  await add.press('Enter')
  await expect(page.getByText('Admin user created successfully')).toBeVisible()
  await expect(rowOf(page, 'nia@example.com')).toHaveCount(1)
})

test('a second factor that was taken off is off', async ({ browser, product }) => {
  const api = await signedInApi(product.url)
  const password = 'a fine password'
  await api.post('/api/auth/admins', { name: 'Tara', email: 'tara@example.com', password, role: 'editor' })
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill('tara@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).press('Enter')
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/settings?tab=password')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Set up…' }).press('Enter')
  await dialog.getByLabel('Current Password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code').fill(new TOTP({ secret }).generate())
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter')
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByRole('button', { name: 'Take off…' }).press('Enter')
  await dialog.getByLabel('Current Password').fill(password)
  await dialog.getByLabel('Code').fill(recovery)
  const takeOff = dialog.getByRole('button', { name: 'Take Off' })
  const answerAgain = await loseAnswers(page, 'POST', '**/api/auth/second-factor/removal')
  await takeOff.press('Enter')
  await expect(dialog).toContainText('Your changes are still here')
  await answerAgain()
  await takeOff.press('Enter')
  await expect(page.getByText('The second factor is taken off')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Set up…' })).toBeVisible()
  await context.close()
})

test('what was saved though its answer was lost is there once, though the page was loaded anew and its draft restored', async ({
  page,
  product,
}) => {
  await signIn(page, '/admin/services/new')
  await page.getByLabel('Title').fill('Structural drawings')
  const answerAgain = await loseAnswers(page, 'POST', '**/api/services')
  await page.getByRole('button', { name: 'Create Service' }).click()
  await expect(page.getByText('Failed to create service')).toBeVisible()
  await answerAgain()
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Structural drawings')
  await page.getByRole('button', { name: 'Create Service' }).click()
  await expect(page).toHaveURL('/admin/services')
  const { data } = await (await signedInApi(product.url)).get('/api/services')
  const titles = data.map(({ title }: { title: string }) => title)
  expect(titles.filter((title: string) => title === 'Structural drawings')).toHaveLength(1)
})
