import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { signedInApi } from './api.ts'
import { holdBack, signIn, untilAtPage } from './journeys.ts'
import { expect, test } from './product.ts'

const names = ['Asha Rao', 'Meera Iyer', 'Ravi Shah']

test.beforeAll(async ({ productOf }, { file }) => {
  const { url } = await productOf(file)
  const api = await signedInApi(url)
  for (const [index, name] of names.entries())
    await api.post('/api/enquiries', {
      name,
      email: `${index}@example.com`,
      phone: `+91 98470 1234${index}`,
      city: 'Kochi',
      state: 'Kerala',
      requirement: 'A house with a court',
    })
})

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const person = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('? shows the keys, / leads into the search, and what is typed there is text', async ({ page }) => {
  await signIn(page, '/admin/designs')
  const search = page.getByLabel('Search designs')
  await expect(search).toBeVisible()
  await page.keyboard.press('?')
  await expect(list(page)).toContainText('Mark as contacted')
  await expectAccessible(page)
  // Over the page, letters are not for it.
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(search).not.toBeFocused()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('a/?n')
  await expect(search).toHaveValue('a/?n')
  await expect(list(page)).toHaveCount(0)
})

test('an enquiry is gone through by letters: on to the next, a note, contacted, resolved', async ({
  page,
}) => {
  await signIn(page, '/admin/enquiries')
  await expect(page.getByRole('row').filter({ hasText: 'Ravi Shah' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(person(page, 'Ravi Shah')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next enquiry' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark as Contacted' }).focus()
  await page.keyboard.press('j')
  await expect(person(page, 'Meera Iyer')).toBeFocused()
  await page.keyboard.press('k')
  await expect(person(page, 'Ravi Shah')).toBeFocused()

  await page.keyboard.press('n')
  const note = page.getByLabel('Private note')
  await expect(note).toBeFocused()
  await page.keyboard.type('rings on Monday, jeep')
  await expect(note).toHaveValue('rings on Monday, jeep')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Note added')).toBeVisible()
  await expect(note).toHaveValue('')

  const contacted = page.getByRole('button', { name: 'Mark as Contacted' })
  const resolved = page.getByRole('button', { name: 'Mark as Resolved' })
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('e')
  await expect(contacted).toBeDisabled()
  await expect(resolved).toBeEnabled()
  await page.keyboard.press('r')
  await expect(resolved).toBeDisabled()
  await expect(page.getByText('Resolved', { exact: true }).first()).toBeVisible()
  await expect(contacted).toBeEnabled()
  // Longer than the focus takes to go on from where it is lost: the keyboard stays where it was.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
  await expect(page.locator('main button:focus, main a:focus')).toHaveCount(0)
})

/** Presses E, and R while the answer to E is held back. @returns the statuses that were asked for, and what lets the first one go on */
async function pressBoth(page: Page) {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  const said: unknown[] = []
  await page.route('**/api/enquiries/*', async (route) => {
    if (route.request().method() === 'PUT' && said.push(route.request().postDataJSON().status) === 1)
      await mayCome
    await route.continue()
  })
  await page.keyboard.press('e')
  await expect.poll(() => said).toEqual(['contacted'])
  await page.keyboard.press('r')
  return { said, letCome }
}

test('a letter that is pressed while another status is saved is done after it', async ({ page }) => {
  await signIn(page, '/admin/enquiries')
  await page.getByRole('link', { name: 'Asha Rao', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mark as Contacted' })).toBeEnabled()
  const { said, letCome } = await pressBoth(page)
  letCome()
  await expect(page.getByText('Resolved', { exact: true }).first()).toBeVisible()
  expect(said).toEqual(['contacted', 'resolved'])
  await expect(page.getByText('Failed to update enquiry')).toHaveCount(0)
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0)
})

test('a letter that waits while another status is saved is done though the page is left', async ({
  page,
}) => {
  await signIn(page, '/admin/enquiries')
  await page.getByRole('link', { name: 'Asha Rao', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Previous enquiry' }).first()).toBeVisible()
  const { said, letCome } = await pressBoth(page)
  await page.keyboard.press('k')
  await expect(person(page, 'Meera Iyer')).toBeVisible()
  letCome()
  await expect.poll(() => said).toEqual(['contacted', 'resolved'])
  await page.keyboard.press('j')
  await expect(person(page, 'Asha Rao')).toBeVisible()
  await expect(page.getByText('Resolved', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Failed to update enquiry')).toHaveCount(0)
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0)
})

test('R marks the row that has the focus as resolved, and the focus goes on to the next', async ({
  page,
}) => {
  await signIn(page, '/admin/enquiries?status=new')
  const nameOf = (name: string) => page.getByRole('link', { name, exact: true })
  await nameOf('Meera Iyer').focus()
  await page.keyboard.press('r')
  await expect(nameOf('Meera Iyer')).toHaveCount(0)
  await expect(nameOf('Asha Rao')).toBeFocused()
  await page.goto('/admin/enquiries?status=resolved')
  await expect(nameOf('Meera Iyer')).toBeVisible()
})

test('letters that are switched off act in a row alone, in this browser from then on', async ({ page }) => {
  await signIn(page, '/admin/enquiries')
  const [first, search] = [
    page.getByRole('link', { name: 'Ravi Shah', exact: true }),
    page.getByLabel('Search enquiries'),
  ]
  await expect(first).toBeVisible()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  const letters = page.getByRole('switch', { name: 'Single letters act on a page' })
  await expect(letters).toBeChecked()
  await page.getByText('Single letters act on a page').click()
  await expect(letters).not.toBeChecked()
  await expect(list(page).getByText('Search the list')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await untilAtPage(page)
  await page.reload()
  await expect(first).toBeVisible()
  for (const key of ['?', '/', 'j']) await page.keyboard.press(key)
  await expect(search).not.toBeFocused()
  await expect(page.locator('tr :focus')).toHaveCount(0)
  await first.focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Ravi Shah', exact: true })).not.toBeFocused()
  await expect(page.locator('tr :focus')).toHaveCount(1)
  await expect(list(page)).toHaveCount(0)
})

test('letters that are pressed on the way to the next enquiry do nothing to the one before', async ({
  page,
}) => {
  await signIn(page, '/admin/enquiries')
  await page.getByRole('link', { name: 'Ravi Shah', exact: true }).click()
  const next = page.getByRole('link', { name: 'Next enquiry' }).first()
  await expect(next).toBeVisible()
  const path = (await next.getAttribute('href'))?.replace('/admin/', '/api/') ?? ''
  const changes: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && changes.push(request.url()))
  const goOn = await holdBack(page, path)
  for (const key of ['j', 'j', 'e', 'r']) await page.keyboard.press(key)
  await goOn()
  await expect(person(page, 'Ravi Shah')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark as Contacted' })).toBeVisible()
  expect(changes).toEqual([])
})

test('where there is no sidebar, the keys are found under More', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await signIn(page, '/admin/designs')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect(list(page)).toBeVisible()
})
