import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { scene } from '../files/make-files.ts'
import { expectAccessible } from './accessible.ts'
import { signedInApi } from './api.ts'
import { keepOffers, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test('a picture is found in the library, framed, described and replaced, and is shown so wherever it is used', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const fileId = await api.picture(600, 300)
  await api.post('/api/testimonials', {
    clientName: 'Ravi Shah',
    content: 'The house is cool in May.',
    avatar: fileId,
    isFeatured: true,
  })
  await signIn(page, '/admin/media')
  await page.getByLabel('Search the library').fill('picture')
  await expect(page).toHaveURL(/search=picture/)
  const file = page.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(file).toHaveCount(1)
  await expect(file).toContainText('PNG · ')
  await expect(file).toContainText('In 1 place')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  const row = page.getByRole('row', { name: /picture\.png/ })
  await expect(row.getByRole('link', { name: 'Ravi Shah' })).toBeVisible()
  const mayCome = Promise.withResolvers<void>()
  await page.route(/\/preview\?/, async (route) => {
    await mayCome.promise
    await route.continue()
  })
  await row.getByRole('link', { name: 'picture.png' }).click()

  const point = page.getByRole('button', { name: 'Focal point' })
  await expect(point).toHaveAccessibleDescription(/^In the middle/)
  // The picture has its room before it has come.
  const { width = 0, height = 0 } = (await point.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(100)
  await point.click({ position: { x: width / 4, y: height / 2 } })
  await expect(page.getByText('25 % from the left, 50 % from the top')).toBeVisible()
  mayCome.resolve()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByText('15 % from the left, 48 % from the top')).toBeVisible()
  await page.getByLabel('Alternative text').fill('Ravi Shah in his court')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('File saved')).toBeVisible()
  const address = page.url()
  await page.goto('/')
  const avatar = page.locator(`img[src*="${fileId}"]`)
  await expect(avatar).toHaveCSS('object-position', /^1[45](\.\d+)?% 4[78](\.\d+)?%$/)
  await page.goto(address)
  await expect(page.getByLabel('Alternative text')).toHaveValue('Ravi Shah in his court')

  const other = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const before = page.url()
  await page
    .getByLabel('Choose the new file')
    .setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: other })
  await expect(page.getByRole('heading', { name: 'other.png' })).toBeVisible()
  expect(page.url()).not.toBe(before)
  await expect(page.getByRole('link', { name: 'Ravi Shah' })).toBeVisible()
  await expect(page.getByLabel('Alternative text')).toHaveValue('Ravi Shah in his court')
  const [testimonial] = await api.read('/api/testimonials')
  expect(page.url()).toContain(testimonial.avatar.fileId)
})

test('what nothing shows is deleted from the library, several at once or one by one, and had back', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const used = await api.picture(60, 40, '#123')
  await api.post('/api/services', { title: 'Wells', description: 'Water.', icon: used })
  for (const color of ['#234', '#345']) await api.picture(60, 41, color)
  const unused = async () => (await api.get('/api/media?used=false')).pagination.total
  const before = await unused()
  await signIn(page, '/admin/media?view=list&search=picture')
  await keepOffers(page)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check()
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('in use')
  await expect(dialog).toContainText('This action cannot be undone.')
  await expect(dialog).not.toContainText('taken back')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/files deleted$/)).toBeVisible()
  expect(await unused()).toBeLessThan(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/files restored$/)).toBeVisible()
  expect(await unused()).toBe(before)

  await page.goto('/admin/media?search=picture&used=false')
  await keepOffers(page)
  await page.getByRole('list', { name: 'Files' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/admin\/media\?search=picture&used=false$/)
  expect(await unused()).toBe(before - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('File restored')).toBeVisible()
})

test('several files are chosen as pictures, described with one text or each with its own, and downloaded in one archive', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const ids: string[] = []
  for (const number of [21, 22, 23])
    ids.push(await api.upload(`ward ${number}.jpg`, scene(number, 120).jpeg()))
  await api.put(`/api/media/${ids[0]}`, { alt: 'The first ward' })
  await signIn(page, '/admin/media?search=ward')
  await keepOffers(page)
  for (const number of [21, 22, 23])
    await page.getByRole('checkbox', { name: `Select ward ${number}.jpg` }).check()
  const chosen = page.getByRole('group', { name: 'Selected rows' })
  await chosen.getByRole('button', { name: 'Alt texts' }).click()
  const dialog = page.getByRole('dialog')
  const text = (number: number) => dialog.getByLabel(`Alternative text of ward ${number}.jpg`)
  await expect(text(21)).toHaveValue('The first ward')
  await dialog.getByLabel('One text for all').fill('A ward of the town')
  await dialog.getByRole('button', { name: 'Put into all' }).click()
  await text(23).fill('x'.repeat(201))
  await dialog.getByRole('button', { name: 'Save texts' }).click()
  await expect(text(23)).toBeFocused()
  await text(23).fill('The last ward')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save texts' }).click()
  await expect(page.getByText('3 files described')).toBeVisible()
  const texts = async () =>
    Promise.all(ids.map(async (id) => (await api.get(`/api/media/${id}`)).data.alt as string))
  expect(await texts()).toEqual(['A ward of the town', 'A ward of the town', 'The last ward'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 files changed back')).toBeVisible()
  expect(await texts()).toEqual(['The first ward', '', ''])

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const arriving = page.waitForEvent('download')
  await chosen.getByRole('button', { name: 'Download' }).click()
  const parts = unzipSync(new Uint8Array(await readFile(await (await arriving).path())))
  expect(Object.keys(parts).sort()).toEqual(['ward 21.jpg', 'ward 22.jpg', 'ward 23.jpg'])
})

test('a picture that the library has in another size is pointed out as it is uploaded, and that one can be used', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const original = await api.upload('villa.jpg', scene(12, 1200).jpeg())
  const categories: { _id: string; slug: string }[] = await api.read('/api/categories')
  const category = categories.find(({ slug }) => slug === 'architecture')?._id
  await api.post('/api/designs', { title: 'Villa 12', category, subcategory: 'Villa', images: [original] })
  await signIn(page, '/admin/services/new')
  await page.getByLabel('Title').fill('Villas')
  await page.getByLabel('Description').fill('From the plot to the roof.')
  const icon = page.locator('input[type=file]').first()
  const smaller = { mimeType: 'image/webp', buffer: await scene(12, 500).webp().toBuffer() }
  await icon.setInputFiles({ name: 'villa-small.webp', ...smaller })
  const list = page.getByRole('list', { name: 'Files that look alike' })
  await expect(list.getByText('Already in Villa 12. Use that one?')).toBeVisible()
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Keep this one' }).click()
  await expect(list).toBeHidden()
  await expect(icon).toBeFocused()

  await icon.setInputFiles({ name: 'villa-again.webp', ...smaller })
  await list.getByRole('button', { name: 'Use that one' }).click()
  await page.getByRole('button', { name: 'Create Service' }).click()
  await expect(page).toHaveURL(/\/admin\/services$/)
  const services: { title: string; icon: { fileId: string } }[] = await api.read('/api/services')
  expect(services.find(({ title }) => title === 'Villas')?.icon.fileId).toBe(original)

  await page.goto('/admin/services?tab=pricing')
  await page.getByLabel(/^Upload pricing/i).setInputFiles({
    ...{ name: 'prices.png', mimeType: 'image/png', buffer: await scene(12, 700).png().toBuffer() },
  })
  await expect(list.getByText(/^Already in /)).toBeVisible()
  await list.getByRole('button', { name: 'Use that one' }).click()
  await expect(async () => {
    const shown = (await api.read('/api/pricing')).map(({ fileId }: { fileId: string }) => fileId)
    expect(shown).toContain(original)
  }).toPass()
})

test('a form takes a picture from the library, and no other kind than it takes from a folder', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const fileId = await api.picture(70, 40, '#456')
  await api.put(`/api/media/${fileId}`, { title: 'Step well' })
  await signIn(page, '/admin/services/new')
  await page.getByLabel('Title').fill('Wells')
  await page.getByLabel('Description').fill('Water.')
  await page.getByRole('button', { name: 'Choose from the library' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' })
  await dialog.getByLabel('Search the library').fill('step')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: /Step well/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: 'Icon preview' })).toBeVisible()
  await page
    .getByRole('button', { name: /^(Save|Create|Add)/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/services$/)
  const saved = (await api.read('/api/services')).find(
    ({ icon }: { icon: { fileId: string } | null }) => icon?.fileId === fileId,
  )
  expect(saved.title).toBe('Wells')
})

test('a subcategory takes its picture from the library', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const fileId = await api.upload('nook.jpg', scene(31, 300).jpeg())
  await api.put(`/api/media/${fileId}`, { alt: 'A nook by the stairs' })
  const [{ _id }] = await api.read('/api/categories')
  await signIn(page, `/admin/categories/${_id}/edit`)
  await page
    .getByRole('button', { name: /^From the library for / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' })
  await dialog.getByLabel('Search the library').fill('nook')
  await dialog.getByRole('button', { name: /nook/ }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Update Category' }).click()
  await expect(page.getByText('Category updated successfully!')).toBeVisible()
  const [category] = await api.read('/api/categories')
  expect(category.subcategories[0].image).toMatchObject({ fileId, isLibraryAlt: true })
})

test('what two people say of a file at once is put together, and nothing typed is lost', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const fileId = await api.upload('gate.jpg', scene(32, 300).jpeg())
  const address = `/api/media/${fileId}`
  await signIn(page, `/admin/media/${fileId}`)
  await page.getByLabel('Alternative text').fill('The gate from the lane')
  await api.put(address, { credit: 'Photograph: R. Menon', focus: { x: 0.5, y: 0.2 } })
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await api.put(address, { title: 'Gate', focus: { x: 0.5, y: 0.3 } })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'This file was changed by someone else' })
  await expect(dialog).toContainText('50 % from the left, 30 % from the top')
  await dialog.getByRole('button', { name: 'Save as chosen' }).click()
  await expect(page.getByText('File saved')).toBeVisible()
  expect((await api.get(address)).data).toMatchObject({
    title: 'Gate',
    alt: 'The gate from the lane',
    credit: 'Photograph: R. Menon',
    focus: { x: 0.5, y: 0.3 },
  })
})

test('alternative texts that are typed for several files are not lost with Escape, nor where they cannot be saved', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const ids: string[] = []
  for (const number of [31, 32, 33])
    ids.push(await api.upload(`barn ${number}.jpg`, scene(number, 120).jpeg()))
  await signIn(page, '/admin/media?search=barn')
  for (const number of [31, 32, 33])
    await page.getByRole('checkbox', { name: `Select barn ${number}.jpg` }).check()
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Alt texts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alternative texts' })
  const text = (number: number) => dialog.getByLabel(`Alternative text of barn ${number}.jpg`)
  for (const number of [31, 32, 33]) await text(number).fill(`Barn number ${number}`)

  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.keyboard.press('Escape')
  await expect(question).toContainText('Your changes will be lost.')
  // It hears Escape once it knows that it is the uppermost, and can be pressed from then on.
  await expect(question).toHaveCSS('pointer-events', 'auto')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(text(33)).toHaveValue('Barn number 33')

  await api.put(`/api/media/${ids[1]}`, { alt: 'What somebody else saw' })
  await page.route(`**/api/media/${ids[2]}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Save texts' }).click()
  await expect(text(32)).toHaveAccessibleDescription(/to: What somebody else saw/)
  await expect(text(33)).toHaveAccessibleDescription('Server connection failed')
  await expect(text(31)).toHaveCount(0)
  await expect(text(32)).toHaveValue('Barn number 32')
  await expect(text(33)).toHaveValue('Barn number 33')
  await page.unroute(`**/api/media/${ids[2]}`)
  await dialog.getByRole('button', { name: 'Save texts' }).click()
  await expect(dialog).toBeHidden()
  const texts = ids.map(async (id) => (await api.get(`/api/media/${id}`)).data.alt as string)
  expect(await Promise.all(texts)).toEqual(['Barn number 31', 'Barn number 32', 'Barn number 33'])
})
