import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dayOf } from '#contract/dates.ts'
import { signedInApi } from './api.ts'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

const day = 24 * 3_600_000

/** The Tuesday of last week, at noon in India. */
function lastTuesday(): Date {
  const noon = new Date()
  noon.setUTCHours(6, 30, 0, 0)
  return new Date(noon.getTime() - (((noon.getUTCDay() + 5) % 7) + 7) * day)
}

test("a design is set back to last Tuesday's version, and what is typed meanwhile stays", async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const category = (await api.read('/api/categories'))[0]
  const [front, back] = [await api.picture(90, 60), await api.picture(60, 90, '#2a47b0')]
  const { _id, code } = await api.post('/api/designs', {
    title: 'House by the tank',
    category: category._id,
    subcategory: category.subcategories[0].name,
    basePrice: 2_400_000,
    images: [front, back],
  })
  const change = (fields: object) => api.put(`/api/designs/${_id}`, fields)
  await change({ title: 'House by the old tank', description: 'As it was on Tuesday.' })
  await change({ title: 'Another house', basePrice: 900_000, images: [back] })
  await change({ description: 'Somebody has typed over it.' })
  const versions = (await api.get(`/api/designs/${_id}/versions`)).data
  const tuesday = lastTuesday()
  const database = new DatabaseSync(join(product.directory, 'portfolio.db'), { timeout: 5000 })
  const move = database.prepare('update version set "savedAt" = ? where id = ?')
  for (const [index, weeks] of [0, 1, 2].entries())
    move.run(new Date(tuesday.getTime() - (weeks - 1) * 2 * day).toISOString(), versions[index]._id)
  database.close()

  await signIn(page, `/admin/designs/${_id}/edit`)
  await page.getByLabel('Area (sq ft)').fill('1850')
  await page.getByRole('button', { name: 'Show earlier versions' }).click()
  const row = page.getByRole('listitem').filter({ hasText: dayOf(tuesday) })
  await expect(row).toContainText('Then changed: Title, Base Price, Images')
  await row.getByRole('button', { name: /^Compare/ }).click()

  const dialog = page.getByRole('dialog', { name: /^Version of/ })
  const difference = (label: string) => dialog.getByRole('listitem').filter({ hasText: label }).first()
  await expect(difference('Title')).toContainText('House by the old tank')
  await expect(difference('Title')).toContainText('Another house')
  await expect(difference('Base Price')).toContainText('₹24,00,000')
  await expect(difference('Images').getByRole('img')).toHaveCount(3)
  const [then] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: /See the page as it was/ }).click(),
  ])
  await expect(then.getByText(/^As it was on .*: only administrators see this$/)).toBeVisible()
  await expect(then.getByRole('heading', { level: 1 })).toHaveText('House by the old tank')
  await then.close()

  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue('House by the old tank')
  await expect(page.getByLabel('Base Price')).toHaveValue('2400000')
  await expect(page.getByRole('list', { name: 'Images' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByLabel('Area (sq ft)')).toHaveValue('1850')
  await expect(page.getByRole('button', { name: /^Compare/ })).toHaveCount(4)
  const restored = await api.read(`/api/designs/${code}`)
  expect(restored).toMatchObject({
    title: 'House by the old tank',
    description: 'As it was on Tuesday.',
    basePrice: 2_400_000,
    area: null,
  })
  expect(restored.images.map(({ fileId }: { fileId: string }) => fileId)).toEqual([front, back])

  await page.getByRole('button', { name: 'Update Design' }).click()
  await expect(page).toHaveURL('/admin/designs')
  expect(await api.read(`/api/designs/${code}`)).toMatchObject({ title: 'House by the old tank', area: 1850 })
})

test('nobody but an administrator sees a page as it was, and no machine keeps it', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const { _id } = (await api.read('/api/designs'))[0]
  const [version] = (await api.get(`/api/designs/${_id}/versions`)).data
  const response = await page.goto(`/admin/designs/${_id}/versions/${version._id}`)
  expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  await expect(page).toHaveURL(/\/admin\/login\?from=/)
  expect(await response?.text()).not.toContain('House by')
})
