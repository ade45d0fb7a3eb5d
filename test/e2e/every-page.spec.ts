import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const publicPages = [
  '/',
  '/gallery',
  '/category/architecture',
  '/category/floor-plan/1000-1200-sqft',
  '/about',
  '/services',
  '/pricing',
  '/contact',
  '/terms-and-conditions',
  '/privacy-policy',
  '/payment',
  '/payment-success',
  '/nowhere',
]
const adminPages = [
  '/admin',
  '/admin/designs',
  '/admin/designs/new',
  '/admin/categories',
  '/admin/categories/new',
  '/admin/services',
  '/admin/services?tab=pricing',
  '/admin/services/new',
  '/admin/testimonials',
  '/admin/testimonials/new',
  '/admin/enquiries',
  '/admin/settings',
  '/admin/settings?tab=password',
  '/admin/settings?tab=admins',
  '/admin/settings?tab=website',
  '/admin/settings/activity',
  '/admin/banners/new',
]

const listsOfForms = ['/admin', '/admin/categories', '/admin/services']

/** The forms in which the starter content is edited. */
async function editPages(page: Page): Promise<string[]> {
  const paths: string[] = []
  for (const list of listsOfForms) {
    await page.goto(list)
    paths.push((await page.getByRole('link', { name: 'Edit' }).first().getAttribute('href')) ?? '')
  }
  return paths
}

/** What the browser complains of on a page, its own word on a 404 left out. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

async function expectSound(page: Page, path: string) {
  await page.goto(path)
  // A page of the site comes alive with its visitor's first act.
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  await expect(page.locator('h1')).toHaveCount(1)
}

async function expectNoSidewaysScroll(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(path)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider, path).toBeLessThanOrEqual(0)
}

for (const viewport of sizes) {
  test(`no page has a serious accessibility finding or a console error at ${viewport.width} px`, async ({
    page,
  }) => {
    test.slow()
    const complaints = complaintsOf(page)
    await page.setViewportSize(viewport)
    for (const path of [...publicPages, '/admin/login']) await expectSound(page, path)
    await signIn(page)
    for (const path of [...adminPages, ...(await editPages(page))]) await expectSound(page, path)
    expect(complaints).toEqual([])
  })
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  for (const path of publicPages) await expectNoSidewaysScroll(page, path)
  await signIn(page)
  for (const path of [...adminPages, ...(await editPages(page))]) await expectNoSidewaysScroll(page, path)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read', async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
    }
  })
})

test('a first visit brings no code of the back-office and no schema library', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(await response.text())
  })
  await page.goto('/')
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).not.toMatch(/Sign in to access your admin panel|ZodObject/)
})
