import type { BrowserContext, Page } from '@playwright/test'
import { type Findings, findLiveMarkup } from './watch.ts'

/** Visits pages as somebody who acts on each: its code runs, and each of its tabs is opened. @returns how many were visited */
export async function visitAll(
  context: BrowserContext,
  base: string,
  paths: string[],
  findings: Findings,
  { atOnce = 2, onVisit = () => {} }: { atOnce?: number; onVisit?: (count: number) => void } = {},
): Promise<number> {
  const left = [...paths]
  let count = 0
  async function visitor() {
    const page = await context.newPage()
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await visit(page, base, path, findings).catch((error) =>
        findings.broken.push(`${path} ${error.message}`),
      )
      onVisit(++count)
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return count
}

async function visit(page: Page, base: string, path: string, findings: Findings): Promise<void> {
  const response = await page.goto(base + path, { waitUntil: 'domcontentloaded' })
  if (!response?.headers()['content-type']?.startsWith('text/html')) return
  // The first act of a visitor.
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  // What a page fetches once its code runs is there when nothing is loading any more.
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], [role=progressbar]'))
  const look = async () => {
    for (const found of await findLiveMarkup(page)) findings.alive.push(`${path} ${found}`)
  }
  await look()
  const tabs = page.getByRole('tab')
  for (let index = 1; index < (await tabs.count()); index++) {
    await tabs.nth(index).click()
    await look()
  }
}
