import type { Page } from '@playwright/test'
import { holdBack, openDrawn } from './journeys.ts'
import { expect, test } from './product.ts'

const pages = ['/', '/designs/S-ARC-03', '/find?q=30+50+east', '/contact']

test('the rules that a page inlines draw it as the whole style sheet does', async ({ browser, product }) => {
  // As it is served: its own scripts would attach the sheet with the first act.
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: product.url })
  for (const path of pages) {
    await page.goto(path)
    const before = await stylesOf(page)
    await attachWholeSheet(page)
    expect(before.length, path).toBeGreaterThan(50)
    expect(await stylesOf(page), path).toEqual(before)
  }
  await page.close()
})

test('a page inlines less than the whole style sheet, and is hydrated with the rest of it', async ({
  page,
}) => {
  await page.goto('/about')
  const ofPage = await page.locator('style#styles').evaluate(({ textContent }) => textContent?.length ?? 0)
  const href = await page.locator('link[data-styles]').getAttribute('href')
  expect(ofPage).toBeLessThan((await (await page.request.get(`${href}`)).text()).length * 0.8)
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  const sheets = await page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.href))
  expect(sheets).toContain(new URL(`${href}`, page.url()).href)
})

test('whoever goes on from the back-office sees the site as it is', async ({ browser, product }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, bypassCSP: true, baseURL: product.url })
  await page.goto('/admin/login')
  const ofBackOffice = await page.locator('style#styles').textContent()
  for (const path of [...pages, '/gallery']) {
    await page.goto(path)
    await attachWholeSheet(page)
    // Which variables a sheet registers is its own matter.
    const before = await stylesOf(page, false)
    await page.evaluate((text) => {
      for (const sheet of document.querySelectorAll('style#styles, link[data-styles]')) sheet.remove()
      document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
    }, ofBackOffice)
    expect(before.length, path).toBeGreaterThan(50)
    const after = new Set(await stylesOf(page, false))
    expect(
      before.filter((styles) => !after.has(styles)).map((styles) => styles.slice(0, 80)),
      path,
    ).toEqual([])
  }
  await page.close()
})

test('with the first act a page is laid out whole, before its style sheet has come', async ({ page }) => {
  const letSheetCome = await holdBack(page, '**/assets/site-*.css')
  await openDrawn(page, '/')
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-dormant]')).toHaveCount(0)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  letSheetCome()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
})

/** The styles of each element, of those with the same classes the first, as the browser worked them out. */
function stylesOf(page: Page, withVariables = true): Promise<string[]> {
  return page.evaluate((withVariables) => {
    const kinds = new Map<string, Element>()
    for (const element of document.querySelectorAll('body, body *')) {
      const kind = `${element.tagName} ${element.getAttribute('class')}`
      if (!kinds.has(kind)) kinds.set(kind, element)
    }
    const text = (style: CSSStyleDeclaration) =>
      [...style]
        .flatMap((name) => (withVariables || !name.startsWith('--') ? style.getPropertyValue(name) : []))
        .join()
    return [...kinds].flatMap(([kind, element]) =>
      ['', '::before', '::after'].map((part) => `${kind} ${part} ${text(getComputedStyle(element, part))}`),
    )
  }, withVariables)
}

async function attachWholeSheet(page: Page): Promise<void> {
  const link = page.locator('link[data-styles]')
  await link.evaluate((link: HTMLLinkElement) => {
    link.rel = 'stylesheet'
  })
  await expect.poll(() => link.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true)
}
