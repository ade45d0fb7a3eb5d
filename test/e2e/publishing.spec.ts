import { daysAfter, isoDayOf, momentTyped, weekdayOf } from '#contract/dates.ts'
import { startServer, type TestServer } from '../start-server.ts'
import { signedInApi } from './api.ts'
import { keepOffers, rowOf, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

/** The next Monday in India that is not today. */
const tomorrow = daysAfter(isoDayOf(new Date()), 1)
const days = [0, 1, 2, 3, 4, 5, 6].map((count) => daysAfter(tomorrow, count))
const monday = days.find((day) => weekdayOf(`${day}T06:00:00Z`).startsWith('Monday')) ?? tomorrow
const mondayAtNine = `${monday}T09:00`

/** Processes of a later day, in the place of the file's own. */
const onMonday: TestServer[] = []
test.afterAll(async () => {
  for (const server of onMonday) expect(await server.stop()).toBe(0)
})

const titles = Array.from({ length: 20 }, (_, index) => `Verandah house ${String.fromCharCode(65 + index)}`)

test('several are hidden at once, and shown again by Undo', async ({ page, product, request }) => {
  const api = await signedInApi(product.url)
  const [{ _id: category }] = await api.read('/api/categories')
  for (const title of ['Pergola north', 'Pergola south'])
    await api.post('/api/designs', { title, category, subcategory: 'Villa' })
  const seen = async () => (await (await request.get('/api/designs?search=pergola')).json()).pagination.total
  await signIn(page)
  await page.goto('/admin/designs?search=pergola')
  await keepOffers(page)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByText('2 designs hidden')).toBeVisible()
  await expect(rowOf(page, 'Pergola north').getByText('Hidden')).toBeVisible()
  expect(await seen()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 designs changed back')).toBeVisible()
  expect(await seen()).toBe(2)
})

test('a design says that it is not public because its category is hidden', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const { _id } = await api.post('/api/categories', {
    name: 'Pavilions',
    subcategories: [{ name: 'Garden' }],
    status: 'hidden',
  })
  await api.post('/api/designs', { title: 'Garden pavilion', category: _id, subcategory: 'Garden' })
  await signIn(page, '/admin/designs?search=pavilion')
  const row = page.getByRole('row').filter({ hasText: 'Garden pavilion' })
  await expect(row.getByRole('link', { name: 'Not public: Category hidden' })).toBeVisible()
  await row.getByRole('link', { name: 'Not public: Category hidden' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Category' })).toBeVisible()
  await page.getByLabel('Status').selectOption('Published')
  await page.getByRole('button', { name: 'Update Category' }).click()
  await expect(page.getByText('Category updated successfully!')).toBeVisible()
  await page.goto('/admin/designs?search=pavilion')
  await expect(row).toBeVisible()
  await expect(row.getByText('Category hidden')).toHaveCount(0)
})

test('a draft with a time ahead is said to wait until it is published', async ({ page }) => {
  const waits = /its times count only once its status is Published/
  await signIn(page, '/admin/services/new')
  await page.getByLabel('Title').fill('Verandah repairs')
  await page.getByLabel('Publish at', { exact: true }).fill(mondayAtNine)
  await expect(page.getByText(/^Visitors see it from Mon .*, 9:00\./)).toBeVisible()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText(/^Service created successfully! It is not published/)).toHaveText(waits)
  await rowOf(page, 'Verandah repairs').getByRole('link', { name: 'Verandah repairs' }).click()
  await expect(page.getByText(/^Only administrators see it/)).toHaveText(waits)
})

test('twenty designs are drafts, which visitors see nothing of, and go public at nine on Monday', async ({
  page,
  product,
  request,
}) => {
  const api = await signedInApi(product.url)
  const [{ _id: category }] = await api.read('/api/categories')
  for (const title of titles.slice(1))
    await api.post('/api/designs', { title, category, subcategory: 'Villa', status: 'draft' })

  await signIn(page)
  await page.goto('/admin/designs/new')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('published')
  await page.getByLabel('Title').fill(titles[0] ?? '')
  await page.getByLabel('Category', { exact: true }).selectOption('Architecture')
  await page.getByLabel('Subcategory').selectOption('Villa')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(rowOf(page, 'Verandah house A').getByText('Draft')).toBeVisible()

  const { _id: draft, code } = (await api.get('/api/designs?status=draft&limit=1')).data[0]
  for (const path of [`/designs/${code}`, `/api/designs/${draft}`, `/share/${code}.jpg`])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  expect((await (await request.get('/gallery')).text()).includes('Verandah house')).toBe(false)

  await page.goto('/admin')
  await page.getByRole('link', { name: '20 designs' }).click()
  await expect(page).toHaveURL('/admin/designs?status=draft')
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change', { exact: true }).selectOption('Publishing')
  await dialog.getByLabel('Publish at', { exact: true }).fill(mondayAtNine)
  await expect(
    dialog.getByText(/^Visitors see it from Mon .*, 9:00\. Times are those of India/),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Change 20 designs' }).click()
  await expect(page.getByText('20 designs published or scheduled')).toBeVisible()
  await page.goto('/admin/designs?status=published')
  await expect(rowOf(page, 'Verandah house T').getByText(/^From Mon .*, 9:00$/)).toBeVisible()
  expect((await request.get(`/designs/${code}`)).status()).toBe(404)

  // Two processes on the same data, whose clocks show a minute past nine on Monday: one that does not know of it would take
  // back what has not begun.
  await product.stop()
  const ahead = Date.parse(momentTyped(mondayAtNine) ?? '') + 60_000 - Date.now()
  const environment = { DATA_DIR: product.directory, CLOCK_AHEAD: String(ahead) }
  const movesClock = ['--import', new URL('../moved-clock.ts', import.meta.url).href]
  for (const PORT of [new URL(product.url).port, '0'])
    onMonday.push(await startServer({ ...environment, PORT }, movesClock))
  for (const { url } of onMonday) {
    await expect.poll(async () => (await request.get(`${url}/designs/${code}`)).status()).toBe(200)
    const found = async () =>
      (await (await request.get(`${url}/api/designs?search=verandah`)).json()).pagination
    await expect.poll(async () => (await found()).total).toBe(20)
  }
  const { data } = await (await signedInApi(product.url)).get(
    `/api/activity?subject=${draft}&account=automatic`,
  )
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['published'])
})
