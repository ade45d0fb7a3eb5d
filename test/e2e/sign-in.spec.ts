import { signedInApi } from './api.ts'
import { endSession, keepMessages, signIn } from './journeys.ts'
import { admin, expect, test } from './product.ts'

test('a wrong password is said in the form too; the email stays and the password is typed anew', async ({
  page,
}) => {
  await page.goto('/admin/login')
  const form = page.locator('form')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').fill(admin.email)
  await password.fill('not this one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(form.getByRole('alert')).toHaveText('Invalid email or password')
  const said = await form.getByRole('alert').elementHandle()
  await expect(page.locator('[data-sonner-toast]')).toHaveText('Invalid email or password')
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)
  await expect(password).toBeFocused()
  // The same words are read out again only where they come anew.
  await page.keyboard.press('Enter')
  await expect.poll(() => said?.evaluate((alert) => alert.isConnected)).toBe(false)
  await expect(form.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(password).toBeFocused()
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
})

test('a toast stands out on light and on dark ground', async ({ page }) => {
  await page.goto('/admin/login')
  await keepMessages(page)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toBeVisible()
  const [border, ground, footer, paper] = await page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
    return [
      styleOf('[data-sonner-toast]').borderTopColor,
      styleOf('[data-sonner-toast]').backgroundColor,
      styleOf('footer').backgroundColor,
      styleOf('html').backgroundColor,
    ]
  })
  expect(border).not.toBe(footer)
  expect(ground).not.toBe(paper)
})

test('a page that the browser brings back as it was left asks to sign in where nobody is signed in by then', async ({
  page,
}) => {
  await signIn(page, '/admin/enquiries')
  const heading = page.getByRole('heading', { name: 'Enquiries', level: 1 })
  await expect(heading).toBeVisible()
  const bringBack = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.evaluate(() => Object.assign(window, { isAsItWas: true }))
  await bringBack()
  await page.getByRole('link', { name: 'Designs', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Designs', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'isAsItWas' in window)).toBe(true)

  await page.evaluate(() => localStorage.removeItem('token'))
  await bringBack()
  await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fdesigns')
})

test('a list or a page asks to sign in once the session has ended: what is not public is not taken for gone', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const place = await api.place()
  const design = await api.post('/api/designs', { ...place, title: 'Tower house', status: 'draft' })
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
  for (const [name, path] of [
    ['Designs', 'designs'],
    ['Categories', 'categories'],
    ['Services & Pricing', 'services'],
    ['Testimonials', 'testimonials'],
  ] as const) {
    await signIn(page)
    await expect(link(name)).toBeVisible()
    await endSession(page)
    await link(name).click()
    await expect(page).toHaveURL(`/admin/login?from=${encodeURIComponent(`/admin/${path}`)}`)
  }
  await signIn(page, '/admin/designs')
  await expect(link('Tower house')).toBeVisible()
  await endSession(page)
  await link('Tower house').click()
  await expect(page).toHaveURL(`/admin/login?from=${encodeURIComponent(`/admin/designs/${design._id}`)}`)
})

test('an address of the back-office that is opened signed out asks for nothing that takes a session', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()))
  for (const path of ['/admin', '/admin/enquiries', '/admin/settings']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/admin/login?from=${encodeURIComponent(path)}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(refused).toEqual([])
})

test('the keyboard goes past the header of the site to what signs in', async ({ page }) => {
  for (const address of ['/admin/login', '/admin/reset']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true)
  }
  // What stands behind the # of a link is kept.
  await page.goto('/admin/reset#of-the-link')
  await expect(page.locator('input[name=newPassword]')).toBeFocused()
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.locator('input[name=newPassword]').fill('another one')
  await page.locator('input[name=confirmPassword]').fill('another one')
  const sent = page.waitForRequest('**/api/auth/password/reset')
  await page.getByRole('button', { name: 'Set Password' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ token: 'of-the-link' })
})

for (const [failure, answer] of [
  ['answers 500', { status: 500, json: {} }],
  ['answers 503', { status: 503, body: 'Down' }],
  ['is not reached', null],
] as const)
  test(`where the profile ${failure} as a page is opened, the sign-in page says so, and opened anew leads on to it`, async ({
    page,
  }) => {
    await signIn(page, '/admin/services')
    await page.route('**/api/auth/profile', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await page.goto('/admin/designs?search=villa')
    await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fdesigns%3Fsearch%3Dvilla')
    await expect(page.getByRole('alert')).toHaveText('Failed to load user profile')
    await page.unroute('**/api/auth/profile')
    await page.reload()
    await expect(page).toHaveURL('/admin/designs?search=villa')
    await page.goto('/admin/login')
    await expect(page).toHaveURL('/admin')
  })

test('the sign-in page stays where the stored token is nobody’s any more, and says nothing of it', async ({
  page,
}) => {
  await page.goto('/admin/login')
  await page.evaluate(() => localStorage.setItem('token', 'ended'))
  const asked = page.waitForResponse('**/api/auth/profile')
  await page.reload()
  expect((await asked).status()).toBe(401)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const body of ['<html>', '{}'])
  test(`a sign-in that is answered with ${body} has no token: that is said`, async ({ page }) => {
    await page.goto('/admin/login')
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 200, body }))
    await page.getByLabel('Email').fill(admin.email)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.locator('form').getByRole('alert')).toHaveText('Invalid response from server')
  })
