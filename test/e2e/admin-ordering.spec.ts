import type { APIRequestContext, Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { drawFingers } from './fingers.ts'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

async function storedOrder(request: APIRequestContext): Promise<string[]> {
  const { data } = await (await request.get('/api/services')).json()
  return data.map(({ title }: { title: string }) => title)
}

/** Moves the first row down, and the row that is moved on; the first of the saves never ends. */
async function moveDown(page: Page, steps: number) {
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      if (input !== '/api/services/order') return fetch(input, init)
      window.fetch = fetch
      return new Promise(() => undefined)
    }
  })
  await page.locator('tbody').getByRole('button', { name: 'Move down' }).first().focus()
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Moved to ${step + 1} of 5`)).toBeAttached()
  }
}

const moments = [
  { when: 'while it is being saved', steps: 1, isElsewhere: false },
  { when: 'while it waits for another to be saved', steps: 2, isElsewhere: false },
  { when: 'from another page, while it is being saved', steps: 1, isElsewhere: true },
  { when: 'from another page, while it waits', steps: 2, isElsewhere: true },
]

for (const { when, steps, isElsewhere } of moments)
  test(`an order reaches the server when the site is left ${when}`, async ({ page, request }) => {
    await signIn(page, '/admin/services')
    await expect(page.getByRole('row')).toHaveCount(6)
    const [first = '', ...others] = await storedOrder(request)
    await moveDown(page, steps)
    if (isElsewhere) {
      await page.getByRole('link', { name: 'Testimonials' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible()
    }
    await page.goto('/api/health')
    await expect.poll(() => storedOrder(request)).toEqual(others.toSpliced(steps, 0, first))
  })

test('what is dragged while the list becomes another one is put where it was let go, and nothing else is moved', async ({
  page,
  request,
}) => {
  await signIn(page, '/admin/services')
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(5)
  const before = await storedOrder(request)
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(
    '**/api/services/order',
    async (route) => {
      await failing
      await route.fulfill({ status: 503, json: { success: false, message: 'The store is closed' } })
    },
    { times: 2 },
  )
  await rows.last().getByRole('button', { name: 'Move to top' }).click()
  await expect(rows.first()).toContainText(before[4] ?? '')
  await expect(rows.nth(1)).toContainText(before[0] ?? '')

  const from = middleOf(await rows.nth(1).getByTitle('Drag to move').boundingBox())
  const onto = await rows.nth(3).boundingBox()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, (onto?.y ?? 0) + (onto?.height ?? 0) * 0.8, { steps: 6 })
  await expect(page.locator('tbody tr:not([data-dnd-placeholder])').nth(3)).toContainText(before[0] ?? '')
  fail()
  await expect(page.getByText('Failed to save the order')).toBeVisible()
  await expect(page.locator('tbody tr:not([data-dnd-placeholder])').last()).toContainText(before[4] ?? '')
  await page.mouse.up()
  const [first = '', second = '', third = '', ...others] = before
  const after = [second, third, first, ...others]
  await expect.poll(() => storedOrder(request)).toEqual(after)
  await expect(rows).toHaveCount(5)
  for (const [index, title] of after.entries()) await expect(rows.nth(index)).toContainText(title)

  // It goes on being dragged as ever.
  const handle = rows.nth(0).getByTitle('Drag to move')
  // Over it once it lies still: what was let go is on its way to its place.
  await handle.hover()
  const next = middleOf(await handle.boundingBox())
  const behind = await rows.nth(1).boundingBox()
  await page.mouse.move(next.x, next.y)
  await page.mouse.down()
  await page.mouse.move(next.x, (behind?.y ?? 0) + (behind?.height ?? 0) * 0.8, { steps: 6 })
  await expect(page.locator('tbody tr:not([data-dnd-placeholder])').nth(1)).toContainText(second)
  await page.mouse.up()
  await expect.poll(() => storedOrder(request)).toEqual([third, second, first, ...others])
  await expect(rows.first()).toContainText(third)
})

test('what is dragged while the list is narrowed moves nothing, since its place among all of them is not known', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const names = async () =>
    (await api.get('/api/categories?status=any')).data.map(({ name }: { name: string }) => name)
  const [hidden] = await api.read('/api/categories')
  const [first, second, third, fourth] = await names()
  await api.put(`/api/categories/${hidden._id}`, { status: 'hidden' })
  await signIn(page, '/admin/categories')
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(4)
  const from = middleOf(await rows.nth(3).getByTitle('Drag to move').boundingBox())
  const onto = await rows.nth(2).boundingBox()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, (onto?.y ?? 0) + (onto?.height ?? 0) * 0.2, { steps: 6 })
  await expect(page.locator('tbody tr:not([data-dnd-placeholder])').nth(2)).toContainText(fourth)
  await page.getByLabel('Status').selectOption('published')
  await expect(rows.filter({ hasText: first })).toHaveCount(0)
  await page.mouse.up()
  await page.getByLabel('Status').selectOption('')
  await expect(rows.first()).toContainText(first)
  await expect(page.locator('tbody [data-dnd-placeholder]')).toHaveCount(0)
  await rows.filter({ hasText: fourth }).getByRole('button', { name: 'Move to top' }).press('Enter')
  await expect.poll(names).toEqual([fourth, first, second, third])
})

test('a row that is moved in a list that somebody else has put in order meanwhile leaves theirs as it is, and says so', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  await signIn(page, '/admin/services')
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(5)
  const ids = (await api.read('/api/services')).map(({ _id }: { _id: string }) => _id)
  const titles = (await api.read('/api/services')).map(({ title }: { title: string }) => title).toReversed()
  await api.put('/api/services/order', { ids: ids.toReversed() })
  await rows.first().getByRole('button', { name: 'Move down' }).press('Enter')
  await expect(page.getByText('The order was changed by someone else.')).toBeVisible()
  await expect(rows.first()).toContainText(titles[0])
  await rows.first().getByRole('button', { name: 'Move down' }).press('Enter')
  const [first, second, ...others] = titles
  await expect
    .poll(async () => (await api.read('/api/services')).map(({ title }: { title: string }) => title))
    .toEqual([second, first, ...others])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a finger drags an item by its handle, and scrolls the page everywhere else', async ({
    page,
    request,
  }) => {
    const order = await storedOrder(request)
    await signIn(page, '/admin/services')
    const handles = page.getByTitle('Drag to move')
    await expect(handles).toHaveCount(order.length)
    await handles.nth(1).scrollIntoViewIfNeeded()

    const title = await page.getByRole('row').nth(2).getByRole('link').first().boundingBox()
    const before = await page.evaluate(() => window.scrollY)
    await page.evaluate(watchScroll)
    const { x, y } = middleOf(title)
    await drawFingers(page, [
      [
        [x, y],
        [x, y - 120],
      ],
    ])
    // The page goes on for a while under the finger that has left it.
    await page.evaluate(() => (globalThis as unknown as Scrolled).hasScrolled)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    expect(await storedOrder(request)).toEqual(order)

    const [first = '', second = '', ...others] = order
    const [onto, from] = [
      middleOf(await handles.nth(0).boundingBox()),
      middleOf(await handles.nth(1).boundingBox()),
    ]
    await drawFingers(
      page,
      [
        [
          [from.x, from.y],
          [onto.x, onto.y],
        ],
      ],
      { beforeLifting: () => expect(page.getByRole('row').nth(1)).toContainText(second) },
    )
    await expect.poll(() => storedOrder(request)).toEqual([second, first, ...others])
    await expect(page.getByText(`Moved to 1 of ${order.length}`)).toBeAttached()
  })
})

interface Scrolled {
  hasScrolled: Promise<unknown>
}

/** Runs within the page: notes when it has come to rest from the next scrolling; that of the one before is said first. */
async function watchScroll() {
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
  const page = globalThis as unknown as Scrolled
  page.hasScrolled = new Promise((done) => addEventListener('scrollend', done, { once: true }))
}

function middleOf(box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('It is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
