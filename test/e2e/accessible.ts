import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }

/** Checks that nothing on the page keeps a person with a disability from it. */
export async function expectAccessible(page: Page) {
  // What passes is not asked for, and no page has frames of another site: each would take as long as the check itself.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, page.url()).toEqual([])
}

/** Opens a page, and checks it as a desk and as a phone show it. */
export async function expectSound(page: Page, path: string) {
  await page.setViewportSize(desk)
  await page.goto(path)
  // A page of the site comes alive with its visitor's first act.
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1')).toHaveCount(1)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
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
