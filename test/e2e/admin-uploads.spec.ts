import { truncate, writeFile } from 'node:fs/promises'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { fileOf, holdBack, picture, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const megabyte = 1024 * 1024
const filesPath = '/v1/storage/buckets/media/files'

/** A picture of that size on the disk: what follows a picture's end is not looked at. @returns its path */
async function largePicture(info: TestInfo, name: string, size: number): Promise<string> {
  const path = info.outputPath(name)
  await writeFile(path, (await picture(name, '#887766')).buffer)
  await truncate(path, size)
  return path
}

/** Hands files to the page as the browser does when they are pasted, or dropped. */
async function hand(target: Locator, type: 'paste' | 'drop', file: Awaited<ReturnType<typeof picture>>) {
  await target.evaluate(
    (element, { type, name, mimeType, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      const options = { bubbles: true, cancelable: true }
      if (type === 'paste')
        element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }))
      else
        for (const step of ['dragover', 'drop'])
          element.dispatchEvent(new DragEvent(step, { ...options, dataTransfer: data }))
    },
    { type, name: file.name, mimeType: file.mimeType, bytes: [...file.buffer] },
  )
}

async function drag(page: Page, item: Locator, onto: Locator, place: 'before' | 'behind') {
  await item.scrollIntoViewIfNeeded()
  const from = await item.locator('[title="Drag to move"]').boundingBox()
  const to = await onto.boundingBox()
  if (!from || !to) throw new Error('What is dragged is not in sight')
  const share = place === 'before' ? 0.2 : 0.8
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width * share, to.y + to.height * share, { steps: 6 })
}

const images = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('listitem')

test('files go up as they are chosen: one refused, one cut off and gone on with, one cancelled', async ({
  page,
  request,
}, info) => {
  await signIn(page)
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem('token') }))
  const headers = { Authorization: `Bearer ${token}` }
  const sizes = { court: 5.5 * megabyte, 'given-up': 6 * megabyte, huge: 11 * megabyte }
  const paths = Object.entries(sizes).map(([name, size]) => largePicture(info, `${name}.jpg`, size))
  const ranges: string[] = []
  let givenUpId = ''
  let isRefusedOnce = false
  await page.route(`**${filesPath}`, async (route) => {
    const { 'content-range': range = '', 'x-appwrite-id': id = '' } = route.request().headers()
    if (range.endsWith(`/${sizes.court}`)) {
      ranges.push(range)
      if (ranges.length === 2) return route.abort('connectionreset')
    }
    if (range.endsWith(`/${sizes['given-up']}`) && !range.startsWith('bytes 0-')) {
      givenUpId = id
      return
    }
    if (!isRefusedOnce && range.startsWith('bytes 0-') && !range.includes(`${5 * megabyte - 1}/`)) {
      isRefusedOnce = true
      return route.fulfill({
        status: 401,
        json: { success: false, type: 'session-ended', message: 'Unauthorized access' },
      })
    }
    await route.continue()
  })

  await page.goto('/admin/designs/new')
  await page.getByLabel('Title').fill('Courtyard house')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Architecture' })
  await page.getByLabel('Subcategory').selectOption({ label: 'Villa' })

  await page.getByLabel('Upload images').setInputFiles(fileOf('notes.pdf', 'application/pdf'))
  await expect(page.getByText('Only JPG, PNG, GIF, WebP, HEIC and AVIF images are allowed')).toBeVisible()
  await hand(page.locator('body'), 'paste', await picture('front.jpg', '#b0472a'))
  await page
    .getByRole('dialog', { name: 'Sign in to continue' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await expect(page.getByText('Failed to upload file: front.jpg: Unauthorized access')).toBeVisible()
  await page.getByRole('button', { name: 'Retry front.jpg' }).click()
  await expect(page.getByText('1 of 1 file uploaded')).toBeVisible()
  await hand(
    page.getByRole('heading', { name: 'Create New Design' }),
    'drop',
    await picture('side.jpg', '#446655'),
  )
  await page.getByLabel('Upload images').setInputFiles(await Promise.all(paths))
  await expect(page.getByText('huge.jpg: File is too large. Maximum size is 10MB')).toBeVisible()

  await expect(page.getByRole('progressbar', { name: 'Uploading given-up.jpg' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Design' })).toBeDisabled()
  await expect(page.getByText('Uploading files...')).toBeVisible()
  await expect(page.getByText('3 of 4 files uploaded')).toBeVisible()
  const parts = ranges.map((range) => range.replace(/\/.*/, ''))
  expect(parts).toEqual(['bytes 0-5242879', parts[1], parts[1]])
  expect(parts[1]).toMatch(/^bytes 5242880-/)

  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Cancel given-up.jpg' }).click()
  expect((await removed).status()).toBe(204)
  expect((await removed).url()).toContain(`${filesPath}/${givenUpId}`)
  expect((await request.delete(`${filesPath}/${givenUpId}`, { headers })).status()).toBe(404)

  await page.getByRole('button', { name: 'Remove side.jpg' }).click()
  await page.getByLabel('Upload images').setInputFiles(await picture('front again.jpg', '#b0472a'))
  await expect(page.getByText('front again.jpg: This file is already in the list')).toBeVisible()
  await expect(images(page)).toHaveCount(2)
  const ofPictures = page.getByRole('group', { name: 'From the images:' })
  await ofPictures.getByRole('button', { name: 'laterite' }).press('Enter')
  await ofPictures.getByRole('button', { name: 'warm grey' }).click()
  await expect(page.getByLabel('Colors')).toHaveValue('laterite, warm grey')
  await ofPictures.getByRole('button', { name: 'warm grey' }).click()
  const total = async () => (await (await request.get(filesPath, { headers })).json()).files.length
  const before = await total()
  await page.getByRole('button', { name: 'Create Design' }).click()
  await expect(page.getByText('Design created successfully!')).toBeVisible()
  expect(await total()).toBe(before)
  const { data } = await (await request.get('/api/designs/ARC-1001')).json()
  expect(data.images).toHaveLength(2)
  expect(data.colors).toEqual(['laterite'])
})

test('pictures are ordered by buttons and by dragging, and described; the first is the cover', async ({
  page,
  request,
}) => {
  await signIn(page)
  const read = async () => (await (await request.get('/api/designs/ARC-1001')).json()).data
  const [first, second] = (await read()).images
  await page.goto(`/admin/designs/${(await read())._id}/edit`)
  await page.getByLabel('Upload images').setInputFiles(await picture('roof.jpg', '#334455'))
  await expect(images(page)).toHaveCount(3)
  await expect(images(page).first()).toContainText('Cover')
  const toTop = images(page).filter({ hasText: 'roof.jpg' }).getByRole('button', { name: 'Move to top' })
  await toTop.click()
  await expect(page.getByText('Moved to 1 of 3')).toBeAttached()
  await expect(toTop).toBeFocused()
  await expect(images(page).first()).toContainText('Cover · roof.jpg')

  await images(page).first().getByRole('button', { name: 'Alt text' }).click()
  await page.getByLabel('Alternative text').fill('x'.repeat(201))
  await expect(page.getByText('Alternative text must be at most 200 characters')).toBeVisible()
  await page.getByLabel('Alternative text').fill('The roof at noon')
  await page.getByRole('button', { name: 'Update Design' }).click()
  await expect(page.getByText('Design updated successfully!')).toBeVisible()
  const saved = await read()
  expect(saved.images.map(({ alt }: { alt: string }) => alt)).toEqual([
    'The roof at noon',
    'Courtyard house',
    'Courtyard house',
  ])
  await page.goto('/designs/ARC-1001')
  await expect(page.getByAltText('The roof at noon').first()).toBeVisible()

  await page.goto(`/admin/designs/${saved._id}/edit`)
  await drag(page, images(page).first(), images(page).nth(2), 'behind')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(images(page).first()).toContainText('The roof at noon')
  await drag(page, images(page).first(), images(page).nth(2), 'behind')
  const inOrder = page.getByRole('list', { name: 'Images' }).locator('> li:not([data-dnd-placeholder])')
  await expect(inOrder.last()).toContainText('The roof at noon')
  await page.mouse.up()
  await expect(images(page).last()).toContainText('The roof at noon')
  await page.getByRole('button', { name: 'Use title for all alt texts' }).click()
  await page.getByRole('button', { name: 'Update Design' }).click()
  await expect(page.getByText('Design updated successfully!')).toBeVisible()
  const roof = saved.images[0].fileId
  const after = (await read()).images
  expect(after.map(({ fileId }: { fileId: string }) => fileId)).toEqual([first.fileId, second.fileId, roof])
  expect(after[2].alt).toBe('Courtyard house')
  await page.goto('/designs/ARC-1001')
  await expect(page.locator('main img').first()).toHaveAttribute('src', new RegExp(first.fileId))
})

test('services are put in the order that visitors see', async ({ page }) => {
  await signIn(page, '/admin/services')
  const rows = page.getByRole('table', { name: 'Services' }).locator('tbody').getByRole('row')
  const order = [
    'Architectural design',
    'Elevation design',
    'Floor planning',
    'Interior design',
    'Site visits',
  ]
  const expectOrder = (titles: string[]) =>
    expect(rows.getByRole('link', { name: /design|planning|visits/i })).toHaveText(titles)
  await expectOrder(order)
  await drag(page, rows.last(), rows.first(), 'before')
  const inOrder = page.locator('tbody tr:not([data-dnd-placeholder])')
  await expect(inOrder.first()).toContainText('Site visits')
  await page.mouse.up()
  // Before that only the drag shows it so, and its row loses the focus once it is the list's order.
  await expect(page.getByText('Moved to 1 of 5')).toBeAttached()
  const moved = ['Site visits', ...order.slice(0, 4)]
  await expectOrder(moved)
  const down = rows.first().getByRole('button', { name: 'Move down' })
  await down.focus()
  // The first save never ends; the second still waits for it when the page is left.
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      if (input !== '/api/services/order') return fetch(input, init)
      window.fetch = fetch
      return new Promise(() => undefined)
    }
  })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Moved to 2 of 5')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Moved to 3 of 5')).toBeAttached()
  const final = [order[0], order[1], 'Site visits', order[2], order[3]] as string[]
  await expectOrder(final)
  await expect(rows.nth(2).getByRole('button', { name: 'Move down' })).toBeFocused()
  await expect(async () => {
    await page.reload()
    await expectOrder(final)
  }).toPass()

  await page.route('**/api/services/order', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'The store is closed' } }),
  )
  await rows.last().getByRole('button', { name: 'Move to top' }).click()
  await expect(page.getByText('Failed to save the order')).toBeVisible()
  await expectOrder(final)

  await page.goto('/services')
  const text = (await page.getByRole('main').textContent()) ?? ''
  expect(order.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(final)
})

test('a server that fails is not called a lost connection, and the file goes up once it works again', async ({
  page,
}) => {
  await signIn(page, '/admin/designs/new')
  let isWorking = false
  await page.route(`**${filesPath}`, (route) =>
    isWorking
      ? route.continue()
      : route.fulfill({ status: 500, json: { success: false, message: 'The store is closed' } }),
  )
  await page.getByLabel('Upload images').setInputFiles(await picture('gate.jpg', '#556677'))
  await expect(page.getByText('The server could not store it. Trying again…')).toBeVisible()
  await expect(page.getByText('Connection lost')).toHaveCount(0)
  isWorking = true
  await expect(page.getByText('1 of 1 file uploaded')).toBeVisible()
})

test('a file that is chosen once more before its upload was answered is stored, whatever is given up then', async ({
  page,
}) => {
  await signIn(page, '/admin/banners/new')
  const { promise: isStored, resolve: stored } = Promise.withResolvers<void>()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  let uploads = 0
  await page.route(`**${filesPath}`, async (route) => {
    if (++uploads > 1) return route.continue()
    const response = await route.fetch()
    stored()
    await mayAnswer
    // Given up, it is waited for no more.
    await route.fulfill({ response }).catch(() => undefined)
  })
  const letGiveUp = await holdBack(page, `**${filesPath}/*`, (request) => request.method() === 'DELETE')
  const choose = async () =>
    page.getByLabel('Upload image').setInputFiles(await picture('monsoon.jpg', '#31506a'))
  await choose()
  await isStored
  await choose()
  await expect(page.getByText('Uploading files...')).toBeHidden()
  const givenUp = page.waitForResponse((response) => response.request().method() === 'DELETE')
  letGiveUp()
  answer()
  expect((await givenUp).status()).toBe(204)
  await page.getByLabel('Title', { exact: true }).fill('Monsoon offer')
  await page.getByRole('button', { name: 'Create Banner' }).click()
  await expect(page.getByText('Banner created successfully!')).toBeVisible()
})

test('a file that is gone from the server by the time its form is saved is sent once more', async ({
  page,
  request,
}) => {
  await signIn(page, '/admin/banners/new')
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem('token') }))
  const stored = page.waitForResponse(`**${filesPath}`)
  await page.getByLabel('Upload image').setInputFiles(await picture('night.jpg', '#13243a'))
  const { $id } = await (await stored).json()
  await page.getByLabel('Title', { exact: true }).fill('Left open over night')
  const headers = { Authorization: `Bearer ${token}` }
  expect((await request.delete(`${filesPath}/${$id}`, { headers })).status()).toBe(204)
  await page.getByRole('button', { name: 'Create Banner' }).click()
  await expect(page.getByText('Banner created successfully!')).toBeVisible()
})

test('leaving a page asks while a file that is put to use at once is on its way', async ({
  page,
  request,
}) => {
  await signIn(page, '/admin/services?tab=pricing')
  const letGo = await holdBack(page, `**${filesPath}`)
  await page.getByLabel('Upload pricing image').setInputFiles(await picture('rates.jpg', '#776655'))
  await expect(page.getByText('Uploading file...')).toBeVisible()
  await page.getByRole('link', { name: 'Testimonials' }).first().click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toContainText('Your changes will be lost.')
  await question.getByRole('button', { name: 'Stay' }).click()
  letGo()
  await expect(page.getByText('Pricing image uploaded successfully')).toBeVisible()
  expect((await (await request.get('/api/pricing')).json()).data).toHaveLength(1)
  await page.getByRole('link', { name: 'Testimonials' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible()
})
