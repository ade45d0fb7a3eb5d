import { signedInApi } from './api.ts'
import { keepOffers, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test('designs are changed and made by a file, after a look at what it does, and all of it is taken back', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories?slug=architecture')
  const subcategory = category.subcategories[0].name
  const place = { category: category._id, subcategory }
  const dimensions = { width: null, height: 10, depth: null, unit: 'm' }
  const priced = { title: 'Court house', basePrice: 2_400_000, dimensions }
  const court = await api.post('/api/designs', { ...place, ...priced })
  const other = await api.post('/api/designs', { ...place, title: 'Row house' })
  const heads = 'Code,Title,Category,Subcategory,Base price (₹),Rooms to sleep in,Width,Remarks'
  const file = (...rows: string[]) => ({
    name: 'designs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heads, ...rows].join('\n')),
  })
  const titles = async () =>
    (await api.get('/api/designs?status=any&sort=title')).data.map(({ title }: { title: string }) => title)

  await signIn(page, '/admin/designs')
  await keepOffers(page)
  await page.getByRole('link', { name: 'Import' }).click()
  const choose = page.getByLabel('Choose a CSV file')
  await choose.setInputFiles({ name: 'designs.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004') })
  await expect(page.getByText('This is a workbook.')).toBeVisible()
  await choose.focus()
  await choose.setInputFiles(
    file(
      `${court.code},Court house,,,"₹25,50,000",3,5,`,
      `${other.code},Row house,,,,,,`,
      `,Lake house,${category.name},${subcategory},,2,,`,
      `,Hill house,Gardens,,,,,`,
      'ARC-9999,Nowhere,,,,,,',
    ),
  )
  const plan = page.getByRole('list', { name: 'What the file does' })
  const head = page.getByRole('heading', { name: 'What the file does' })
  await expect(head).toBeFocused()
  await expect(page.getByText('1 new · 1 changed · 1 unchanged · 2 left out')).toBeVisible()
  await page.getByText('Columns: 6 of 8 are read').click()
  await page.getByLabel('Rooms to sleep in').selectOption('Bedrooms')
  await expect(plan.getByText('Row 2')).toBeVisible()
  await expect(plan).toContainText('Base Price: ₹24,00,000 → ₹25,50,000')
  await expect(plan).toContainText('Bedrooms: nothing → 3')
  await expect(plan).toContainText('There is no category “Gardens”')
  await expect(plan).toContainText('There is no design ARC-9999')
  expect(await titles()).toEqual(['Court house', 'Row house'])

  await page.getByRole('button', { name: 'Import 2 designs' }).click()
  await expect(page.getByText('2 designs imported')).toBeVisible()
  await expect(page.getByText('2 imported · 1 unchanged · 2 left out')).toBeVisible()
  await expect(head).toBeFocused()
  expect(await titles()).toEqual(['Court house', 'Lake house', 'Row house'])
  const { data: changed } = await api.get(`/api/designs/${court._id}`)
  expect(changed).toMatchObject({
    basePrice: 2_550_000,
    house: { bedrooms: 3 },
    dimensions: { ...dimensions, width: 5 },
  })
  const { data: drafts } = await api.get('/api/designs?status=draft')
  expect(drafts).toMatchObject([{ title: 'Lake house', house: { bedrooms: 2 } }])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 designs taken back')).toBeVisible()
  await expect(page.getByText('1 new · 1 changed · 1 unchanged · 2 left out')).toBeVisible()
  expect(await titles()).toEqual(['Court house', 'Row house'])
  expect((await api.get(`/api/designs/${court._id}`)).data).toMatchObject({
    basePrice: 2_400_000,
    house: null,
  })
})

test('what a colleague has changed since the file was read is not overwritten, and is said', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const place = await api.place()
  const made = await api.post('/api/designs', { ...place, title: 'Tower', basePrice: 100 })
  await signIn(page, '/admin/designs/import')
  const buffer = Buffer.from(`Code;Base price\n${made.code};200\n`)
  await page.getByLabel('Choose a CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('Base Price: ₹100 → ₹200')).toBeVisible()
  await api.put(`/api/designs/${made._id}`, { basePrice: 150 })
  await page.getByRole('button', { name: 'Import 1 design' }).click()
  await expect(page.getByText('1 failed').first()).toBeVisible()
  expect((await api.get(`/api/designs/${made._id}`)).data.basePrice).toBe(150)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('1 failed')).toHaveCount(0)
  await expect(page.getByText('Base Price: ₹150 → ₹200')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 design' }).click()
  await expect(page.getByText('1 imported')).toBeVisible()
  expect((await api.get(`/api/designs/${made._id}`)).data.basePrice).toBe(200)
})
