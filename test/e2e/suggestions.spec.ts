import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { signedInApi } from './api.ts'
import { stepBack, untilDrawn } from './journeys.ts'
import { expect, test } from './product.ts'

test.beforeAll(async ({ productOf }, { file }) => {
  const { url } = await productOf(file)
  const api = await signedInApi(url)
  const place = await api.place()
  const house = { plot: { width: 30, depth: 40, unit: 'ft' } }
  await api.post('/api/designs', { ...place, title: 'Courtyard house', tags: ['open-plan'], house })
  await api.post('/api/designs', { ...place, title: 'Neem house', house })
})

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Find a design' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

test('a design is found by a few letters and the keyboard', async ({ page }) => {
  await page.goto('/about')
  await untilDrawn(page)
  await field(page).focus()
  await page.keyboard.type('court')
  await expect(options(page)).toHaveText(['Courtyard houseARC-1001'])
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: '1 suggestion' })).toBeAttached()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  const chosen = options(page).first()
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await expect(chosen).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/designs/ARC-1001')
  await expect(field(page)).toHaveValue('')
})

test('a plot leads to what fits it, a tag to its designs, and Enter to the gallery', async ({ page }) => {
  await page.goto('/')
  await field(page).pressSequentially('30 40 east')
  await options(page).filter({ hasText: 'ft, east' }).click()
  await expect(page).toHaveURL('/find?q=30+40+east')
  await expect(field(page)).toHaveValue('')
  await field(page).pressSequentially('open')
  await options(page).filter({ hasText: 'Tag' }).click()
  await expect(page).toHaveURL('/gallery?tag=open-plan')
  await expect(field(page)).toHaveValue('')
  await field(page).pressSequentially('neem')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gallery?search=neem')
  await expect(page.getByRole('heading', { name: 'Neem house' })).toBeVisible()
})

test('on a phone the menu has the field, and Back leads from what was chosen to the page before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('banner').getByText('Menu', { exact: true }).click()
  await field(page).pressSequentially('neem')
  await options(page).first().click()
  await expect(page).toHaveURL('/designs/ARC-1002')
  await expect(field(page)).toBeHidden()
  await stepBack(page)
  await expect(page).toHaveURL('/about')
})

test('without a connection nothing is suggested, and what was typed stays', async ({ page, context }) => {
  await page.goto('/about')
  await field(page).pressSequentially('neem')
  await expect(options(page)).toHaveCount(1)
  await context.setOffline(true)
  await field(page).pressSequentially(' ho')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('neem ho')
  await context.setOffline(false)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the field leads to the gallery', async ({ page }) => {
    await page.goto('/about')
    await field(page).fill('neem')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/gallery?search=neem')
    await expect(page.getByRole('heading', { name: 'Neem house' })).toBeVisible()
  })
})
