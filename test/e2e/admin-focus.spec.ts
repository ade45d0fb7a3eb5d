import { signedInApi } from './api.ts'
import { rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test('the keyboard goes on from the next banner where one is deleted, whatever else the dashboard reads anew', async ({
  page,
  baseURL,
}) => {
  const api = await signedInApi(baseURL ?? '')
  const mediaUrl = await api.picture(1600, 900)
  for (const title of ['Third', 'Second', 'First'])
    await api.post('/api/banners', { title, type: 'image', mediaUrl })
  await signIn(page, '/admin')
  for (const [title, next] of [
    ['First', 'Second'],
    ['Second', 'Third'],
  ] as const) {
    await rowOf(page, title).getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(rowOf(page, title)).toHaveCount(0)
    await expect(page.getByRole('link', { name: next, exact: true })).toBeFocused()
  }
})
