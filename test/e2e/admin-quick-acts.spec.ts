import type { Page } from '@playwright/test'
import { scene } from '../files/make-files.ts'
import { signedInApi } from './api.ts'
import { endSession, holdBack, keepMessages, keepOffers, rowOf, signIn } from './journeys.ts'
import { admin, expect, test } from './product.ts'

/* What is done before the answer to what was done before is there. */

const some = ['Bridge house', 'Cliff house', 'Dune house', 'Edge house']
let enquiry = ''
let picture = ''

test.beforeAll(async ({ productOf }, { file }) => {
  const { url } = await productOf(file)
  const api = await signedInApi(url)
  const place = await api.place()
  for (const title of some) await api.post('/api/designs', { ...place, title })
  const sent = { name: 'Asha Rao', email: 'asha@example.com', phone: '98470 12345' }
  enquiry = (
    await api.post('/api/enquiries', { ...sent, city: 'Kochi', state: 'Kerala', requirement: 'A house' })
  )._id
  picture = await api.upload('gate.jpg', scene(32, 300).jpeg())
  await api.post('/api/pricing', { fileId: picture })
})

test('a note that is being saved takes no more words, which would go with it, and the next one can be typed at once', async ({
  page,
}) => {
  await signIn(page, `/admin/enquiries/${enquiry}`)
  const note = page.getByLabel('Private note')
  await expect(note).toBeVisible()
  const letRead = await holdBack(page, '**/api/enquiries/**', (request) => request.method() === 'GET')
  const letSave = await holdBack(page, '**/notes', (request) => request.method() === 'POST')
  await note.fill('Wants to begin in March')
  await note.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Add note' })).toBeDisabled()
  await page.keyboard.type(' or April')
  await expect(note).toHaveValue('Wants to begin in March')
  letSave()
  await expect(note).toHaveValue('')
  await expect(note).toBeFocused()
  await page.keyboard.type('Call after six')
  letRead()
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Wants to begin in March')
  await expect(note).toHaveValue('Call after six')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Call after six')
})

test('what is asked or under way on one enquiry does not come along to the next one, nor back to the one before', async ({
  page,
  product,
}) => {
  const sent = { email: 'mina@example.com', city: 'Kochi', state: 'Kerala', requirement: 'A house' }
  const api = await signedInApi(product.url)
  for (const [name, phone] of [
    ['Mina Iyer', '98470 11111'],
    ['Noor Khan', '98470 22222'],
  ])
    await api.post('/api/enquiries', { ...sent, name, phone })
  await signIn(page, '/admin/enquiries?sort=oldest')
  const heading = page.getByRole('heading', { level: 1 })
  const step = page.getByRole('link', { name: 'Next enquiry' })
  await page.getByRole('link', { name: 'Asha Rao', exact: true }).click()
  const letSave = await holdBack(page, '**/api/enquiries/*', (request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Mark as Contacted' }).press('Enter')
  await step.press('Enter')
  await expect(heading).toHaveText('Mina Iyer')
  await expect(page.getByRole('button', { name: 'Mark as Contacted' })).toBeEnabled()
  letSave()
  await expect(page.getByText('Enquiry status updated')).toBeVisible()

  await step.press('Enter')
  await expect(heading).toHaveText('Noor Khan')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Delete for good' }).press('Enter')
  await expect(dialog).toContainText('everything that is stored of Noor Khan')
  // The question has an entry of its own.
  await page.evaluate(() => history.go(-2))
  await expect(heading).toHaveText('Enquiries')
  await expect(dialog).toHaveCount(0)
})

test('whoever has left a page before what was done there is done is not led away from the next one', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const unused = await api.upload('unused.jpg', scene(32, 60).jpeg())
  const asker = { name: 'Omar Ali', email: 'omar@example.com', phone: '98470 33333' }
  const requirement = 'A house'
  const asked = (await api.post('/api/enquiries', { ...asker, city: 'Kochi', state: 'Kerala', requirement }))
    ._id
  const heading = page.getByRole('heading', { level: 1 })
  for (const [list, path, opened, done] of [
    ['Media', `/admin/media/${unused}`, 'Delete', 'File deleted successfully'],
    ['Enquiries', `/admin/enquiries/${asked}`, 'Delete for good', 'Deleted for good: enquiries 1'],
  ] as const) {
    await signIn(page, '/admin/testimonials')
    await page.getByRole('link', { name: list }).first().click()
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    const letDelete = await holdBack(page, '**/api/**', (request) => request.method() !== 'GET')
    await page.getByRole('button', { name: opened, exact: true }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    // The question has an entry of its own.
    await page.evaluate(() => history.go(-3))
    await expect(heading).toHaveText('Testimonials')
    letDelete()
    await expect(page.getByText(done)).toBeVisible()
    await expect(page).toHaveURL('/admin/testimonials')
  }
})

test('two steps Back in one moment from an unsaved form: whoever stays saves it, and whoever leaves is where they lead', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const { _id } = await api.post('/api/services', { title: 'Soil tests' })
  const path = `/admin/services/${_id}/edit`
  const heading = page.getByRole('heading', { level: 1 })
  for (const answer of ['Stay', 'Leave']) {
    await signIn(page, '/admin/testimonials')
    await page.getByRole('link', { name: 'Services & Pricing' }).first().click()
    await page.locator(`main a[href="${path}"]`).first().click()
    await page.getByLabel('Title').fill(`Soil tests, ${answer}`)
    await page.evaluate(() => {
      history.back()
      history.back()
    })
    await expect(page).toHaveURL('/admin/testimonials')
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await page.getByRole('button', { name: answer }).press('Enter')
    if (answer === 'Leave') await expect(heading).toHaveText('Testimonials')
    else {
      await expect(page).toHaveURL(path)
      await page.getByRole('button', { name: 'Update Service' }).press('Enter')
      await expect(heading).toHaveText('Services')
      await expect(page.getByRole('link', { name: 'Soil tests, Stay' })).toBeVisible()
    }
  }
  await expect(page).toHaveURL('/admin/testimonials')
  expect(await api.read(`/api/services/${_id}`)).toMatchObject({ title: 'Soil tests, Stay' })
})

test('what is said of a file takes no more words while it is saved, and the keyboard stays with it', async ({
  page,
}) => {
  await signIn(page, `/admin/media/${picture}`)
  const title = page.getByLabel('Title')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const letSave = await holdBack(page, '**/api/media/*', (request) => request.method() === 'PUT')
  await title.fill('Gate')
  await save.press('Enter')
  await expect(save).toBeDisabled()
  await title.focus()
  await page.keyboard.type(' from the lane')
  await expect(title).toHaveValue('Gate')
  letSave()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gate')
  await expect(title).toBeFocused()
})

test('a text of a pricing image is saved twice before the list is read anew', async ({ page }) => {
  await signIn(page, '/admin/services?tab=pricing')
  const text = page.getByLabel('Alternative text')
  await expect(text).toBeVisible()
  const letRead = await holdBack(page, '**/api/pricing?*', (request) => request.method() === 'GET')
  for (const words of ['Three stages', 'Four stages']) {
    await text.fill(words)
    const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Save text' }).press('Enter')
    expect((await answer).status()).toBe(200)
    await expect(page.getByRole('button', { name: 'Save text' })).toHaveCount(0)
    await expect(text).toBeFocused()
  }
  letRead()
  await expect(text).toHaveValue('Four stages')
})

test('a word that is saved leaves the keyboard at the next one, which is being typed', async ({ page }) => {
  await signIn(page, '/admin/settings?tab=words')
  const change = (name: string) => page.getByRole('button', { name: `Change ${name}`, exact: true })
  const letSave = await holdBack(page, '**/api/settings', (request) => request.method() === 'PUT')
  await change('services.title').press('Enter')
  const first = page.getByLabel('Text of services.title')
  await first.fill('What we do')
  await page.getByRole('button', { name: 'Save text' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Save text' })).toBeDisabled()
  await first.focus()
  await page.keyboard.type(' and more')
  await expect(first).toHaveValue('What we do')
  await change('pricing.title').press('Enter')
  const second = page.getByLabel('Text of pricing.title')
  await expect(second).toBeFocused()
  letSave()
  await expect(page.getByText('Built in: Services')).toBeVisible()
  await expect(first).toHaveCount(0)
  await expect(second).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('What it costs')
  await page.getByRole('button', { name: 'Save text' }).press('Enter')
  await expect(change('pricing.title')).toBeFocused()
})

for (const [does, choice] of [
  ['takes a draft back', 'Restore'],
  ['leaves a draft', 'Discard'],
] as const)
  test(`whoever ${does} goes on with the keyboard from the page`, async ({ page }) => {
    await signIn(page, '/admin/services/new')
    await page.getByLabel('Title').fill('Site visits')
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    const offer = page.getByRole('region', { name: 'Unsaved draft' })
    await offer.getByRole('button', { name: choice }).press('Enter')
    await expect(offer).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
  })

test('a note that is restored by two presses is restored once, and the keyboard goes on from it', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  for (const text of ['Wants a porch', 'Wants a well'])
    await api.post(`/api/enquiries/${enquiry}/notes`, { text })
  await signIn(page, `/admin/enquiries/${enquiry}`)
  const notes = page.getByRole('list', { name: 'History' }).getByRole('listitem').filter({ hasText: 'Note' })
  for (const text of ['Wants a porch', 'Wants a well']) {
    const written = notes.filter({ hasText: text })
    await written.getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(written).toHaveCount(0)
  }
  await page.getByText('Deleted notes (2)').press('Enter')
  let sent = 0
  const letSave = await holdBack(page, '**/notes/*/restore', () => {
    sent += 1
    return true
  })
  const restore = page.getByRole('button', { name: 'Restore' })
  await restore.first().press('Enter')
  await restore.first().press('Enter')
  await expect.poll(() => sent).toBe(1)
  letSave()
  await expect(page.getByText('Deleted notes (1)')).toBeVisible()
  await expect(page.getByText('Failed to restore the note')).toHaveCount(0)
  await expect(restore).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Deleted notes')).toHaveCount(0)
  await expect(notes.getByRole('button', { name: 'Delete' }).and(page.locator(':focus'))).toHaveCount(1)
  expect(sent).toBe(2)
})

test('what is selected while several are changed stays selected', async ({ page }) => {
  await signIn(page, '/admin/designs?search=house')
  await keepOffers(page)
  await boxOf(page, 'Bridge house').press('Space')
  const letSave = await holdBack(page, '**/api/designs/*', (request) => request.method() === 'PUT')
  await bar(page).getByRole('button', { name: 'Hide' }).press('Enter')
  await expect(bar(page)).toContainText('0 of 1')
  await boxOf(page, 'Cliff house').press('Space')
  letSave()
  await expect(page.getByText('1 design hidden')).toBeVisible()
  await expect(bar(page)).toContainText('1 selected')
  await expect(boxOf(page, 'Cliff house')).toBeChecked()
  await expect(boxOf(page, 'Bridge house')).not.toBeChecked()
})

test('a selection that is cleared while all of it is still read stays cleared', async ({ page }) => {
  // As if there were more of them than a page shows.
  await page.route('**/api/designs?*limit=25*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, pagination: { ...answer.pagination, total: 30 } } })
  })
  await signIn(page, '/admin/designs?sort=title')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
  const isWhole = (address: string) => !address.includes('limit=25')
  const letRead = await holdBack(page, '**/api/designs?*', (request) => isWhole(request.url()))
  const answer = page.waitForResponse(
    (response) => response.url().includes('/api/designs?') && isWhole(response.url()),
  )
  await bar(page)
    .getByRole('button', { name: /^Select all \d+ designs$/ })
    .press('Enter')
  await bar(page).getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect(bar(page)).toHaveCount(0)
  letRead()
  await (await answer).finished()
  await boxOf(page, 'Cliff house').press('Space')
  await expect(bar(page)).toContainText('1 selected')
})

test('a switch that is pressed twice ends as it was pressed last, whichever call is quicker', async ({
  page,
  product,
}) => {
  await signIn(page, '/admin/designs?search=dune')
  await keepMessages(page)
  const control = rowOf(page, 'Dune house').getByRole('switch', { name: 'Featured' })
  const bodies: unknown[] = []
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/api/designs/*', async (route) => {
    if (route.request().method() === 'PUT' && bodies.push(route.request().postDataJSON()) === 1) await mayCome
    await route.continue()
  })
  await control.press('Space')
  await expect(control).toBeChecked()
  await expect.poll(() => bodies).toHaveLength(1)
  await control.press('Space')
  await expect(control).not.toBeChecked()
  letCome()
  await expect.poll(() => bodies).toEqual([{ featured: true }, { featured: false }])
  await expect(page.getByText('Design updated successfully!')).toHaveCount(2)
  await expect(control).not.toBeChecked()
  await expect(control).toBeFocused()
  const api = await signedInApi(product.url)
  expect(await api.read('/api/designs?featured=true')).toEqual([])
})

test('a switch has an Undo, which brings back a row that has left the list', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const [{ _id }] = await api.read('/api/designs?search=edge')
  await api.put(`/api/designs/${_id}`, { featured: true })
  await signIn(page, '/admin/designs?featured=true')
  await keepOffers(page)
  const row = rowOf(page, 'Edge house')
  await row.getByRole('switch', { name: 'Featured' }).press('Space')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Design changed back')).toBeVisible()
  await expect(row.getByRole('switch', { name: 'Featured' })).toBeChecked()
  await api.put(`/api/designs/${_id}`, { featured: false })
})

test('signed in again over a list, the focus is where it was, and new enquiries are asked for on', async ({
  page,
}) => {
  await signIn(page, '/admin/designs?search=edge')
  const control = rowOf(page, 'Edge house').getByRole('switch', { name: 'Featured' })
  await expect(control).toBeVisible()
  const polled = async () => {
    const answer = page.waitForResponse(/\/api\/enquiries\?status=new/, { timeout: 500 })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    return (await answer).status()
  }
  await endSession(page)
  await expect(async () => expect(await polled()).toBe(401)).toPass()
  await control.press('Space')
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Design updated successfully!')).toBeVisible()
  await expect(control).toBeFocused()
  await expect(async () => expect(await polled()).toBe(200)).toPass()
  await control.press('Space')
  await expect(control).not.toBeChecked()
})

test('an Undo of a banner’s switch leaves what somebody else has set since', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const mediaUrl = await api.picture(1600, 900)
  const { _id } = await api.post('/api/banners', { title: 'Winter offer', type: 'image', mediaUrl })
  await signIn(page, '/admin')
  await keepOffers(page)
  const control = rowOf(page, 'Winter offer').getByRole('switch')
  await control.press('Space')
  await expect(page.getByText('Banner updated successfully!')).toBeVisible()
  await api.put(`/api/banners/${_id}`, { isActive: false, title: 'Spring offer' })
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('has been changed again since, and stays so').first()).toBeVisible()
})

test('a row that is pressed as the page of another one is about to be drawn is the one that is opened', async ({
  page,
}) => {
  await signIn(page, '/admin/designs?sort=title')
  const edit = rowOf(page, 'Cliff house').getByRole('link', { name: 'Edit' })
  await expect(edit).toBeVisible()
  await edit.evaluate((link) => {
    const { pushState } = history
    history.pushState = (...entry) => {
      history.pushState = pushState
      history.pushState(...entry)
      queueMicrotask(() => (link as HTMLAnchorElement).click())
    }
  })
  await page.getByRole('link', { name: 'Bridge house', exact: true }).press('Enter')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Cliff house')
})

test('a row that is opened while its words are still to be searched for is opened', async ({ page }) => {
  await signIn(page, '/admin/designs?sort=title')
  await expect(page.getByRole('link', { name: 'Edge house', exact: true })).toBeVisible()
  const letRead = await holdBack(page, '**/api/designs/*')
  await page.getByLabel('Search designs').focus()
  await page.evaluate(() => {
    const { setTimeout } = window
    // What waits to be searched for has its turn when it is told to.
    window.setTimeout = ((act: () => void, wait: number) => {
      if (wait !== 300) return setTimeout(act, wait)
      Object.assign(window, { search: act })
      return 0
    }) as typeof window.setTimeout
  })
  await page.keyboard.type('h')
  await page.getByRole('link', { name: 'Edge house', exact: true }).press('Enter')
  await page.evaluate(() => (window as unknown as { search: () => void }).search())
  letRead()
  await expect(page.getByRole('heading', { level: 1, name: 'Edge house' })).toBeVisible()
})

test('a role and a rule that are chosen twice end as they were chosen last', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  await api.post('/api/auth/admins', { ...colleague('Ravi'), role: 'owner' })
  await signIn(page, '/admin/settings?tab=admins')
  await keepMessages(page)
  const role = rowOf(page, 'ravi@example.com').getByRole('combobox')
  const rule = page.getByRole('switch', { name: 'Every account needs a second factor' })
  const bodies: unknown[] = []
  const letSave = await holdBack(page, /\/api\/auth\/(admins\/\w+|rules)$/, (request) => {
    if (request.method() === 'PUT') bodies.push(request.postDataJSON())
    return request.method() === 'PUT'
  })
  for (const next of ['editor', 'enquiries']) {
    await role.selectOption(next)
    await expect(role).toHaveValue(next)
  }
  await rule.press('Space')
  await expect(rule).toBeChecked()
  await rule.press('Space')
  await expect(rule).not.toBeChecked()
  letSave()
  await expect(page.getByText('Role updated successfully')).toHaveCount(2)
  await expect(page.getByText('Rules updated successfully')).toHaveCount(2)
  await expect(role).toHaveValue('enquiries')
  await expect(rule).not.toBeChecked()
  expect(bodies.filter((body) => 'secondFactorDemanded' in (body as object))).toEqual([
    { secondFactorDemanded: true },
    { secondFactorDemanded: false },
  ])
})

test('a dialog that is opened while what was done in the one before is under way stays open', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  for (const name of ['Sita', 'Uma']) await api.post('/api/auth/admins', colleague(name))
  await signIn(page, '/admin/settings?tab=admins')
  const dialog = page.getByRole('dialog')
  const open = (email: string) =>
    rowOf(page, email).getByRole('button', { name: 'Set password' }).press('Enter')
  const letSet = await holdBack(page, '**/api/auth/admins/*/password')
  await open('sita@example.com')
  for (const field of ['New Password', 'Confirm Password']) await dialog.getByLabel(field).fill('another one')
  const asked = page.waitForRequest('**/api/auth/admins/*/password')
  await dialog.getByRole('button', { name: 'Set Password' }).press('Enter')
  await asked
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open('uma@example.com')
  await dialog.getByLabel('New Password').fill('for uma')
  letSet()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await expect(dialog.getByLabel('New Password')).toHaveValue('for uma')

  const sent = { name: 'Lila Rao', email: 'lila@example.com', phone: '98470 44444' }
  const { _id } = await api.post('/api/enquiries', {
    ...{ ...sent, city: 'Kochi', state: 'Kerala', requirement: 'A house' },
  })
  await signIn(page, `/admin/enquiries/${_id}`)
  const letMark = await holdBack(page, '**/api/enquiries/*', (request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Thank and call' }).press('Enter')
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await dialog.getByRole('link', { name: 'Open in email' }).press('Enter')
  await dialog.getByRole('button', { name: 'Mark as Contacted' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask for details' }).press('Enter')
  await dialog.getByLabel('Subject').fill('Your plot')
  letMark()
  await expect(page.getByText('Enquiry status updated')).toBeVisible()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your plot')
})

test('what could not be changed is dismissed, and the keyboard goes on from the list', async ({ page }) => {
  await signIn(page, '/admin/designs?search=edge')
  await page.route('**/api/designs/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await boxOf(page, 'Edge house').press('Space')
  await bar(page).getByRole('button', { name: 'Hide' }).press('Enter')
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '1 design' })).toBeFocused()
})

test('how many of the selected rows are done is heard while the others are still changed', async ({
  page,
}) => {
  await signIn(page, '/admin/designs?sort=title')
  const link = await page.getByRole('link', { name: 'Edge house', exact: true }).getAttribute('href')
  const letLast = await holdBack(page, `**/api/designs/${link?.split('/').at(-1)}`)
  await boxOf(page, 'Dune house').press('Space')
  await boxOf(page, 'Edge house').press('Space')
  await bar(page).getByRole('button', { name: 'Hide' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '1 of 2' })).toBeAttached()
  letLast()
  await expect(page.getByRole('status').filter({ hasText: '4 designs' })).toBeFocused()
})

test('a save that is refused takes the keyboard to the field, but not from where its writer has gone meanwhile', async ({
  page,
}) => {
  await signIn(page, '/admin/designs?search=edge')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const title = page.getByLabel('Title', { exact: true })
  const save = page.getByRole('button', { name: 'Update Design' })
  const elsewhere = page.getByRole('link', { name: 'Enquiries' }).first()
  let refusal = Promise.withResolvers<void>()
  await page.route('**/api/designs/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await refusal.promise
    const errors = { title: 'Another house is called so' }
    return route.fulfill({ status: 400, json: { success: false, message: 'Validation failed', errors } })
  })

  for (const isElsewhere of [true, false]) {
    await title.fill(isElsewhere ? 'Edge house by the sea' : 'Edge house by the lake')
    refusal = Promise.withResolvers()
    const asked = page.waitForRequest((request) => request.method() === 'PUT')
    await save.press('Enter')
    await asked
    if (isElsewhere) await elsewhere.focus()
    refusal.resolve()
    await expect(page.getByText('Another house is called so').first()).toBeVisible()
    await expect(save).toBeEnabled()
    await expect(isElsewhere ? elsewhere : title).toBeFocused()
  }
})

function colleague(name: string) {
  return { name, email: `${name.toLowerCase()}@example.com`, password: 'a fine password', role: 'editor' }
}

function boxOf(page: Page, name: string) {
  return page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
}

function bar(page: Page) {
  return page.getByRole('group', { name: 'Selected rows' })
}
