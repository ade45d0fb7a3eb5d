import type { Page } from '@playwright/test'
import { expectSound, phone } from './accessible.ts'
import { signedInApi } from './api.ts'
import { deleteRow, keepMessages, keepOffers, rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const replies = '/admin/enquiries/replies'
let enquiry = ''
let code = ''
const colleague = { name: 'Nila', email: 'nila@example.com', password: 'a fine password', role: 'enquiries' }

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  await api.put('/api/settings', { websiteName: 'Studio Kaveri' })
  const design = await api.post('/api/designs', { ...(await api.place()), title: 'Courtyard house' })
  code = design.code
  enquiry = (await api.enquiries(['Asha Rao'], { designId: design._id })).get('Asha Rao') ?? ''
  await api.post('/api/auth/admins', colleague)
})

/** Signs in whoever may do nothing but answer enquiries. */
async function signInColleague(page: Page, path: string) {
  await page.goto('/favicon.svg')
  const user = await (await page.request.post('/api/auth/login', { data: colleague })).json()
  await page.evaluate((user) => {
    localStorage.setItem('token', user.token)
    localStorage.setItem('currentUser', JSON.stringify(user))
  }, user)
  await page.goto(path)
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const textField = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const buttons = (page: Page) => page.getByRole('region', { name: 'Quick replies' }).getByRole('button')

test('whoever answers enquiries writes a quick reply on a phone, and answers with it, filled in', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.setViewportSize(phone)
  await signInColleague(page, `/admin/enquiries/${enquiry}`)
  await expect(buttons(page)).toHaveText(['Thank and call', 'Ask for details', 'Propose a meeting'])
  await page.getByRole('link', { name: 'Edit quick replies' }).click()
  await expect(page.getByRole('heading', { name: 'None of your own yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Add quick reply' }).click()
  await nameField(page).fill('Fees and stages')
  await textField(page).fill('Dear {nom},\n\n')
  await page.getByRole('button', { name: 'Insert {link}' }).click()
  await expect(textField(page)).toBeFocused()
  await page.keyboard.type('\n{firm}')
  await page.getByRole('button', { name: 'Add quick reply' }).click()
  const unknown = '{nom} stands for nothing here; there is {name}, {enquiry}, {link}, {firm}'
  await expect(page.getByText(unknown)).toBeVisible()
  await expect(textField(page)).toHaveValue('Dear {nom},\n\n{link}\n{firm}')
  await textField(page).fill('Dear {name},\n\n{link}\n{firm}')
  const { origin } = new URL(page.url())
  await expect(preview(page)).toContainText(`Dear Asha Rao,\n\n${origin}/designs/ARC-1001\nStudio Kaveri`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.getByRole('button', { name: 'Add quick reply' }).click()
  await expect(rowOf(page, 'Fees and stages')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)

  await page.getByRole('link', { name: 'Back to the enquiry' }).click()
  await expect(buttons(page)).toHaveText([
    'Thank and call',
    'Ask for details',
    'Propose a meeting',
    'Fees and stages',
  ])
  await page.getByRole('button', { name: 'Fees and stages' }).click()
  const chat = page.getByRole('dialog').getByRole('link', { name: 'Open in WhatsApp' })
  const address = new URL((await chat.getAttribute('href')) ?? '')
  expect(address.searchParams.get('text')).toBe(`Dear Asha Rao,\n\n${origin}/designs/${code}\nStudio Kaveri`)
})

test('one of the product’s is changed: the firm’s own stands in its place, under a name that is taken then', async ({
  page,
}) => {
  await signInColleague(page, replies)
  const builtIn = page.getByRole('region', { name: 'Built in' }).getByRole('listitem')
  await builtIn.filter({ hasText: 'Ask for details' }).getByRole('link', { name: 'Change' }).click()
  await expect(page.getByText('Replaces the built-in “Ask for details”.')).toBeVisible()
  await expect(textField(page)).toHaveValue(/^Hello \{name\},\n\nThank you for \{enquiry\}\./)
  await textField(page).fill('How large is your plot, {name}?')
  await nameField(page).fill('FEES and stages')
  await page.getByRole('button', { name: 'Add quick reply' }).click()
  await expect(page.getByText('A quick reply with this name already exists').first()).toBeVisible()
  await expect(textField(page)).toHaveValue('How large is your plot, {name}?')
  await nameField(page).fill('Ask for details')
  await page.getByRole('button', { name: 'Add quick reply' }).click()
  await expect(builtIn.filter({ hasText: 'Ask for details' })).toContainText('Replaced by yours')

  await page.goto(`/admin/enquiries/${enquiry}`)
  await expect(buttons(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Ask for details' }).click()
  await expect(page.getByRole('dialog').getByLabel('Text')).toHaveValue('How large is your plot, Asha Rao?')
})

test('a quick reply is edited; what somebody else has changed meanwhile is shown beside what is typed', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  await signIn(page, replies)
  await rowOf(page, 'Fees and stages').getByRole('link', { name: 'Edit' }).click()
  await textField(page).fill('Mine, {name}')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(textField(page)).toHaveValue('Mine, {name}')
  const { data } = await api.get('/api/replies')
  const { _id } = data.find(({ name }: { name: string }) => name === 'Fees and stages')
  await api.put(`/api/replies/${_id}`, { text: 'Theirs, {name}' })
  await page.getByRole('button', { name: 'Save quick reply' }).click()
  const conflict = page.getByRole('dialog', { name: 'This quick reply was changed by someone else' })
  await expect(conflict).toContainText('Theirs, {name}')
  await expect(conflict).toContainText('Mine, {name}')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(rowOf(page, 'Fees and stages')).toContainText('Mine, {name}')
})

test('one that somebody else has deleted meanwhile is added again as it is typed, and edited on', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const { _id } = await api.post('/api/replies', { name: 'Site visit', text: 'May we come, {name}?' })
  await signInColleague(page, `${replies}/${_id}/edit`)
  await textField(page).fill('May we see the plot, {name}?')
  await api.delete(`/api/replies/${_id}`)
  await page.getByRole('button', { name: 'Other ways to save' }).click()
  await page.getByRole('menuitem', { name: 'Save and keep editing' }).click()
  await expect(page.getByText('Quick reply saved')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(_id))
  await expect(textField(page)).toHaveValue('May we see the plot, {name}?')

  await api.delete(`/api/replies/${page.url().split('/').at(-2)}`)
  await textField(page).fill('May we see the house, {name}?')
  await page.getByRole('button', { name: 'Save quick reply' }).click()
  await expect(rowOf(page, 'Site visit')).toContainText('May we see the house, {name}?')
  await expect(page).toHaveURL(replies)
})

test('a quick reply is deleted and had back by Undo', async ({ page }) => {
  await signInColleague(page, replies)
  await keepOffers(page)
  await keepMessages(page)
  await deleteRow(page, rowOf(page, 'Fees and stages'), 'Quick Reply')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Quick reply restored')).toBeVisible()
  await expect(rowOf(page, 'Fees and stages')).toContainText('Mine, {name}')
  await expectSound(page, replies)
})

test('where the firm’s own are not answered, the product’s are there', async ({ page }) => {
  await page.route('**/api/replies', (route) => route.abort())
  await signIn(page, `/admin/enquiries/${enquiry}`)
  await expect(buttons(page)).toHaveText(['Thank and call', 'Ask for details', 'Propose a meeting'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})
