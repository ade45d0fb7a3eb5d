import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test('the tab System says what the product runs on, what needs attention, and why no test mail is sent', async ({
  page,
}) => {
  await signIn(page, '/admin/settings?tab=system')
  const panel = page.getByRole('tabpanel', { name: 'System' })
  const attention = panel.getByRole('region', { name: 'What needs attention' })
  await expect(attention.getByText('No mail is sent: no mail server is set.')).toBeVisible()
  await expect(attention.getByText('Look at Enquiries every day')).toBeVisible()
  const ground = panel.getByRole('region', { name: 'What it runs on' })
  await expect(ground.getByText(/^SQLite \d/)).toBeVisible()
  await expect(ground.getByText(/ left of .* GB$/).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(panel.getByRole('alert')).toHaveText('No mail server is set: SMTP_URL is empty')

  await page.route('**/api/system', async (route) => {
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { success: true, data: { ...data, warnings: [] } } })
  })
  await attention.getByRole('button', { name: 'Look again' }).click()
  await expect(attention.getByText('Nothing. All is well.')).toBeVisible()
})
