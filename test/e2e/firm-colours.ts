import { expect, type Page } from '@playwright/test'
import { accentRules } from '#web/accent-rules.ts'
import { findingsOn } from './accessible.ts'

export const firms = [
  { firm: 'a pale yellow', accent: '#f7e98a' },
  { firm: 'a mid green', accent: '#4c9a5b' },
  { firm: 'black', accent: '#000000' },
]

/** The colours that a rule of the page's own gives its accent, on paper and on the board. */
export const accentOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--color-accent'))

/** Checks that nothing on the page is hard to read in the colours of any firm, and leaves it in its own. */
export async function expectReadableInEachColour(page: Page) {
  const found: Record<string, string[]> = {}
  const worn = new Set<string>()
  for (const { firm, accent } of firms) {
    await page.evaluate(showRules, `${accentRules(accent)}*{transition:none!important}`)
    worn.add(await accentOf(page, 'html'))
    const violations = await findingsOn(page, ['color-contrast', 'link-in-text-block'])
    found[firm] = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  }
  expect(worn.size).toBe(firms.length)
  await page.evaluate(showRules, '')
  expect([page.url(), found]).toEqual([page.url(), Object.fromEntries(firms.map(({ firm }) => [firm, []]))])
}

/** Runs within the page: its sheet gives way to the last rules that were shown. */
function showRules(rules: string) {
  const shown = globalThis as unknown as { sheet?: CSSStyleSheet }
  if (!shown.sheet) {
    shown.sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(shown.sheet)
  }
  shown.sheet.replaceSync(rules)
}
