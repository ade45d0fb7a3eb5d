import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test('a backup begun by its button goes on while the page is left, and is listed once it is proved', async ({
  page,
}) => {
  await signIn(page, '/admin/settings?tab=backup')
  const panel = page.getByRole('tabpanel', { name: 'Backup' })
  const progress = panel.getByRole('region', { name: 'Last good backup' }).getByRole('status')
  await expect(panel.getByText('There is none yet.')).toBeVisible()
  await panel.getByRole('button', { name: 'Back up now' }).click()
  await expect(progress).toContainText('It goes on when you leave this page.')
  await page.goto('/admin')
  await page.goto('/admin/settings?tab=backup')
  // It gives way to whatever else the machine does.
  await expect(panel.getByText('Every byte was read back and compared.')).toBeVisible({ timeout: 200_000 })
  await expect(panel.getByRole('table', { name: 'Backups' }).getByText('Everything')).toBeVisible()
  await expect(progress).toHaveText('')
})
