import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { enquiryNotice } from '#contract/enquiry-notice.ts'
import { findingsOn } from './accessible.ts'
import { signedInApi } from './api.ts'
import { deleteRow, holdBack, keepOffers, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const requirement = 'A courtyard house on a 40 by 60 ft plot.'

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories')
  const fileId = await api.picture(900, 600)
  const design = await api.post('/api/designs', {
    title: 'Courtyard house',
    category: category._id,
    subcategory: category.subcategories[0].name,
    images: [{ fileId }],
  })
  const settings = await api.put('/api/settings', { websiteName: 'Studio Kaveri' })
  await api.enquiries(['Ravi Shah', 'Asha Rao', 'Meera Iyer'], {
    requirement,
    designId: design._id,
    agreedTo: enquiryNotice(settings, settings.words),
  })
})

const history = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem')

test('a phone shows three enquiries at once, and answers each from the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/admin/enquiries')
  const cards = page.getByRole('row').filter({ hasText: 'Mysuru, Karnataka' })
  await expect(cards).toHaveCount(3)
  const heights = await cards.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(260)
  const answer = page.getByRole('link', { name: 'WhatsApp Asha Rao' })
  await expect(answer).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?text=.*Asha/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(answer).toBeHidden()
})

test('the list is narrowed to what came in a period, and to what was searched for in it', async ({
  page,
}) => {
  await signIn(page, '/admin/enquiries')
  const rows = page.getByRole('row').filter({ hasText: 'Mysuru, Karnataka' })
  const received = page.getByLabel('Received', { exact: true })
  await expect(rows).toHaveCount(3)
  await received.selectOption('Last month')
  await expect(page.getByText('No enquiries found')).toBeVisible()
  await received.selectOption('This month')
  await expect(rows).toHaveCount(3)
  await page.getByLabel('Search enquiries').fill('asha')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-01&to=.*search=asha/)
  await page.reload()
  await expect(received).toHaveValue('month')
  await page.goto('/admin/enquiries?from=2026-01-02')
  await expect(received.locator(':checked')).toHaveText('Other days')
  await page.getByRole('link', { name: 'Remove filter Received: since 02 Jan 2026' }).click()
  await expect(received.locator(':checked')).toHaveText('Any time')
})

test('an enquiry shows its design, takes notes and a status, and tells who did what when', async ({
  page,
}) => {
  await signIn(page, '/admin/enquiries')
  await page.getByRole('row').filter({ hasText: 'Asha Rao' }).getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Rao')
  await expect(page.getByRole('link', { name: /Courtyard house/ }).locator('img')).toBeVisible()
  await expect(history(page)).toHaveText([/Received from ARC-1001.*Website/])

  const note = page.getByLabel('Private note')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note is required')).toBeVisible()
  await note.fill('Wants to begin in March.\nCall after six.')
  await note.press('Control+Enter')
  await expect(page.getByText('Note added')).toBeVisible()
  await expect(note).toHaveValue('')
  await page.getByRole('button', { name: 'Mark as Contacted' }).click()
  await expect(page.getByText('Enquiry status updated')).toBeVisible()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(history(page)).toHaveText([
    /Contacted → New.*Administrator/,
    /New → Contacted.*Administrator/,
    /Note.*Administrator.*Wants to begin in March/s,
    /Received from ARC-1001/,
  ])
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0)
  expect((await findingsOn(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await deleteRow(page, history(page).filter({ hasText: 'Wants to begin' }), 'Note')
  await expect(history(page).filter({ hasText: 'Note deleted' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  const written = history(page).filter({ hasText: 'Wants to begin' })
  await expect(written).toHaveCount(1)
  await deleteRow(page, written, 'Note')
  await page.getByText('Deleted notes (1)').click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(written).toHaveCount(1)
  await expect(page.getByText('Deleted notes')).toHaveCount(0)
})

test('the enquiries of the list follow one another', async ({ page }) => {
  await signIn(page, '/admin/enquiries?status=new')
  await page.getByRole('row').filter({ hasText: 'Asha Rao' }).getByRole('link', { name: 'View' }).click()
  await page.getByRole('link', { name: 'Next enquiry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ravi Shah')
  await expect(page.getByRole('link', { name: 'Next enquiry' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Previous enquiry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Rao')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/admin/enquiries?status=new')
})

test('a note that was typed and not added is there again as the page is opened anew', async ({ page }) => {
  await signIn(page, '/admin/enquiries')
  await page.getByRole('link', { name: 'Meera Iyer', exact: true }).click()
  const note = page.getByLabel('Private note')
  await note.fill('Called, wants a visit on Sunday')
  // As a phone does with a page behind a chat: nothing is asked.
  const address = page.url()
  const context = page.context()
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  const noteAgain = again.getByLabel('Private note')
  await expect(noteAgain).toHaveValue('Called, wants a visit on Sunday')
  await expect(again.getByText('This was typed here and not added yet.')).toBeVisible()
  await again.getByRole('button', { name: 'Add note' }).click()
  await expect(again.getByText('Note added')).toBeVisible()
  await expect(noteAgain).toHaveValue('')
  await expect(again.getByText('Only administrators see it. Ctrl+Enter adds it.')).toBeVisible()
  await again.reload()
  await expect(noteAgain).toHaveValue('')
  await expect(history(again).filter({ hasText: 'wants a visit on Sunday' })).toHaveCount(1)
})

test('a caller who is sought among the new enquiries is found among all', async ({ page }) => {
  await signIn(page, '/admin/enquiries?status=resolved')
  await page.getByLabel('Search enquiries').fill('43210')
  await page.getByRole('link', { name: 'Search all enquiries' }).click()
  await expect(page).toHaveURL('/admin/enquiries?search=43210')
  await expect(page.getByRole('row').filter({ hasText: 'Mysuru, Karnataka' })).toHaveCount(3)
  await expect(page.getByLabel('Search enquiries')).toHaveValue('43210')
})

test('who has gone from one enquiry to the next comes back to the list by one step, to the row of the last', async ({
  page,
}) => {
  // A window in which one row has room at a time.
  await page.setViewportSize({ width: 390, height: 500 })
  await signIn(page, '/admin/enquiries')
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await rowOf('Meera Iyer').getByRole('link', { name: 'View' }).click()
  const foot = page.getByRole('navigation', { name: 'Enquiries of the list, after this one' })
  for (const name of ['Asha Rao', 'Ravi Shah']) {
    await foot.getByRole('link', { name: 'Next enquiry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
  await expect(rowOf('Ravi Shah').getByRole('link', { name: 'Ravi Shah', exact: true })).toBeFocused()
  await expect(rowOf('Ravi Shah')).toBeInViewport({ ratio: 0.4 })
})

test('who marks enquiries one by one goes on from the next row, and can take each back', async ({ page }) => {
  await signIn(page, '/admin/enquiries?status=new')
  await keepOffers(page)
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(rowOf('Asha Rao')).toBeVisible()
  await expect(page.getByRole('link', { name: 'New', exact: true })).toHaveText(/^New\s*3$/)
  const nameOf = (name: string) => rowOf(name).getByRole('link', { name, exact: true })
  // Where no row has the focus nothing is marked, and J leads to the first.
  await page.keyboard.press('e')
  for (const [key, name] of [
    ['j', 'Meera Iyer'],
    ['j', 'Asha Rao'],
    ['k', 'Meera Iyer'],
    ['j', 'Asha Rao'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(nameOf(name)).toBeFocused()
  }
  await expect(page.getByRole('link', { name: 'New', exact: true })).toHaveText(/^New\s*3$/)
  const contacted = rowOf('Asha Rao').getByRole('button', { name: 'Contacted' })
  const undo = page.getByRole('button', { name: 'Undo' })
  for (const mark of [() => page.keyboard.press('e'), () => contacted.press('Enter')]) {
    await mark()
    await expect(rowOf('Asha Rao')).toHaveCount(0)
    await expect(nameOf('Ravi Shah')).toBeFocused()
    await expect(page.getByRole('link', { name: 'New', exact: true })).toHaveText(/^New\s*2$/)
    await undo.click()
    // What the first time said may still stand when the second one is said.
    await expect(page.getByText('Enquiry status changed back').first()).toBeVisible()
    await expect(rowOf('Asha Rao')).toBeVisible()
    await expect(undo).toHaveCount(0)
  }
  await rowOf('Asha Rao').getByRole('link', { name: 'View' }).click()
  await page.getByRole('button', { name: 'Mark as Contacted' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Mark as Resolved' })).toBeFocused()
  await undo.click()
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0)
})

test('who marks two enquiries before the first is saved sees both changes, and goes on from the next row', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  await signIn(page, '/admin/enquiries?status=new')
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  const nameOf = (name: string) => rowOf(name).getByRole('link', { name, exact: true })
  const both = ['Meera Iyer', 'Asha Rao']
  const ids = await Promise.all(both.map(async (name) => (await nameOf(name).getAttribute('id')) ?? ''))
  const [first, second] = await Promise.all(ids.map((id) => holdBack(page, `/api/enquiries/${id}`)))
  await nameOf('Meera Iyer').focus()
  for (const [index, name] of both.entries()) {
    if (index > 0) await page.keyboard.press('j')
    await expect(nameOf(name)).toBeFocused()
    await page.keyboard.press('e')
    await expect(rowOf(name).getByRole('button', { name: 'Contacted' })).toBeDisabled()
  }
  await first?.()
  await expect(page.getByRole('link', { name: 'New', exact: true })).toHaveText(/^New\s*2$/)
  await expect(rowOf('Asha Rao').getByRole('button', { name: 'Contacted' })).toBeDisabled()
  await second?.()
  await expect(rowOf('Asha Rao')).toHaveCount(0)
  await expect(nameOf('Ravi Shah')).toBeFocused()
  for (const id of ids) await api.put(`/api/enquiries/${id}`, { status: 'new' })
})

test('a status that a colleague has given meanwhile is not overwritten, and is shown', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const of = async (name: string) => (await api.get(`/api/enquiries?search=${name}`)).data[0]
  const { _id } = await of('Ravi')
  const give = (status: string) => api.put(`/api/enquiries/${_id}`, { status })
  const row = page.getByRole('row').filter({ hasText: 'Ravi Shah' })
  const contacted = row.getByRole('button', { name: 'Contacted' })
  const undo = page.getByRole('button', { name: 'Undo' })
  await signIn(page, '/admin/enquiries')
  await expect(contacted).toBeEnabled()
  await give('resolved')
  await contacted.click()
  await expect(page.getByText('This enquiry was changed by someone else.').first()).toBeVisible()
  await expect(row).toContainText('Resolved')
  expect((await of('Ravi')).status).toBe('resolved')

  // What is read anew after the refusal would tell of the next change.
  await page.goto('/admin/enquiries')
  await page.waitForLoadState('networkidle')
  await expect(contacted).toBeEnabled()
  await give('contacted')
  await contacted.click()
  await expect(page.getByText('Enquiry status updated')).toBeVisible()
  await expect(undo).toHaveCount(0)
  await expect(contacted).toBeDisabled()

  await give('new')
  await page.goto(`/admin/enquiries/${_id}`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Mark as Contacted' })).toBeEnabled()
  await give('resolved')
  await page.getByRole('button', { name: 'Mark as Contacted' }).click()
  await expect(page.getByRole('button', { name: 'Mark as Resolved' })).toBeDisabled()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await undo.click()
  await expect(page.getByRole('button', { name: 'Mark as Resolved' })).toBeDisabled()
  expect((await of('Ravi')).status).toBe('resolved')
  await give('new')
})

test('a quick reply holds the name, is changed before it leaves, and offers to mark the enquiry', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await signIn(page, '/admin/enquiries')
  await page.getByRole('row').filter({ hasText: 'Meera Iyer' }).getByRole('link', { name: 'View' }).click()
  await page.getByRole('button', { name: 'Thank and call' }).click()
  const dialog = page.getByRole('dialog', { name: 'Thank and call' })
  const reply = dialog.getByLabel('Text')
  await expect(reply).toHaveValue(/^Hello Meera Iyer,.*Courtyard house \(ARC-1001\).*Studio Kaveri$/s)
  await reply.fill('Hello Meera Iyer, 5 + 5 & more?')
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click()
  await expect(reply).toHaveValue('Hello Meera Iyer, 5 + 5 & more?')
  const mail = await dialog.getByRole('link', { name: 'Open in email' }).getAttribute('href')
  expect(mail).toMatch(
    /^mailto:someone@example\.com\?subject=Your%20enquiry[^+]*&body=Hello%20Meera%20Iyer[^+]*$/,
  )
  await expect(dialog.getByRole('button', { name: 'Mark as Contacted' })).toHaveCount(0)
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Open in WhatsApp' }).click(),
  ])
  await chat.waitForURL('https://wa.me/**')
  const address = new URL(chat.url())
  expect([address.pathname, address.searchParams.get('text')]).toEqual([
    '/919876543210',
    'Hello Meera Iyer, 5 + 5 & more?',
  ])
  await chat.close()
  await expect(dialog.getByText('Nothing is sent until you send it there.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Mark as Contacted' }).click()
  await expect(dialog).toBeHidden()
  await expect(history(page).first()).toContainText('New → Contacted')
})

test('the record of changes is read day by day, narrowed, and leads to what was changed', async ({
  page,
}) => {
  await signIn(page, '/admin/settings')
  await page.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: 'changed' }).first()).toHaveText(
    /Administrator changed the enquiry of Meera IyerStatus: New → Contacted/,
  )
  await expect(rows.filter({ hasText: 'Administrator added the design Courtyard house' })).toHaveCount(1)
  await page.getByLabel('What').selectOption('Enquiries')
  await page.getByLabel('Who').selectOption('Website')
  await expect(page).toHaveURL('/admin/settings/activity?kind=enquiry&account=website')
  await expect(rows).toHaveText([/Meera Iyer/, /Asha Rao/, /Ravi Shah/])
  await page.getByLabel('What').selectOption('Banners')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await rows.filter({ hasText: 'added the design' }).getByRole('link', { name: 'Courtyard house' }).click()
  await expect(page).toHaveURL(/\/admin\/designs\/[0-9a-f]{24}$/)
})

test('where the line is lost after a change, what is typed, selected and said of it stays', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const { data } = await api.get('/api/enquiries')
  for (const { _id } of data) await api.put(`/api/enquiries/${_id}`, { status: 'new' })
  const ravi = (await api.get('/api/enquiries?search=Ravi')).data[0]._id
  const loseLine = () =>
    page.route('**/api/**', (route) => {
      const request = route.request()
      const isLost = request.method() === 'GET' || request.url().includes(ravi)
      return isLost ? route.abort() : route.fallback()
    })

  await signIn(page, '/admin/enquiries?sort=oldest')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await loseLine()
  const contacted = page
    .getByRole('group', { name: 'Selected rows' })
    .getByRole('button', { name: 'Contacted' })
  await contacted.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ravi Shah' })).toContainText('1 failed')
  await expect(page.getByText('Error: Server connection failed')).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Error: Server connection failed')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Asha Rao' })).toContainText('Contacted')
  await contacted.click()
  await expect(page.getByText('1 Enquiry marked as contacted')).toBeVisible()

  await page.getByRole('link', { name: 'Asha Rao' }).first().click()
  const note = page.getByLabel('Private note')
  await note.fill('Call after six.')
  await loseLine()
  await page.getByRole('button', { name: 'Mark as Resolved' }).click()
  await expect(page.getByText('Server connection failed')).toBeVisible()
  await expect(note).toHaveValue('Call after six.')
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as Resolved' })).toBeDisabled()
})

test('what a colleague has deleted meanwhile is gone once it is deleted here', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const { data } = await api.get('/api/enquiries?search=Meera')
  const row = page.getByRole('row').filter({ hasText: 'Meera Iyer' })
  await signIn(page, '/admin/enquiries')
  await row.getByRole('button', { name: 'Delete' }).click()
  await api.delete(`/api/enquiries/${data[0]._id}`)
  const dialog = page.getByRole('dialog', { name: 'Delete Enquiry' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('This enquiry is gone already')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row).toHaveCount(0)
  await api.post(`/api/trash/${data[0]._id}/restore`, {})
})

test('what else came from the number of an enquiry is read beside it, and resolved with it in one step', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const { data } = await api.get('/api/enquiries?phone=9876543210')
  const [shown, ...others] = data.map(({ _id }: { _id: string }) => _id)
  for (const id of others) await api.put(`/api/enquiries/${id}`, { status: 'new' })
  const statuses = async () =>
    (await api.get('/api/enquiries?phone=9876543210')).data.map(({ status }: { status: string }) => status)
  const before = await statuses()
  await signIn(page, `/admin/enquiries/${shown}`)
  await keepOffers(page)
  const list = page.getByRole('list', { name: 'Also from this number' })
  await expect(list.getByRole('link')).toHaveCount(2)
  const resolve = page.getByRole('button', { name: 'Resolve the other 2' })
  await resolve.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 enquiries marked as resolved')).toBeVisible()
  await expect(list.getByText('Resolved')).toHaveCount(2)
  await expect(resolve).toHaveCount(0)
  await expect(list).toBeFocused()
  expect(await statuses()).toEqual([before[0], 'resolved', 'resolved'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(resolve).toBeVisible()
  expect(await statuses()).toEqual(before)
  await list.getByRole('link').first().click()
  await expect(page).toHaveURL(`/admin/enquiries/${others[0]}`)
  await expect(list.getByRole('link')).toHaveCount(2)
})

test('what is stored of a person is handed over, and deleted for good after a question', async ({ page }) => {
  await signIn(page, '/admin/enquiries')
  await page.getByRole('link', { name: '3 from this number' }).first().click()
  await expect(page.getByText('Phone: 098765 43210')).toBeVisible()
  await page.getByRole('row').filter({ hasText: 'Asha Rao' }).getByRole('link', { name: 'View' }).click()
  await page.getByRole('button', { name: 'Show the notice' }).click()
  await expect(page.getByText('Studio Kaveri keeps what you send here')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const { data } = JSON.parse(await text(await (await file).createReadStream()))
  expect(data.enquiries).toHaveLength(3)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Personal Data' })
  await expect(dialog).toContainText('everything that is stored of Asha Rao')
  await expect(dialog).toContainText('From this number or address came 3 enquiries.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/admin/enquiries')
  await expect(page.getByText('No enquiries yet')).toBeVisible()
})
