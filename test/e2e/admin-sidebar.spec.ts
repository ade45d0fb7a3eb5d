import { expectAccessible } from './accessible.ts'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test('the sidebar shows icons alone where that is chosen, with the names for a screen reader, and stays so', async ({
  page,
}) => {
  await signIn(page, '/admin/designs')
  const sidebar = page.getByRole('navigation', { name: 'Admin' }).first()
  const isThere = () => expect(page.getByRole('heading', { level: 1 })).toHaveText('Designs')
  const widthOf = async () => (await sidebar.boundingBox())?.width ?? 0
  await isThere()
  const wide = await widthOf()
  await sidebar.getByRole('button', { name: 'Icons only' }).press('Enter')
  await expect(sidebar.getByRole('button', { name: 'Show names' })).toBeFocused()
  await page.reload()
  await isThere()
  expect(await widthOf()).toBeLessThan(wide / 2)
  await expect(sidebar.getByRole('link', { name: 'Designs' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await sidebar.getByRole('link', { name: 'Enquiries' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
  await sidebar.getByRole('button', { name: 'Show names' }).click()
  expect(await widthOf()).toBe(wide)
})
