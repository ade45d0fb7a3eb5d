import sharp from 'sharp'
import { signedInApi } from './api.ts'
import { fileOf, keepOffers, picture, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

const filesPath = '/v1/storage/buckets/media/files'

test('designs have the pictures that a file names, chosen beside it or of the library, and all of it is taken back', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const place = await api.place()
  const upload = (name: string, background: string) =>
    api.upload(name, sharp({ create: { width: 90, height: 60, channels: 3, background } }).png())
  const front = await upload('Court Front.png', '#aa3311')
  const plan = await upload('Court plan.png', '#eeeeee')
  const hill = await upload('Hügel.png', '#225533')
  const images = [
    { fileId: front, alt: 'The court', kind: 'photo' },
    { fileId: plan, alt: '', kind: 'plan' },
  ]
  const court = await api.post('/api/designs', { ...place, title: 'Court house', images })
  const imagesOf = async (id: string) =>
    (await api.get(`/api/designs/${id}`)).data.images.map(({ fileId, alt, kind }: Record<string, string>) => [
      fileId,
      alt,
      kind,
    ])
  const of = `Architecture,${place.subcategory}`
  const buffer = Buffer.from(
    [
      'Code,Title,Category,Subcategory,Images,Image Files',
      `${court.code},,,,2,Court side.jpg; court front.PNG`,
      `,Lake house,${of},,"lake.jpg, lake plan.jpg"`,
      `,Hill house,${of},,hu\u0308gel.png`,
      `,Lost house,${of},,gone.jpg`,
    ].join('\n'),
  )

  await signIn(page, '/admin/designs/import')
  await keepOffers(page)
  await page.getByLabel('Choose a CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
  const rows = page.getByRole('list', { name: 'What the file does' })
  await expect(page.getByText('The file names 6 images.')).toBeVisible()
  await expect(page.getByText('1 new · 3 left out')).toBeVisible()
  await expect(rows).toContainText('Hill houseNew, with 1 image')
  await expect(rows).toContainText(
    '“lake.jpg”, “lake plan.jpg” are neither chosen above nor in the library. Choose them, or correct the names',
  )

  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  let isRefused = true
  await page.route(`**${filesPath}`, async (route) => {
    await mayCome
    if (!isRefused || !route.request().postDataBuffer()?.includes('lake plan.jpg')) return route.continue()
    await route.fulfill({ status: 401, json: { success: false, type: 'forbidden', message: 'Not now' } })
  })
  await page
    .getByLabel('Choose images')
    .setInputFiles([
      await picture('court side.jpg', '#998877'),
      await picture('Lake.JPG', '#334455'),
      await picture('lake plan.jpg', '#ddeeff'),
      await picture('spare.jpg', '#123456'),
      fileOf('walk.mp4', 'video/mp4'),
    ])
  await expect(page.getByRole('button', { name: 'Waiting for 3 images' })).toBeDisabled()
  await expect(rows).toContainText('Images: waits for 1 image')
  await expect(page.getByText('Named by no row: spare.jpg')).toBeVisible()
  letCome()
  await expect(page.getByText('3 of 4 files uploaded, 1 failed')).toBeVisible()
  await expect(rows).toContainText('“lake plan.jpg” was not sent: Not now')
  await expect(rows).toContainText('Images: 2 images → 2 images, 1 of them new')
  const failed = page.getByRole('list', { name: 'Images not uploaded' })
  await expect(failed).toContainText('walk.mp4Only JPG')
  await expect(page.getByText('1 new · 1 changed · 2 left out')).toBeVisible()
  isRefused = false
  await failed.getByRole('button', { name: 'Retry lake plan.jpg' }).click()
  await failed.getByRole('button', { name: 'Dismiss walk.mp4' }).click()
  await expect(failed).toHaveCount(0)
  await expect(page.getByText('2 new · 1 changed · 1 left out')).toBeVisible()
  await expect(rows).toContainText('“gone.jpg” is neither chosen above nor in the library')

  await page.getByRole('button', { name: 'Import 3 designs' }).click()
  await expect(page.getByText('3 designs imported')).toBeVisible()
  const changed = await imagesOf(court._id)
  expect(changed).toEqual([
    [expect.any(String), 'Court house', null],
    [front, 'The court', 'photo'],
  ])
  const { data: drafts } = await api.get('/api/designs?status=draft&sort=title')
  expect(drafts.map(({ title, images }: { title: string; images: [] }) => [title, images.length])).toEqual([
    ['Hill house', 1],
    ['Lake house', 2],
  ])
  expect((await imagesOf(drafts[0]._id))[0][0]).toBe(hill)
  const library = await api.get('/api/media?search=lake')
  const named = new Map(
    library.data.map(({ _id, name }: { _id: string; name: string }) => [_id, name.toLowerCase()]),
  )
  expect((await imagesOf(drafts[1]._id)).map(([id]: [string]) => named.get(id))).toEqual([
    'lake.jpg',
    'lake plan.jpg',
  ])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 designs taken back')).toBeVisible()
  await expect(page.getByText('2 new · 1 changed · 1 left out')).toBeVisible()
  expect(await imagesOf(court._id)).toEqual([
    [front, 'The court', 'photo'],
    [plan, 'Plan of Court house', 'plan'],
  ])

  await page.getByText('Columns: 5 of 6 are read').click()
  await page.getByLabel('Image Files').selectOption('Leave out')
  await expect(page.getByLabel('Choose images')).toHaveCount(0)
  await expect(page.getByText('3 new · 1 unchanged')).toBeVisible()
})
