import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { apiOf } from '../../trials/attack/api.ts'
import { openCanary } from '../../trials/attack/canary.ts'
import { createFiles } from '../../trials/attack/files.ts'
import { fillEverything } from '../../trials/attack/fill.ts'
import { knownValues } from '../../trials/attack/known-values.ts'
import { payloads } from '../../trials/attack/payloads.ts'
import { visitAll } from '../../trials/attack/visit.ts'
import { noFindings, setTrap } from '../../trials/attack/watch.ts'
import { startServer } from '../start-server.ts'
import { hydrate } from './journeys.ts'
import { admin, expect, test } from './product.ts'

test.use({ isAttacked: true })

/** What somebody might bring into a page, whatever way they find. */
const injected = `
  <script>window.ran = 'a script'</script>
  <script type="module">window.ran = 'a module'</script>
  <script type="module" async="">window.ran = 'a module like the page’s own'</script>
  <script type="text/dormant">window.ran = 'a dormant script'</script>
  <script type="text/dormant" async="">window.ran = 'a dormant module'</script>
  <script>window.__reactRouterContext; window.ran = 'a script like the page’s own'</script>
  <script nonce="">window.ran = 'a script with an empty nonce'</script>
  <script src="data:text/javascript,window.ran='a script elsewhere'"></script>
  <img src="data:," alt="" onerror="window.ran = 'a handler'">
  <style>html { --brought: a-sheet }</style>
  <p style="--brought: an-attribute" id="brought">Styled</p>`

/** What came of it: the script that ran, and the styles that hold. */
const outcomeOf = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (selector: string) =>
      getComputedStyle(document.querySelector(selector) as Element).getPropertyValue('--brought')
    return [(window as unknown as { ran?: string }).ran, styleOf('html'), styleOf('#brought')]
  })
const nothing = [undefined, '', '']

test('a script in a text of the firm’s, past all that cleans it, never runs', async ({ page }) => {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-injected-'))
  const product = await startServer({ DATA_DIR: directory })
  try {
    const database = new DatabaseSync(join(directory, 'portfolio.db'), { timeout: 5000 })
    database
      .prepare('update setting set document = ?')
      .run(JSON.stringify({ termsAndConditions: `<p>Terms.</p>${injected}` }))
    database.close()
    const failures = failuresOf(page)
    await page.goto(`${product.url}/terms-and-conditions`)
    await expect(page.getByText('Terms.')).toBeVisible()
    expect(await outcomeOf(page)).toEqual(nothing)
    expect(await page.content()).toContain('a dormant module')
    await hydrate(page)
    expect(await outcomeOf(page)).toEqual(nothing)
    expect(failures.filter((text) => !/Content Security Policy/.test(text))).toEqual([])
  } finally {
    await product.stop()
    await rm(directory, { recursive: true })
  }
})

/** Pages that show most of what is stored; `npm run attack` visits all of them. */
const telling = [
  '/',
  '/gallery',
  '/services',
  '/about',
  '/terms-and-conditions',
  '/admin/designs',
  '/admin/settings?tab=website',
]

test('no payload in any text, past the API, is alive on the pages that show them', async ({
  browser,
  product,
}) => {
  const canary = await openCanary()
  try {
    const { token } = (await apiOf(product.url).call('POST', '/api/auth/login', admin)).body
    const api = apiOf(product.url, token)
    const all = payloads(canary.url)
    const known = await knownValues(api, createFiles(product.url, token), admin.password)
    const made = new Map<string, string[]>()
    const fields = await fillEverything(api, all, { rounds: 1, known, made })
    expect(fields.filter(({ taken }) => taken.size > 0).length).toBeGreaterThan(70)
    const context = await browser.newContext({ storageState: signedIn(product.url, token) })
    const findings = noFindings()
    await setTrap(context, findings)
    const shared = (made.get('/api/shortlists') ?? []).map((key) => `/s/${key}`)
    expect(shared.length).toBeGreaterThan(0)
    await visitAll(context, product.url, [...telling, ...shared], findings)
    await context.close()
    // A text of the firm’s may hold a picture, which is only shown where it is the firm’s too.
    expect(findings).toEqual({ ...noFindings(), stoppedImages: expect.any(Number) })
    expect(canary.asked).toEqual([])
  } finally {
    canary.close()
  }
})

for (const path of ['/', '/gallery', '/contact', '/nowhere', '/admin/login']) {
  test(`a script that was brought into ${path} never runs, and the page is hydrated`, async ({ page }) => {
    const failures = failuresOf(page)
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</body>', `${injected}</body>`)
      expect(body).toContain('a handler')
      await route.fulfill({ response: response, body })
    })
    await page.goto(path)
    await hydrate(page)
    expect(await outcomeOf(page)).toEqual(nothing)
    const blocked = failures.filter((text) => /Content Security Policy/.test(text))
    expect(blocked.length).toBeGreaterThanOrEqual(9)
    expect(failures.filter((text) => !blocked.includes(text) && !/status of 404/.test(text))).toEqual([])
  })

  test(`${path} is hydrated without a warning, and its policy stops nothing of its own`, async ({ page }) => {
    const failures = failuresOf(page)
    await page.goto(path)
    await hydrate(page)
    expect(failures.filter((text) => !/status of 404/.test(text))).toEqual([])
  })
}

/** What the browser complains of from now on. */
function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) failures.push(message.text())
  })
  return failures
}

function signedIn(origin: string, token: string) {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'token', value: token }] }] }
}
