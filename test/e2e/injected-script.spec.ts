import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { startServer } from '../start-server.ts'
import { hydrate } from './journeys.ts'
import { expect, test } from './product.ts'

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
  <img src="data:," alt="" onerror="window.ran = 'a handler'">`

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
    expect(await page.content()).toContain('a dormant module')
    await hydrate(page)
    expect(await page.evaluate(() => (window as unknown as { ran?: string }).ran)).toBeUndefined()
    expect(failures.filter((text) => !/Content Security Policy/.test(text))).toEqual([])
  } finally {
    await product.stop()
    await rm(directory, { recursive: true })
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
    expect(await page.evaluate(() => (window as unknown as { ran?: string }).ran)).toBeUndefined()
    const blocked = failures.filter((text) => /Content Security Policy/.test(text))
    expect(blocked.length).toBeGreaterThanOrEqual(7)
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
