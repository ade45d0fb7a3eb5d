import { mkdtemp, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import sharp from 'sharp'
import { admin } from './product.ts'

/** Signs the administrator in through the page. */
export async function signInOnPage(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/admin')
}

/** The token of a session of each product's administrator, by the product's address. */
const tokens = new Map<string, string>()

/** Opens a page of the back-office with a session as the sign-in page leaves it, without waiting for that page. */
export async function signIn(page: Page, path = '/admin'): Promise<void> {
  // Any small document of the product's gives its place to keep things.
  if (!page.url().endsWith('/favicon.svg')) await page.goto('/favicon.svg')
  const { origin } = new URL(page.url())
  const profileOf = (token = '') =>
    page.request.get('/api/auth/profile', { headers: { Authorization: `Bearer ${token}` } })
  let profile = await profileOf(tokens.get(origin))
  // The first test has no session yet, and one before this may have ended it.
  if (!profile.ok()) {
    const { token } = await (await page.request.post('/api/auth/login', { data: admin })).json()
    tokens.set(origin, token)
    profile = await profileOf(token)
  }
  await page.evaluate(
    ({ token, user }) => {
      localStorage.setItem('token', token)
      localStorage.setItem('currentUser', user)
    },
    { token: tokens.get(origin) ?? '', user: await profile.text() },
  )
  await page.goto(path)
  await expect(page).toHaveURL(path)
}

/** Ends the session on the server alone, as time does. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { Authorization: `Bearer ${token}` }
  expect((await page.request.post('/api/auth/logout', { headers })).ok()).toBe(true)
}

/** Does what saves, and waits until it is saved; for a save whose words of one before may stand there still. */
export async function saves(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
  await act()
  expect((await answer).status()).toBe(200)
}

/** Waits until the page is drawn: the browser passes over a key that is pressed before. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

/** Waits until the page is drawn in its own fonts: those that stand in for them are a pixel wider or narrower. */
export async function untilInOwnFonts(page: Page): Promise<void> {
  await expect(page.locator('html[data-fonts]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/**
 * Holds back what is asked for at an address.
 * @param isHeld which of these requests, where it is not each
 * @returns lets it come, and whatever is asked for there later
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await mayCome
    // Whoever has gone elsewhere meanwhile waits for it no more.
    await route.continue().catch(() => undefined)
  })
  return letCome
}

/** Opens a page of which something never comes, or late, so that it is never loaded, and waits until it is drawn. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await untilDrawn(page)
}

/**
 * Steps back as a visitor does. The page itself is asked: the browser's own list of entries, which `page.goBack` goes by,
 * may not have heard yet of the entry that the page has just made, and would then leave two at once.
 */
export async function stepBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
}

/** Steps back out of what lies over the page, once it has the history entry that Back takes away. */
export async function stepBackFromOverlay(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.overlays)
  await stepBack(page)
}

/** Waits until the browser is at the page's own entry again: leaving that of what was closed would stop what is gone to. */
export async function untilAtPage(page: Page): Promise<void> {
  await page.waitForFunction(() => !history.state?.overlays)
}

/** Touches the page as a hand on its way does, and waits until its code is awake. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(4, 4)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
}

/** A picture of one colour, as a file input takes it. */
export async function picture(name: string, color: string) {
  const image = sharp({ create: { width: 90, height: 60, channels: 3, background: color } })
  const isPng = name.endsWith('.png')
  const buffer = await (isPng ? image.png() : image.jpeg()).toBuffer()
  return { name, mimeType: isPng ? 'image/png' : 'image/jpeg', buffer }
}

/** A small file that says it is of that type. */
export function fileOf(name: string, mimeType: string) {
  return { name, mimeType, buffer: Buffer.alloc(1024) }
}

/** A file of so many megabytes on the disk: the page is not handed it byte by byte. @returns its path */
export async function largeFile(name: string, megabytes: number): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'plinth-e2e-')), name)
  await writeFile(path, '')
  await truncate(path, Math.round(megabytes * 1024 * 1024))
  return path
}

/** The row of a list that carries this text. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** Deletes what the row shows: asks first, says that it is done. */
export async function deleteRow(page: Page, row: Locator, itemType: string): Promise<void> {
  const item = itemType.toLowerCase()
  await row.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: `Delete ${itemType}` })
  await expect(dialog).toContainText(
    `Are you sure you want to delete this ${item}? This action cannot be undone.`,
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const done = `${item.charAt(0).toUpperCase()}${item.slice(1)} deleted successfully`
  await expect(page.getByText(done)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row).toHaveCount(0)
}

/**
 * What can be done about a message can be done for as long as this document is there: the ten seconds for it may be over
 * before a test on a busy machine comes to it.
 */
export const keepOffers = (page: Page) => keep(page, [9000, 10_000])

/** What is said for four seconds stays for as long as this document is there, however long the test takes to look at it. */
export const keepMessages = (page: Page) => keep(page, [4000, 4000])

/** From now on nothing is done in this document that is to be done after so many milliseconds. */
function keep(page: Page, limits: [least: number, most: number]): Promise<void> {
  return page.evaluate(([least, most]) => {
    const later = window.setTimeout
    Object.assign(window, {
      setTimeout: (run: () => void, after = 0) => (after >= least && after <= most ? 0 : later(run, after)),
    })
  }, limits)
}

/**
 * Has calls carried out whose answers do not arrive, as on a line that breaks.
 * @returns brings the line back
 */
export async function loseAnswers(page: Page, method: string, address: string): Promise<() => Promise<void>> {
  const lose = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fetch()
    await route.abort()
  }
  await page.route(address, lose)
  return () => page.unroute(address, lose)
}

/** The source of every script that the page fetches from now on. */
export function scriptsOf(page: Page): Promise<Buffer>[] {
  const sources: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    const source = response.body()
    // One that comes as the page is left counts for nobody.
    source.catch(() => {})
    sources.push(source)
  })
  return sources
}
