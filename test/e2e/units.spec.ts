import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

/** What the page shows; the sheet that is printed says it once more. */
const shown = (page: Page) => page.locator('dl:not([data-sheet] *)')

test('what is measured is shown in the units that were chosen, and in the same ones next time', async ({
  page,
}) => {
  await page.goto('/designs/S-PLN-02')
  const plot = page.getByText('Plot', { exact: true }).locator('..')
  await expect(plot).toContainText('30 × 50 ft')
  await expect(plot).toContainText('1,500 sq ft')
  await page.getByRole('radio', { name: 'm', exact: true }).check()
  await expect(plot.getByText('9.14 × 15.24 m')).toBeVisible()
  await expect(plot.getByText('139.35 sq m')).toBeVisible()
  await expect(plot).toContainText(', 166.67 gaj)')
  await expect(page.getByText('104.61 sq m')).toBeVisible()
  await page.goto('/designs/S-ARC-03')
  await expect(page.getByRole('radio', { name: 'm', exact: true })).toBeChecked()
  await expect(shown(page).getByText('6.1 × 12.19 m')).toBeVisible()
  await page.getByRole('radio', { name: 'ft', exact: true }).check()
  await expect(page.getByText('19′8″ × 34′1″ × 33′6″')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the units are chosen too', async ({ page }) => {
    await page.goto('/designs/S-PLN-02')
    await page.getByRole('radio', { name: 'ft', exact: true }).check()
    await expect(page.getByText('29′6″', { exact: true })).toBeVisible()
    await expect(shown(page).getByText('30 × 50 ft')).toBeHidden()
  })
})
