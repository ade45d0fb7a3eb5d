import type { Page } from '@playwright/test'
import { complaintsOf, expectAccessible, phone } from './accessible.ts'
import { signedInApi } from './api.ts'
import { hydrate, keepOffers, untilDrawn, untilInOwnFonts } from './journeys.ts'
import { expectLaidOut } from './laid-out.ts'
import { expect, test } from './product.ts'

const titles = ['Court house', 'Hill house', 'Lane house']
let ids: string[] = []
let codes: string[] = []

test.beforeAll(async ({ productOf }, { file }) => {
  const { url } = await productOf(file)
  const api = await signedInApi(url)
  const place = await api.place()
  const images = [{ fileId: await api.picture(1200, 900) }]
  const made = []
  for (const [index, title] of titles.entries()) {
    const house = { bedrooms: 3, facing: index ? 'E' : 'N', plot: { width: 30, depth: 40 } }
    const dimensions = { width: 8, depth: 10, unit: 'm' }
    const fields = { ...place, title, images, house, dimensions, area: 900 + index }
    made.push(await api.post('/api/designs', fields))
  }
  ids = made.map(({ _id }) => _id)
  codes = made.map(({ code }) => code)
})

const mark = (page: Page, title: string) =>
  page.locator('main').getByRole('button', { name: new RegExp(`^(Keep|Kept) ${title}`) })
const columns = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2, name: / house$/ })

/** Opens the page of what is kept, with these designs kept in this browser. */
async function openShortlist(page: Page, kept = ids) {
  await page.goto('/payment-success')
  await page.evaluate(
    (entries) => localStorage.setItem('shortlist', JSON.stringify(entries)),
    kept.map((id) => ({ id })),
  )
  await page.goto('/shortlist')
  await expect(columns(page)).toHaveCount(kept.length)
}

test('a design is kept before any code has come and without a connection, and is so on the next page', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/gallery')
  const tray = page.getByRole('link', { name: 'Shortlist' })
  await expect(tray).toBeHidden()
  await mark(page, 'Court house').click()
  await expect(mark(page, 'Court house')).toHaveAttribute('aria-pressed', 'true')
  await expect(tray).toHaveText('Shortlist1')
  await mark(page, 'Hill house').press('Enter')
  await expect(tray).toHaveText('Shortlist2')
  await page.unroute('**/assets/*.js')
  await page.goto(`/designs/${codes[0]}`)
  await expect(mark(page, 'Court house')).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await expect(mark(page, 'Court house')).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(true)
  await mark(page, 'Court house').click()
  await expect(tray).toHaveText('Shortlist1')
  await context.setOffline(false)
  // What React makes itself shows the same.
  await page.getByRole('link', { name: 'Gallery' }).first().click()
  await expect(mark(page, 'Hill house')).toHaveAttribute('aria-pressed', 'true')
  await expect(mark(page, 'Court house')).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await tray.click()
  await expect(columns(page)).toHaveText(['Hill house'])
})

test('the way to what is kept stands in the header wherever one is, and moves nothing as it comes', async ({
  page,
}) => {
  const tray = page.getByRole('banner').getByRole('link', { name: 'Shortlist' })
  const others = page.getByRole('banner').locator('a:visible:not(.tray), button:visible, summary:visible')
  const places = () =>
    others.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  await page.goto('/gallery')
  await untilInOwnFonts(page)
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 625 })
    await page.evaluate(() => {
      localStorage.removeItem('shortlist')
      window.dispatchEvent(new Event('shortlist'))
    })
    await expect(tray).toBeHidden()
    const before = await places()
    expect(before.length).toBeGreaterThan(2)
    await mark(page, 'Lane house').press('Enter')
    await expect(tray).toBeInViewport()
    expect([width, await places()]).toEqual([width, before])
  }
  await page.goto('/contact')
  await untilDrawn(page)
  await page.getByRole('banner').getByRole('button', { name: 'Enquire' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(tray).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(columns(page)).toHaveText(['Lane house'])
})

test('what is kept is compared, noted on, put in order by the keyboard and taken out with a way back', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/shortlist')
  await expect(page.getByRole('link', { name: 'Look at the designs' })).toBeVisible()
  await openShortlist(page)
  await keepOffers(page)
  const line = (title: string) => page.locator('dt', { hasText: title }).first()
  await expect(line('Facing')).toContainText('differs')
  await expect(line('Bedrooms')).toContainText('the same')
  await page.getByLabel('Only what differs').check()
  await expect(line('Bedrooms')).toHaveCount(0)

  const note = page.getByLabel('Your note: Hill house')
  await note.fill('A'.repeat(499))
  await expect(page.getByText('499 / 500')).toBeVisible()
  await note.press('End')
  await page.keyboard.insertText('BC')
  await expect(note).toHaveValue(`${'A'.repeat(499)}B`)
  await note.fill('For Amma')
  const right = page.getByRole('button', { name: 'Move Court house to the right' })
  await right.press('Enter')
  await right.press('Enter')
  await expect(right).toBeFocused()
  await expect(columns(page)).toHaveText(['Hill house', 'Lane house', 'Court house'])
  await page.getByRole('button', { name: 'Take out Hill house' }).press('Enter')
  await expect(columns(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Take out Lane house' })).toBeFocused()
  // The way back takes nothing along that was done since.
  await page.getByLabel('Your note: Court house').fill('For Appa')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.reload()
  await expect(columns(page)).toHaveText(['Hill house', 'Lane house', 'Court house'])
  await expect(page.getByLabel('Your note: Hill house')).toHaveValue('For Amma')
  await expect(page.getByLabel('Your note: Court house')).toHaveValue('For Appa')
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await expectLaidOut(page, '/shortlist')
  expect(complaints).toEqual([])
})

test('where no design of a shortlist is shown any more, that is said', async ({ page, request, product }) => {
  const api = await signedInApi(product.url)
  const hide = (status: string) =>
    Promise.all(ids.slice(0, 2).map((id) => api.put(`/api/designs/${id}`, { status })))
  const allGone = page.getByText('None of these designs is shown any more')
  const { key } = await (await request.post('/api/shortlists', { data: { designs: ids.slice(0, 2) } })).json()
  await openShortlist(page)
  await hide('hidden')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Take out Lane house' })).toBeVisible()
  await expect(allGone).toHaveCount(0)
  await page.getByRole('button', { name: 'Take out Lane house' }).press('Enter')
  await expect(allGone).toBeVisible()
  await page.goto(`/s/${key}`)
  await expect(allGone).toBeVisible()
  await expectLaidOut(page, `/s/${key}`)
  await hide('published')
  await page.goto('/shortlist')
  await expect(columns(page)).toHaveCount(2)
  await expect(allGone).toHaveCount(0)
})

test('a design that is hidden meanwhile is named and left out of the link, which the next press makes', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  await openShortlist(page, ids.slice(0, 2))
  const make = page.getByRole('button', { name: 'Make the link' })
  await api.put(`/api/designs/${ids[0]}`, { status: 'hidden' })
  await make.click()
  const said = 'No longer shown: Court house. Press once more to make the link of the others.'
  await expect(page.getByRole('alert').filter({ hasText: 'Court house' })).toHaveText(said)
  await expect(columns(page)).toHaveText(['Hill house'])
  await expect(page.getByText(/\/s\/[0-9a-f]{32}$/)).toHaveCount(0)
  await make.click()
  await page.getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shortlist' })).toBeVisible()
  await expect(columns(page)).toHaveText(['Hill house'])
  await api.put(`/api/designs/${ids[0]}`, { status: 'published' })
})

test('a shared list names what can’t be added to it any more, and offers it no longer', async ({
  page,
  request,
  product,
}) => {
  const api = await signedInApi(product.url)
  const made = await request.post('/api/shortlists', { data: { designs: ids.slice(0, 2) } })
  await openShortlist(page, ids.slice(2))
  await page.goto(`/s/${(await made.json()).key}`)
  const add = page.getByRole('button', { name: 'Add Lane house' })
  await expect(add).toBeVisible()
  await page.getByRole('button', { name: 'Take out Court house' }).click()
  await expect(columns(page)).toHaveText(['Hill house'])
  for (const id of [ids[0], ids[2]]) await api.put(`/api/designs/${id}`, { status: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No longer shown: Court house')).toBeVisible()
  await add.click()
  await expect(page.getByText('No longer shown: Lane house')).toBeVisible()
  await expect(add).toHaveCount(0)
  for (const id of [ids[0], ids[2]]) await api.put(`/api/designs/${id}`, { status: 'published' })
})

test('what is kept is still called by its title when it is shown no longer, beside its note', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  await page.goto('/gallery')
  await mark(page, 'Hill house').click()
  await page.goto('/shortlist')
  await page.getByRole('textbox', { name: 'Your note: Hill house' }).fill('For the hill.')
  await api.put(`/api/designs/${ids[1]}`, { status: 'hidden' })
  await page.reload()
  const gone = page.getByRole('paragraph').filter({ hasText: 'No longer shown: Hill house' })
  await expect(gone).toContainText('For the hill.')
  await gone.getByRole('button', { name: 'Take out Hill house' }).click()
  await expect(page.getByText('Nothing is kept yet')).toBeVisible()
  await api.put(`/api/designs/${ids[1]}`, { status: 'published' })
})

test('what is kept shares the width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openShortlist(page)
  await expect(columns(page)).toHaveCount(3)
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('dl') })
  const short = await list.evaluate(
    (all) => all.getBoundingClientRect().right - (all.lastElementChild?.getBoundingClientRect().right ?? NaN),
  )
  expect(Math.abs(short)).toBeLessThan(1)
})

test('what is kept otherwise than it was written stops no page, and takes no design away', async ({
  page,
}) => {
  await page.goto('/favicon.svg')
  await page.evaluate(
    ([one, other]) => {
      const kept = [
        { id: one, title: 5, note: { of: 'mine' } },
        { id: 5 },
        null,
        { id: other, note: 'For the lane.' },
      ]
      localStorage.setItem('shortlist', JSON.stringify(kept))
      const sent = [{ key: 'a', name: { of: 'mine' }, at: 5 }, { key: 'b', name: 'Ours', at: 'once' }, null]
      localStorage.setItem('sent-shortlists', JSON.stringify(sent))
    },
    [ids[0], ids[2]],
  )
  await page.goto('/shortlist')
  await expect(columns(page)).toHaveText(['Court house', 'Lane house'])
  await expect(page.getByRole('textbox', { name: 'Your note: Court house' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Your note: Lane house' })).toHaveValue('For the lane.')
})

test('nothing that is seen moves as what is kept comes', async ({ page }) => {
  await openShortlist(page)
  await page.route('**/api/designs**', (route) => route.abort())
  await page.reload()
  await page.mouse.move(5, 300)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  await page.unroute('**/api/designs**')
})

test('the room of a plan is there before its picture has come', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const place = await api.place()
  const made: { _id: string }[] = []
  for (const [width, height] of [
    [1200, 900],
    [500, 1400],
    [1800, 500],
    [90, 60],
  ] as const) {
    const images = [{ fileId: await api.picture(width, height), kind: 'plan' }]
    made.push(await api.post('/api/designs', { ...place, title: 'Plan house', images }))
  }
  const open = () =>
    openShortlist(
      page,
      made.map(({ _id }) => _id),
    )
  const plans = page.locator('dl img')
  const sizes = () =>
    plans.evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        return [width, height]
      }),
    )
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/preview?**', () => {})
    await open()
    const reserved = await sizes()
    await page.unroute('**/preview?**')
    await open()
    for (const plan of await plans.all()) {
      await plan.scrollIntoViewIfNeeded()
      await expect
        .poll(() => plan.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth))
        .toBeGreaterThan(0)
    }
    const taken = await sizes()
    expect(taken).toHaveLength(2 * made.length)
    // A preview is a whole number of pixels high.
    const moved = taken.filter((size, place) => Math.abs(size - (reserved[place] ?? 0)) > 1)
    expect([width, reserved, moved]).toEqual([width, reserved, []])
  }
})

test('on paper every design that is kept is there, and nothing to press', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 800 })
  await openShortlist(page)
  await page.emulateMedia({ media: 'print' })
  const lists = columns(page).first().locator('xpath=ancestor::ul')
  expect(await lists.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: null })
})

test('two visitors choose together: each sees within seconds what the other does, until the maker closes it', async ({
  page,
  browser,
  product,
}) => {
  await openShortlist(page, ids.slice(0, 2))
  await page.getByLabel('What it is called').fill('Our plot')
  const make = page.getByRole('button', { name: 'Make the link' })
  await make.press('Enter')
  const address = await page.getByText(/\/s\/[0-9a-f]{32}$/).textContent()
  await expect(make).toBeFocused()
  await page.getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our plot' })).toBeVisible()

  const relative = await browser.newContext({ baseURL: product.url })
  const other = await relative.newPage()
  await other.goto(address ?? '')
  await expect(columns(other)).toHaveText(['Court house', 'Hill house'])
  await hydrate(other)
  await other.getByRole('button', { name: 'Take out Court house' }).click()
  await other.getByLabel('Code of a design').fill(codes[2] ?? '')
  await other.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(columns(other)).toHaveText(['Hill house', 'Lane house'])
  await other.getByLabel('Comment').fill('Three rooms are enough: https://example.com')
  await other.getByLabel('First name').fill('Ravi')
  await other.getByRole('button', { name: 'Add the comment' }).click()

  await expect(columns(page)).toHaveText(['Hill house', 'Lane house'])
  await expect(page.getByText('Three rooms are enough: https://example.com')).toBeVisible()
  await expect(page.getByRole('link', { name: /example\.com/ })).toHaveCount(0)
  await expect(other.getByLabel('Comment')).toHaveValue('')
  await expect(other.getByText('0 / 500')).toBeVisible()
  await other.getByLabel('Comment').fill('x'.repeat(501))
  await expect(other.getByText('501 / 500')).toBeVisible()
  await other.getByRole('button', { name: 'Add the comment' }).click()
  await expect(other.getByRole('alert').filter({ hasText: '500' })).toBeVisible()
  await expect(other.getByLabel('Comment')).toHaveValue('x'.repeat(501))
  const mayGo = Promise.withResolvers<void>()
  await other.route('**/api/shortlists/*', async (route) => {
    if (route.request().method() === 'PUT') await mayGo.promise
    await route.continue()
  })
  await other.getByLabel('Comment').fill('Or four.')
  await other.getByRole('button', { name: 'Add the comment' }).click()
  await other.getByLabel('Comment').fill('With a pooja')
  mayGo.resolve()
  await expect(other.getByText('Or four.')).toBeVisible()
  await other.reload()
  await expect(other.getByLabel('Comment')).toHaveValue('With a pooja')
  await other.unrouteAll({ behavior: 'wait' })
  await expect(other.getByLabel('First name')).toHaveValue('Ravi')
  await expect(page.getByRole('link', { name: 'Enquire about these' })).toHaveAttribute(
    'href',
    /\/contact\?shortlist=[0-9a-f]{32}#enquiry$/,
  )
  await expectAccessible(page)

  await relative.setOffline(true)
  await expect(other.getByText(/There is no connection/)).toBeVisible()
  const failure = other.getByRole('alert').filter({ hasText: 'Server connection failed' })
  await other.getByRole('button', { name: 'Add the comment' }).click()
  await expect(failure).toBeVisible()
  await relative.setOffline(false)
  await expect(other.getByText(/There is no connection/)).toBeHidden()
  await expect(failure).toHaveCount(0)
  await expect(other.getByLabel('Comment')).toHaveValue('With a pooja')

  await expect(other.getByRole('button', { name: 'Close the shortlist' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Close the shortlist' }).click()
  await page.getByRole('button', { name: 'Close it for everybody' }).press('Enter')
  const closed = page.getByText(/This shortlist is closed/)
  await expect(closed).toBeFocused()
  await expect(closed).toBeInViewport()
  await expect(closed).toHaveAttribute('aria-live', 'polite')
  for (const each of [page, other]) {
    await expect(each.getByText(/This shortlist is closed/)).toBeVisible()
    await expect(each.getByRole('button', { name: /Take out|Add/ })).toHaveCount(0)
  }
  await relative.close()
  await expectLaidOut(page, new URL(address ?? '').pathname)
})

test('on a shared list none of several quick presses is lost, nor what others do meanwhile', async ({
  page,
  request,
}) => {
  const { key } = await (
    await request.post('/api/shortlists', { data: { designs: ids.slice(0, 2), by: 'Ravi' } })
  ).json()
  await request.put(`/api/shortlists/${key}`, { data: { add: [ids[2]], by: 'Ravi' } })
  await page.goto(`/s/${key}`)
  await hydrate(page)
  await keepOffers(page)
  let mayGo = Promise.withResolvers<void>()
  await page.route('**/api/shortlists/*', async (route) => {
    if (route.request().method() === 'PUT') await mayGo.promise
    await route.continue()
  })
  const right = page.getByRole('button', { name: 'Move Court house to the right' })
  for (let press = 0; press < 3; press++) await right.press('Enter')
  await expect(columns(page)).toHaveText(titles)
  mayGo.resolve()
  await expect(columns(page)).toHaveText(['Hill house', 'Lane house', 'Court house'])
  await expect(right).toBeFocused()

  await page.getByRole('button', { name: 'Take out Hill house' }).click()
  await expect(columns(page)).toHaveText(['Lane house', 'Court house'])
  await request.put(`/api/shortlists/${key}`, { data: { order: [ids[0], ids[2]] } })
  await expect(columns(page)).toHaveText(['Court house', 'Lane house'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(columns(page)).toHaveText(['Hill house', 'Court house', 'Lane house'])
  await expect(page.getByText('Added by Ravi')).toHaveCount(3)

  await request.put(`/api/shortlists/${key}`, { data: { remove: ids.slice(1) } })
  await expect(columns(page)).toHaveText(['Court house'])
  mayGo = Promise.withResolvers<void>()
  const code = page.getByLabel('Code of a design')
  await code.fill(codes[1] ?? '')
  await code.press('Enter')
  await code.fill(codes[2] ?? '')
  mayGo.resolve()
  await expect(columns(page)).toHaveText(['Court house', 'Hill house'])
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeEnabled()
  await expect(code).toHaveValue(codes[2] ?? '')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared shortlist is read, and nothing is offered that would do nothing', async ({
    page,
    request,
  }) => {
    const { key } = await (
      await request.post('/api/shortlists', { data: { designs: ids, name: 'To read' } })
    ).json()
    await request.put(`/api/shortlists/${key}`, { data: { comment: 'Read me', by: 'Asha' } })
    const response = await page.goto(`/s/${key}`)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    await expect(columns(page)).toHaveText(titles)
    await expect(page.getByText('Read me')).toBeVisible()
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`/share/s/${key}\\.jpg`),
    )
    for (const name of [/Keep/, /Take out/, /Move/, /Add/])
      await expect(page.locator('main').getByRole('button', { name })).toHaveCount(0)
    expect((await page.goto('/s/nothing'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This shortlist is not there' })).toBeVisible()
  })
})
