import type { Dialog, Page, Request } from '@playwright/test'
import { signedInApi } from './api.ts'
import { endSession, loseAnswers, picture, rowOf, signIn, signInOnPage, stepBack } from './journeys.ts'
import { admin, expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const offer = (page: Page) => page.getByRole('region', { name: 'Unsaved draft' })

test('a button is pressed though the field that is left for it says above it what is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await signIn(page, '/admin/services/new')
  const title = page.getByLabel('Title')
  await title.focus()
  const create = page.getByRole('button', { name: 'Create Service' })
  const before = await create.boundingBox()
  await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 6)
  await page.mouse.down()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  expect((await create.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 10)
  await page.mouse.up()
  // What cannot be saved leads to what is wrong.
  await expect(title).toBeFocused()
})

test('leaving a changed form asks, and what was typed is offered again', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Designs', exact: true }).first().click()
  await page.getByRole('link', { name: 'Add New Design' }).click()
  await page.getByLabel('Title').fill('Courtyard house')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Architecture' })
  await page.getByLabel('Subcategory').selectOption({ label: 'Villa' })
  await page.getByLabel('Base Price').fill('1250000')
  await expect(page.getByText('₹12,50,000 = 12.5 lakh')).toBeVisible()
  await page.getByLabel('Discount Price').fill('1300000')
  await expect(page.getByText('Discount price must not exceed the base price')).toBeVisible()
  await page.getByLabel('Discount Price').fill('1000000')
  await expect(page.getByText('₹10,00,000 = 10 lakh · 20% off')).toBeVisible()
  const images = page.getByRole('list', { name: 'Images' }).getByRole('listitem')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('front.jpg', '#b0472a'))
  await expect(page.getByText('1 of 1 file uploaded')).toBeVisible()

  await page.getByRole('link', { name: 'Cancel' }).click()
  await leaving(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/admin/designs/new')
  await stepBack(page)
  await expect(leaving(page)).toBeVisible()
  await expect(page).toHaveURL('/admin/designs/new')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Title')).toHaveValue('Courtyard house')
  await stepBack(page)
  await leaving(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/designs')

  await page.getByRole('link', { name: 'Add New Design' }).click()
  await expect(offer(page)).toContainText(/You have unsaved changes here from .+, \d\d:\d\d IST/)
  await expect(page.getByLabel('Title')).toHaveValue('')
  await offer(page).getByRole('button', { name: 'Restore' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(page.getByLabel('Title')).toHaveValue('Courtyard house')
  await expect(page.getByLabel('Subcategory')).toHaveValue('Villa')
  await expect(page.getByLabel('Base Price')).toHaveValue('1250000')
  await expect(images).toHaveCount(1)

  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await offer(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Courtyard house')
  await page.getByRole('button', { name: 'Create Design' }).click()
  await expect(page).toHaveURL('/admin/designs')
  await expect(rowOf(page, 'Courtyard house').locator('img')).toHaveCount(1)
  await page.getByRole('link', { name: 'Add New Design' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(offer(page)).toHaveCount(0)
})

test('session ended while typing: signing in over the form carries the save on, its files too', async ({
  page,
}) => {
  await signIn(page, '/admin/services/new')
  await page.getByLabel('Title').fill('Landscape design')
  await endSession(page)
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' })
  await page.getByLabel('Upload icon').setInputFiles(await picture('icon.png', '#b0472a'))
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Create Service' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)

  await endSession(page)
  await page.getByRole('button', { name: 'Create Service' }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue(admin.email)
  await dialog.getByLabel('Password', { exact: true }).fill('wrong password')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByText('Invalid email or password')).toBeVisible()
  const visitor = { token: 'theirs', _id: '65a', name: 'Ravi', email: 'ravi@example.com', isAdmin: false }
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/login', (route) => pressed.then(() => route.fulfill({ json: visitor })), {
    times: 1,
  })
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  // What stands under the finger stays there until the answer: Cancel would come under a second press.
  await expect(dialog.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
  await expect(dialog.getByText('Invalid email or password')).toBeVisible()
  answer()
  await expect(dialog.getByText('Admin privileges required')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Landscape design')
  await expect(page.getByText('Your changes are still here. Please save again in a moment.')).toBeVisible()

  await page.getByRole('button', { name: 'Create Service' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Service created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/admin/services')
  const row = rowOf(page, 'Landscape design')
  await expect(row.locator('img')).toHaveCount(1)

  await endSession(page)
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete Service' }).getByRole('button', { name: 'Delete' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Service deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('session ended in two tabs: signing in over one of them carries on what waits in the other', async ({
  page,
}) => {
  await signInOnPage(page)
  await page.goto('/admin/services/new')
  await page.getByLabel('Title').fill('Site survey')
  const other = await page.context().newPage()
  await other.goto('/admin/services/new')
  await other.getByLabel('Title').fill('Soil report')
  await endSession(page)
  const dialogOf = (tab: Page) => tab.getByRole('dialog', { name: 'Sign in to continue' })
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Create Service' }).click()
    await expect(dialogOf(tab)).toBeVisible()
  }
  await dialogOf(other).getByLabel('Password', { exact: true }).fill(admin.password)
  await dialogOf(other).getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL('/admin/services')
  await other.close()
  await expect(page).toHaveURL('/admin/services')
  await expect(rowOf(page, 'Site survey')).toBeVisible()
})

test('two admins, one design: the later one sees both versions and chooses', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const [{ _id }] = await api.read('/api/designs?search=courtyard')
  const path = `/api/designs/${_id}`
  await signIn(page)
  const edit = async (change: object) => {
    await page.goto(`/admin/designs/${_id}/edit`)
    await expect(page.getByLabel('Title')).toHaveValue(/house/i)
    await api.put(path, change)
  }
  const dialog = page.getByRole('dialog', { name: 'This design was changed by someone else' })

  await edit({ title: 'House on the hill', featured: true })
  await page.getByLabel('Title').fill('House by the tank')
  await page.getByRole('button', { name: 'Update Design' }).click()
  const differences = dialog.getByRole('listitem')
  await expect(differences).toHaveCount(2)
  await expect(differences.first()).toContainText('House by the tank')
  await expect(differences.first()).toContainText('House on the hill')
  await expect(differences.first().getByRole('radio').first()).toBeChecked()
  await expect(differences.last()).toContainText('Featured')
  await expect(differences.last().getByRole('radio').last()).toBeChecked()
  await dialog.getByRole('button', { name: 'Save as chosen' }).click()
  await expect(page).toHaveURL('/admin/designs')
  expect(await api.read(path)).toMatchObject({ title: 'House by the tank', featured: true })

  await edit({ title: 'The other house' })
  await page.getByLabel('Title').fill('My house')
  await page.getByRole('button', { name: 'Update Design' }).click()
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('The other house')
  await expect(offer(page)).toContainText('Someone has saved this design since')
  await offer(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('My house')
  await page.getByRole('button', { name: 'Update Design' }).click()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page).toHaveURL('/admin/designs')
  expect(await api.read(path)).toMatchObject({ title: 'My house', featured: true })

  await page.goto(`/admin/designs/${_id}/edit`)
  await page.getByLabel('Title').fill('Nobody’s house')
  await api.delete(path)
  await page.getByRole('button', { name: 'Update Design' }).click()
  await expect(page.getByText('deleted this design. It lies in the trash').first()).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Restored. Save again to keep what you typed.')).toBeVisible()
  await page.getByRole('button', { name: 'Update Design' }).click()
  await expect(page).toHaveURL('/admin/designs')
  expect((await api.read(path)).title).toBe('Nobody’s house')
})

test('a draft with another picture does not go over the one that somebody else chose since without a choice', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const { _id } = await api.post('/api/services', {
    title: 'Site visits',
    icon: { fileId: await api.picture(40, 40) },
  })
  const path = `/api/services/${_id}`
  await signIn(page, `/admin/services/${_id}/edit`)
  await page.getByLabel('Upload icon').setInputFiles(await picture('mine.jpg', '#2a6b47'))
  await expect
    .poll(() =>
      page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('draft:'))?.[1]),
    )
    .toContain('"name":"mine.jpg","fileId":')
  const goOn = (dialog: Dialog) => dialog.accept()
  page.on('dialog', goOn)
  await page.reload()
  const theirs = await api.picture(40, 40, '#224488')
  await api.put(path, { icon: { fileId: theirs } })

  await page.reload()
  await expect(offer(page)).toContainText('you choose which version to keep when you save')
  await offer(page).getByRole('button', { name: 'Restore' }).click()
  await expect(offer(page)).toHaveCount(0)
  // What was restored is a draft again, and knows as before what it was chosen over.
  await page.reload()
  await expect(offer(page)).toContainText('you choose which version to keep when you save')
  await offer(page).getByRole('button', { name: 'Restore' }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Update Service' }).click()
  page.off('dialog', goOn)
  const dialog = page.getByRole('dialog', { name: 'This service was changed by someone else' })
  await expect(dialog.getByRole('listitem')).toHaveText(/Icon/)
  expect((await api.read(path)).icon.fileId).toBe(theirs)
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page).toHaveURL('/admin/services')
  expect((await api.read(path)).icon.fileId).not.toBe(theirs)
})

test('Ctrl+S saves once, and what cannot reach the server is kept', async ({ page }) => {
  await signIn(page, '/admin/testimonials/new')
  await page.getByLabel('Client Name').fill('Meera Iyer')
  await page.getByLabel('Testimonial Content').fill('The house is cool in May.')
  await page.route('**/api/testimonials', (route) => route.abort())
  await page.keyboard.press('Control+s')
  await expect(page.locator('form').getByText('Server connection failed')).toBeVisible()
  await expect(page.getByText('Failed to create testimonial')).toBeVisible()
  await expect(page.getByLabel('Testimonial Content')).toBeFocused()
  await expect(page.getByLabel('Testimonial Content')).toHaveValue('The house is cool in May.')
  await page.unroute('**/api/testimonials')

  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/testimonials')) sent += 1
  })
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Testimonial created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/admin/testimonials')
  await expect(rowOf(page, 'Meera Iyer')).toHaveCount(1)
  expect(sent).toBe(1)
})

test('a change whose answer was lost is taken as done when it is saved again, however it was typed', async ({
  page,
}) => {
  await signIn(page, '/admin/categories')
  await rowOf(page, 'Interior').getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Description').fill('Rooms, and what stands in them ')
  await page.getByLabel('Add a subcategory').fill('Study')
  await page.keyboard.press('Enter')
  const isThereAgain = await loseAnswers(page, 'PUT', '**/api/categories/*')
  await page.getByRole('button', { name: 'Update Category' }).click()
  await expect(page.locator('form').getByText('Server connection failed')).toBeVisible()
  await isThereAgain()
  await page.getByRole('button', { name: 'Update Category' }).click()
  await expect(page).toHaveURL('/admin/categories')
  await expect(rowOf(page, 'Interior').getByText('Study')).toHaveCount(1)
})

test('who types on after a change whose answer was lost is not asked to choose between two versions of their own', async ({
  page,
}) => {
  await signIn(page, '/admin/categories')
  await rowOf(page, 'Interior').getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Description').fill('First')
  const isThereAgain = await loseAnswers(page, 'PUT', '**/api/categories/*')
  await page.getByRole('button', { name: 'Update Category' }).click()
  await expect(page.locator('form').getByText('Server connection failed')).toBeVisible()
  await isThereAgain()
  // Nor where the line is down for the next try, so that nothing arrives at all.
  await page.route('**/api/categories/*', (route) => route.abort(), { times: 1 })
  await page.getByLabel('Description').fill('In between')
  await page.getByRole('button', { name: 'Update Category' }).click()
  await expect(page.getByRole('button', { name: 'Update Category' })).toBeEnabled()
  await page.getByLabel('Description').fill('Second')
  await page.getByRole('button', { name: 'Update Category' }).click()
  await expect(page).toHaveURL('/admin/categories')
  await rowOf(page, 'Interior').getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Second')
})

test('logging out asks about what is not saved while it can still be saved', async ({ page }) => {
  await signIn(page, '/admin/services/new')
  await page.getByLabel('Title').fill('Lighting design')
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.click()
  await leaving(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Lighting design')
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()

  await logout.click()
  await leaving(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(leaving(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await signIn(page, '/admin/services/new')
  await offer(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Lighting design')
})

test('an account that cannot be read anew for a moment is not taken for one that is signed out', async ({
  page,
}) => {
  await signInOnPage(page)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  const phone = page.locator('input[name=phone]')
  await phone.fill('+91 98765 43210')
  await page.getByRole('tab', { name: 'Password' }).click()
  await page.getByLabel('Current password').fill('not saved yet')
  await page.getByRole('tab', { name: 'Profile' }).click()
  const isRead = (request: Request) =>
    request.method() === 'GET' && new URL(request.url()).pathname === '/api/auth/profile'
  await page.route('**/api/auth/profile', (route) =>
    isRead(route.request())
      ? route.fulfill({ status: 503, json: { success: false, message: 'The database is away' } })
      : route.continue(),
  )
  const readAnew = page.waitForResponse((response) => isRead(response.request()))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await readAnew).status()).toBe(503)
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/settings/)
  await page.getByRole('tab', { name: 'Password' }).click()
  await expect(page.getByLabel('Current password')).toHaveValue('not saved yet')
})
