import { signedInApi } from './api.ts'
import { hydrate, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test('a published design is changed for later, shown by a link to whoever has it, changed on, and published', async ({
  page,
  product,
  browser,
}) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories?slug=architecture')
  const { _id, code } = await api.post('/api/designs', {
    title: 'House by the tank',
    category: category._id,
    subcategory: 'Villa',
    basePrice: 2_400_000,
    images: [await api.picture(90, 60)],
  })
  const guest = await browser.newContext({ baseURL: product.url })
  const principal = await guest.newPage()
  const heading = principal.getByRole('heading', { level: 1 })
  const edit = `/admin/designs/${_id}/edit`

  await signIn(page, edit)
  await page.getByLabel('Title').fill('House by the old tank')
  await page.locator('input[type=file]').setInputFiles({
    name: 'court.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect(page.getByText(/^Changes saved for later\./)).toBeVisible()
  await expect(page.getByRole('row', { name: /House by the tank/ })).toContainText('Changes waiting')
  await principal.goto(`/designs/${code}`)
  await expect(heading).toHaveText('House by the tank')

  await page.goto(edit)
  const notice = page.getByRole('region', { name: 'Pending changes' })
  await expect(notice).toContainText('Saved by Administrator')
  await expect(notice).toContainText('Title, Images')
  await expect(page.getByLabel('Title')).toHaveValue('House by the old tank')
  await notice.getByRole('button', { name: 'Compare' }).click()
  const compared = page.getByRole('dialog', { name: 'Pending changes' })
  await expect(compared.getByRole('listitem').filter({ hasText: 'House by the tank' })).toContainText(
    'House by the old tank',
  )
  await expect(compared.getByRole('img')).toHaveCount(3)
  await compared.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: 'Preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const url = (await dialog.locator('code').textContent()) ?? ''
  const response = await principal.goto(url)
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(heading).toHaveText('House by the old tank')
  await expect(principal.getByText('This design with its pending changes', { exact: false })).toBeVisible()
  await hydrate(principal)
  await principal.getByRole('link', { name: 'Show picture 2 of 2' }).click()
  await expect(principal.getByRole('link', { name: 'Show picture 2 of 2' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(principal.getByRole('textbox', { name: 'Name' }).first()).toBeDisabled()
  await page.keyboard.press('Escape')

  await page.getByLabel('Base Price').fill('2600000')
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect(page.getByText(/^Changes saved for later\./)).toBeVisible()
  await principal.reload()
  await expect(principal.getByText('₹26,00,000').first()).toBeVisible()

  // Somebody else changes the price of what visitors see.
  await api.put(`/api/designs/${_id}`, { basePrice: 2_500_000, area: 1850 })
  await page.goto(edit)
  await expect(notice).toContainText('Someone has changed the design since they were begun')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const choice = page.getByRole('dialog', { name: /^This design was changed by someone else/ })
  await expect(choice).toContainText('₹26,00,000')
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Changes published')).toBeVisible()
  await expect(page.getByText('Changes waiting')).toHaveCount(0)
  expect(await api.read(`/api/designs/${code}`)).toMatchObject({
    title: 'House by the old tank',
    basePrice: 2_600_000,
    area: 1850,
    images: [expect.anything(), expect.anything()],
  })
  await principal.goto(`/designs/${code}`)
  await expect(heading).toHaveText('House by the old tank')

  await page.goto(edit)
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('button', { name: 'End link' }).click()
  await expect(page.getByText('Preview ended')).toBeVisible()
  await principal.goto(url)
  await expect(heading).toHaveText('Page not found')
  await guest.close()
})

test('a pricing image is changed for later and published as every other document', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const { _id } = await api.post('/api/pricing', { fileId: await api.picture(80, 60), alt: 'Fees of 2026' })
  const altSeen = async () => {
    const all: { _id: string; alt: string }[] = await api.read('/api/pricing')
    return all.find((image) => image._id === _id)?.alt
  }
  await signIn(page, '/admin/services?tab=pricing')
  await page.getByRole('row').getByRole('link', { name: 'Edit' }).first().click()
  await expect(page.getByRole('heading', { name: 'Edit Pricing Image' })).toBeVisible()
  await page.getByLabel('Alternative text').fill('Fees of 2027')
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect(page).toHaveURL('/admin/services?tab=pricing')
  await expect(page.getByText('Changes waiting')).toBeVisible()
  expect(await altSeen()).toBe('Fees of 2026')

  // What says so lies over the link for four seconds, and as long as the pointer is on it.
  await page.getByRole('row').getByRole('link', { name: 'Edit' }).first().press('Enter')
  await expect(page.getByRole('region', { name: 'Pending changes' })).toContainText('Alternative text')
  await expect(page.getByLabel('Alternative text')).toHaveValue('Fees of 2027')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByRole('link', { name: /^Open preview/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page).toHaveURL('/admin/services?tab=pricing')
  expect(await altSeen()).toBe('Fees of 2027')
})

test('of two administrators who change the same for later, the second is asked, and earlier versions stay in reach', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const { _id } = await api.post('/api/services', { title: 'Wells', description: 'Water.' })
  const draft = `/api/services/${_id}/draft`
  await api.put(`/api/services/${_id}`, { title: 'Step wells' })
  await api.put(draft, { title: 'Old step wells' })
  await signIn(page, `/admin/services/${_id}/edit`)
  await expect(page.getByRole('region', { name: 'Pending changes' })).toBeVisible()
  await page.getByRole('button', { name: 'Show earlier versions' }).click()
  await page.getByRole('button', { name: /^Compare the version of/ }).click()
  const version = page.getByRole('dialog', { name: /^Version of/ })
  await expect(version).toContainText('The changes that wait stay as they are')
  await version.getByRole('button', { name: 'Close', exact: true }).last().click()

  await api.put(draft, { title: 'Old step wells', description: 'Theirs.' })
  await page.getByLabel('Title').fill('My step wells')
  await page.getByRole('button', { name: 'Save for later' }).click()
  const dialog = page.getByRole('dialog', { name: 'This service was changed by someone else' })
  await expect(dialog).toContainText('Theirs.')
  await dialog.getByRole('button', { name: 'Save as chosen' }).click()
  await expect(page.getByText(/^Changes saved for later\./)).toBeVisible()
  const { data } = await api.get(draft)
  expect([data.title, data.description]).toEqual(['My step wells', 'Theirs.'])
  expect((await api.read('/api/services')).find((each: { _id: string }) => each._id === _id).title).toBe(
    'Step wells',
  )
  await page.goto(`/admin/services/${_id}/edit`)
  const notice = page.getByRole('region', { name: 'Pending changes' })
  await notice.getByRole('button', { name: 'Discard changes' }).click()
  await api.delete(draft)
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByText('Someone else has published or discarded them meanwhile')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(page.getByLabel('Title')).toHaveValue('Step wells')

  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const end = page.getByRole('button', { name: 'End link' })
  await expect(end).toBeVisible()
  await api.delete(`/api/services/${_id}/preview`)
  await end.click()
  await expect(end).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Open preview/ })).toHaveCount(0)
})
