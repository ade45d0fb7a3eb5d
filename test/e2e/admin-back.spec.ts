import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { rowOf, signIn, stepBack, stepBackFromOverlay, untilAtPage } from './journeys.ts'
import { expect, test } from './product.ts'

const names = ['Asha Rao', 'Omar Ali', 'Lina Paul', 'Ravi Nair']
let enquiry = ''
let service = ''
let file = ''

test.use({ viewport: { width: 390, height: 844 } })

test.beforeAll(async ({ productOf }, info) => {
  const api = await signedInApi((await productOf(info.file)).url)
  const asked = { phone: '98470 33333', city: 'Kochi', state: 'Kerala', requirement: 'A house' }
  for (const name of names) {
    const email = `${name.split(' ')[0]}@example.com`
    enquiry = (await api.post('/api/enquiries', { ...asked, name, email }))._id
  }
  service = (await api.post('/api/services', { title: 'Soil tests' }))._id
  file = await api.picture(90, 60)
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name })

/** Comes to a page from another one of the back-office, which Back leads to. */
async function comeTo(page: Page, path: string) {
  await signIn(page, '/admin')
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
}

test('Back closes a question about a row, and the rows that are selected stay so; the next Back leaves', async ({
  page,
}) => {
  await comeTo(page, '/admin/enquiries?sort=name')
  for (const name of names.slice(0, 3)) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await rowOf(page, 'Ravi Nair').getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page)).toBeVisible()
  await stepBackFromOverlay(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/admin/enquiries?sort=name')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await stepBack(page)
  await expect(page).toHaveURL('/admin')
})

test('where the page is loaded anew with a question open, one step Back leaves it', async ({ page }) => {
  await comeTo(page, '/admin/enquiries')
  await rowOf(page, 'Ravi Nair').getByRole('button', { name: 'Delete' }).click()
  await page.waitForFunction(() => history.state?.overlays)
  await page.reload()
  await untilAtPage(page)
  await expect(heading(page)).toBeVisible()
  await stepBack(page)
  await expect(page).toHaveURL('/admin')
})

for (const [by, close] of [
  ['Cancel', (page: Page) => dialog(page).getByRole('button', { name: 'Cancel' }).click()],
  ['its X', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test(`of a question that was closed by ${by} no entry is left: Back leaves the page at once`, async ({
    page,
  }) => {
    await comeTo(page, '/admin/enquiries')
    await rowOf(page, 'Ravi Nair').getByRole('button', { name: 'Delete' }).click()
    await page.waitForFunction(() => history.state?.overlays)
    await close(page)
    await expect(dialog(page)).toHaveCount(0)
    await untilAtPage(page)
    await stepBack(page)
    await expect(page).toHaveURL('/admin')
  })

for (const name of ['More', 'Export'])
  test(`Back closes the menu ${name}; chosen from or closed otherwise, it leaves no entry`, async ({
    page,
  }) => {
    await comeTo(page, '/admin/enquiries')
    const menu = page.getByRole('menu')
    await page.getByRole('button', { name }).click()
    await stepBackFromOverlay(page)
    await expect(menu).toHaveCount(0)
    await expect(page).toHaveURL('/admin/enquiries')
    await page.getByRole('button', { name }).click()
    await page.waitForFunction(() => history.state?.overlays)
    await page.keyboard.press('Escape')
    await untilAtPage(page)
    if (name === 'More') {
      await page.getByRole('button', { name }).click()
      await page.waitForFunction(() => history.state?.overlays)
      await menu.getByRole('menuitem', { name: 'Settings' }).click()
      await expect(heading(page)).toHaveText('Settings')
      await expect(page).toHaveURL('/admin/settings')
      await stepBack(page)
      await expect(heading(page)).toHaveText('Enquiries')
    }
    await stepBack(page)
    await expect(page).toHaveURL('/admin')
  })

test('from the list that a deletion leads to, each step Back leads to another page', async ({ page }) => {
  await comeTo(page, '/admin/media')
  await page.locator(`main a[href="/admin/media/${file}"]`).first().click()
  await expect(page).toHaveURL(`/admin/media/${file}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForFunction(() => history.state?.overlays)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('File deleted successfully')).toBeVisible()
  await expect(heading(page)).toHaveText('Media')
  await untilAtPage(page)
  for (const before of [`/admin/media/${file}`, '/admin/media', '/admin']) {
    await stepBack(page)
    await expect(page).toHaveURL(before)
  }
})

test('where a link is followed from within a dialog, Back leads from its page to the one below the dialog', async ({
  page,
}) => {
  await comeTo(page, '/admin/enquiries')
  await rowOf(page, 'Ravi Nair').getByRole('button', { name: 'Delete' }).click()
  await page.waitForFunction(() => history.state?.overlays)
  // As a link within it does, with what the page holds of it.
  await page
    .locator('nav a[href="/admin/designs"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(heading(page)).toHaveText('Designs')
  await expect(dialog(page)).toHaveCount(0)
  await stepBack(page)
  await expect(heading(page)).toHaveText('Enquiries')
  await expect(dialog(page)).toHaveCount(0)
  await stepBack(page)
  await expect(page).toHaveURL('/admin')
})

test('Back asks before a dialog is closed in which something was typed, and then closes the question alone', async ({
  page,
}) => {
  await comeTo(page, `/admin/enquiries/${enquiry}`)
  await page.getByRole('button', { name: 'Thank and call' }).click()
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('Thank you for asking.')
  const question = dialog(page, 'Leave without saving?')
  for (let time = 0; time < 2; time += 1) {
    await stepBackFromOverlay(page)
    await expect(question).toBeVisible()
    await page.waitForFunction(() => history.state?.overlays === 2)
    await stepBack(page)
    await expect(question).toHaveCount(0)
    await expect(text).toHaveValue('Thank you for asking.')
  }
  await stepBackFromOverlay(page)
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(`/admin/enquiries/${enquiry}`)
  await untilAtPage(page)
  await stepBack(page)
  await expect(page).toHaveURL('/admin')
})

test('Back neither closes nor leaves what is under way, and closes it once it is done', async ({ page }) => {
  await comeTo(page, '/admin/enquiries')
  const { promise: mayFail, resolve: letFail } = Promise.withResolvers<void>()
  await page.route('**/api/enquiries/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    await mayFail
    await route.fulfill({ status: 503, json: {} })
  })
  await rowOf(page, 'Ravi Nair').getByRole('button', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  for (let time = 0; time < 2; time += 1) {
    await stepBackFromOverlay(page)
    await page.waitForFunction(() => history.state?.overlays)
    await expect(dialog(page)).toBeVisible()
  }
  letFail()
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeEnabled()
  await stepBackFromOverlay(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/admin/enquiries')
})

test('Back closes what asks to sign in again, over what has asked for it, and nothing else', async ({
  page,
}) => {
  await comeTo(page, '/admin/enquiries')
  await rowOf(page, 'Ravi Nair').getByRole('button', { name: 'Delete' }).click()
  await page.evaluate(() => localStorage.setItem('token', 'ended'))
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  const signInAgain = dialog(page, 'Sign in to continue')
  await expect(signInAgain).toBeVisible()
  await page.waitForFunction(() => history.state?.overlays === 2)
  await stepBack(page)
  await expect(signInAgain).toHaveCount(0)
  await expect(dialog(page, 'Delete Enquiry')).toBeVisible()
  await stepBackFromOverlay(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/admin/enquiries')
})

test('a form that was changed is asked about as before, with a menu closed before or left open', async ({
  page,
}) => {
  const path = `/admin/services/${service}/edit`
  await signIn(page, '/admin/services')
  await page.locator(`main a[href="${path}"]`).first().click()
  await page.getByLabel('Title').fill('Soil tests, anew')
  await page.getByRole('button', { name: 'More' }).click()
  await stepBackFromOverlay(page)
  await expect(page.getByRole('menu')).toHaveCount(0)
  const question = dialog(page, 'Leave without saving?')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'More' }).click()
  await page.waitForFunction(() => history.state?.overlays)
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(question).toBeVisible()
  await untilAtPage(page)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByLabel('Title')).toHaveValue('Soil tests, anew')
  await stepBack(page)
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/services')
})
