import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string
}

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }

/**
 * What on the page, as it stands, keeps a person with a disability from it. The checker is brought to each document once:
 * that takes as long as some checks. No page has frames.
 * @param rules these alone
 */
export async function findingsOn(page: Page, rules?: string[]): Promise<Findings> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const run = async (rules: string[] | undefined) => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Findings }> }
    }
    // What passes is not asked for.
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    return violations
  }
  await page.evaluate(whatMovesStands)
  return page.evaluate(run, rules)
}

/** Runs within the page: waits for what fades in or out; half of the way it would be called faint. */
async function whatMovesStands() {
  const ends = document.getAnimations().filter(({ effect, playState, timeline }) => {
    const isTimed = timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity
    return isTimed && playState === 'running'
  })
  await Promise.allSettled(ends.map(({ finished }) => finished))
}

/** Checks that nothing on the page keeps a person with a disability from it. */
export async function expectAccessible(page: Page) {
  const violations = await findingsOn(page)
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, page.url()).toEqual([])
}

/** A folded phone's. */
const narrowest = { width: 280, height: 653 }

/**
 * Opens a page, and checks it as a desk and as a phone show it, and that the narrowest of phones is wide enough for it.
 * @param atDesk what else is checked of it while a desk shows it
 */
export async function expectSound(page: Page, path: string, atDesk?: () => Promise<void>) {
  await page.setViewportSize(desk)
  await page.goto(path)
  // A page of the site comes alive with its visitor's first act.
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1')).toHaveCount(1)
  await expectAccessible(page)
  await atDesk?.()
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.setViewportSize(narrowest)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider, path).toBeLessThanOrEqual(0)
}

/** What the browser complains of on a page, its own word on a 404 left out. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** What the keyboard comes to, on or back so many times, and that something else lies on, the whole of it. */
export async function hiddenFromKeyboard(page: Page, key: 'Tab' | 'Shift+Tab', times: number) {
  const hidden: string[] = []
  for (let time = 0; time < times; time++) {
    await page.keyboard.press(key)
    const found = await page.evaluate(() => {
      const active = document.activeElement
      if (!active || active === document.body) return ''
      // What a switch is pressed by is seen, not the switch itself.
      const focused = (active.matches('.sr-only') && active.closest('label')) || active
      const { x, width, top, bottom } = focused.getBoundingClientRect()
      const parts = [top + 4, (top + bottom) / 2, bottom - 4]
      const isSeen = parts.some((y) => focused.contains(document.elementFromPoint(x + width / 2, y)))
      return isSeen ? '' : focused.outerHTML
    })
    if (found) hidden.push(found)
  }
  return hidden
}
