import { TOTP } from 'otpauth'
import { signedInApi } from './api.ts'
import { hydrate, loseAnswers, rowOf, signIn, untilDrawn } from './journeys.ts'
import { admin, expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

test('somebody is invited by a link, and sees and does what an editor may', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, '/admin/settings?tab=admins')
  await page.getByRole('button', { name: 'Invite by link…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByLabel('Email').fill('nila@example.com')
  await dialog.getByRole('button', { name: 'Make Link' }).click()
  const url = (await dialog.getByText('/admin/invitation#').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(rowOf(page, 'nila@example.com')).toContainText('Editor')

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const invited = await context.newPage()
  const refused: string[] = []
  invited.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  await invited.goto(url)
  await expect(invited.getByText('nila@example.com')).toBeVisible()
  await expect(invited).not.toHaveURL(/#/)
  await invited.getByLabel('Name').fill('Nila')
  await invited.getByLabel('New Password').fill('a fine password')
  await invited.getByLabel('Confirm Password').fill('a fine password')
  await invited.getByRole('button', { name: 'Create Account' }).click()
  await expect(invited).toHaveURL('/admin')

  await expect(invited.getByRole('heading', { name: 'Banners' })).toBeVisible()
  await expect(invited.getByRole('heading', { name: 'First steps' })).toHaveCount(0)
  await invited.goto('/admin/settings')
  await expect(invited.getByRole('tab')).toHaveText([
    'Profile',
    'Password',
    'Website Settings',
    'Identity',
    'Words',
    'Search',
    'Setbacks',
    'Cost of Building',
    'System',
  ])
  await invited.getByRole('tab', { name: 'Website Settings' }).click()
  await expect(invited.getByLabel('UPI ID')).toHaveCount(0)
  await invited.getByLabel('Contact Email').fill('studio@example.com')
  await invited.getByLabel('Contact Phone').fill('+91 98765 43210')
  await invited.getByRole('button', { name: 'Save Settings' }).click()
  await expect(invited.getByText('Website settings updated successfully')).toBeVisible()
  await invited.waitForLoadState('networkidle')
  expect(refused).toEqual([])

  await page.reload()
  await rowOf(page, 'nila@example.com').getByLabel('Role').selectOption('Enquiries only')
  await expect(page.getByText('Role updated successfully')).toBeVisible()
  await rowOf(page, admin.email).getByLabel('Role').selectOption('Editor')
  await expect(page.getByText('The last owner cannot take another role')).toBeVisible()
  await invited.goto('/admin/designs')
  await expect(invited.getByText('You are not allowed to do this')).toBeVisible()
  await expect(invited.getByRole('navigation', { name: 'Admin' }).first().getByRole('link')).toHaveText([
    'Home',
    'Enquiries',
    'Settings',
  ])
  // What was asked about is theirs to see on the site, not in the back-office.
  const api = await signedInApi(baseURL ?? '')
  const [category] = await api.read('/api/categories')
  const title = 'Courtyard house around a mango tree on a sloping plot'
  const design = { title, category: category._id, subcategory: 'Villa' }
  const { _id, code } = await api.post('/api/designs', design)
  const asked = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '98765 43210',
    requirement: 'The same.',
  }
  await api.post('/api/enquiries', { ...asked, state: 'Karnataka', city: 'Mysuru', designId: _id })
  const recorded = invited.waitForRequest((request) => request.url().includes('/api/activity'))
  await invited.goto('/admin/settings')
  await invited.getByRole('link', { name: 'Activity' }).click()
  expect(new URL((await recorded).url()).searchParams.get('kind')).toBe('enquiry')
  await expect(invited.getByText('received the enquiry of')).toBeVisible()
  await expect(invited.getByLabel('What', { exact: true })).toHaveCount(0)
  await expect(invited.getByLabel('Who', { exact: true })).toBeVisible()
  await invited.goto('/admin')
  const newest = invited.getByRole('region', { name: 'Newest enquiries' })
  await expect(newest.getByRole('link', { name: code })).toHaveAttribute('href', `/designs/${code}`)
  await expect(invited.getByRole('region', { name: 'How visitors choose' })).toContainText(title)
  await expect(invited.locator('[href^="/admin/designs"], [href*="tab=website"]')).toHaveCount(0)
  await page.goto(`/designs/${code}`)
  await hydrate(page)
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
  await invited.setViewportSize({ width: 390, height: 844 })
  expect(await invited.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const isKnown = invited.waitForResponse('**/api/auth/profile')
  await invited.goto(`/designs/${code}`)
  await hydrate(invited)
  await (await isKnown).finished()
  await untilDrawn(invited)
  await expect(invited.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(invited.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await context.close()
})

test('what a link has made and a second factor are there though their answers were lost', async ({
  browser,
  baseURL,
}) => {
  const api = await signedInApi(baseURL ?? '')
  const { url } = await api.post('/api/auth/invitations', { email: 'ravi@example.com', role: 'editor' })
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const failure = page.locator('form').getByRole('alert')

  /** Presses a button that has no answer, then once more. */
  async function pressTwice(name: string, address: string, between = async () => {}) {
    const isThereAgain = await loseAnswers(page, 'POST', address)
    await page.getByRole('button', { name }).click()
    await expect(failure).toBeVisible()
    await isThereAgain()
    await between()
    await page.getByRole('button', { name }).click()
  }

  await page.goto(url)
  await page.getByLabel('Name').waitFor()
  await page.reload()
  await expect(page.getByText('Please open your link again')).toBeVisible()
  await page.goto(url)
  await page.getByLabel('Name').fill('Ravi')
  await page.getByLabel('New Password').fill('a fine password')
  await page.getByLabel('Confirm Password').fill('a fine password')
  await pressTwice('Create Account', '**/api/auth/invitations/accepted')
  await expect(page).toHaveURL('/admin')
  await page.goto(url)
  await expect(page.getByText('If you have used it, sign in')).toBeVisible()

  await page.goto('/admin/settings?tab=password')
  await page.getByRole('button', { name: 'Set up…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up a second factor' })
  await dialog.getByLabel('Current Password').fill('a fine password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const totp = new TOTP({ secret })
  await dialog.getByLabel('Code').fill(totp.generate())
  await pressTwice('Confirm', '**/api/auth/second-factor/confirmation', () =>
    dialog.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + 30_000 })),
  )
  const recoveryCodes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(recoveryCodes).toHaveCount(10)

  const { _id } = (await api.get('/api/auth/admins')).find(({ name }: { name: string }) => name === 'Ravi')
  await page.goto((await api.post(`/api/auth/admins/${_id}/reset-link`, {})).url)
  await page.getByLabel('New Password').fill('another password')
  await page.getByLabel('Confirm Password').fill('another password')
  await pressTwice('Set Password', '**/api/auth/password/reset')
  await expect(page.getByText('Your password is set.')).toBeVisible()
  await context.close()
})

test('a second factor is set up, and asked for at the next sign-in, where a recovery code stands in', async ({
  page,
}) => {
  await signIn(page, '/admin/settings?tab=password')
  await page.getByRole('button', { name: 'Set up…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up a second factor' })
  await dialog.getByLabel('Current Password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByAltText('QR code for the authenticator app')).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code').fill(new TOTP({ secret }).generate())
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const [recoveryCode = ''] = await listed.allTextContents()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(recoveryCode)).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(recoveryCode)).toBeHidden()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  await expect(rowOf(page, '(this one)')).toContainText(' on Linux')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const code = page.getByLabel('Code')
  await expect(code).toBeFocused()
  // Who is another account is not asked for this one's code.
  await page.getByLabel('Email').fill('somebody@example.com')
  await expect(code).toHaveCount(0)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.locator('form').getByRole('alert')).toHaveText('This code is wrong or was used already.')
  await code.fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
})
