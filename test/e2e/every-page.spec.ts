import type { Page } from '@playwright/test'
import { complaintsOf, expectSound } from './accessible.ts'
import { expectReadableInEachColour } from './firm-colours.ts'
import { scriptsOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

const publicPages = [
  '/',
  '/gallery',
  '/find',
  '/find?q=30+50+east',
  '/designs/S-ARC-03?plot=30x40ft-e',
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
const adminPages = {
  lists: [
    '/admin',
    '/admin/designs',
    '/admin/categories',
    '/admin/services',
    '/admin/services?tab=pricing',
    '/admin/testimonials',
    '/admin/media',
    '/admin/trash',
    '/admin/enquiries',
    '/admin/enquiries/replies',
    '/admin/settings/activity',
  ],
  forms: [
    '/admin/designs/new',
    '/admin/designs/import',
    '/admin/categories/new',
    '/admin/services/new',
    '/admin/testimonials/new',
    '/admin/banners/new',
    '/admin/enquiries/replies/new',
    '/admin/settings',
    '/admin/settings?tab=password',
    '/admin/settings?tab=admins',
    '/admin/settings?tab=website',
    '/admin/settings?tab=system',
  ],
}

/** Those of the back-office on which the firm's colour is checked: a table, a form and the figures are among them. */
const coloured = ['/admin', '/admin/designs', '/admin/designs/new']

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

test.describe('no page has a serious accessibility finding or a console error, nor scrolls sideways at 280 px', () => {
  test.slow()

  test('of the site, with nothing saved', async ({ page }) => {
    const complaints = complaintsOf(page)
    for (const path of [...publicPages, '/admin/login']) await expectSound(page, path)
    expect(complaints).toEqual([])
  })

  for (const [name, pages] of Object.entries(adminPages)) {
    test(`of the back-office: ${name}`, async ({ page }) => {
      const complaints = complaintsOf(page)
      await signIn(page)
      const edited = name === 'forms' ? await editPages(page) : []
      for (const path of [...pages, ...edited])
        await expectSound(page, path, async () => {
          if (coloured.includes(path)) await expectReadableInEachColour(page)
        })
      expect(complaints).toEqual([])
    })
  }
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
  const arriving = scriptsOf(page)
  await page.goto('/')
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(arriving)
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts)
    expect(script.toString()).not.toMatch(/Sign in to access your admin panel|ZodObject/)
})
