import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { keepMessages, rowOf, signIn, untilAtPage } from './journeys.ts'
import { expect, test } from './product.ts'

const word = 'Donaudampfschifffahrtsgesellschaftskapitänshaus'
const ids: Record<string, string> = {}

test.beforeAll(async ({ productOf }, info) => {
  const api = await signedInApi((await productOf(info.file)).url)
  const note = async (name: string, path: string, body: object) => {
    ids[name] = (await api.post(path, body))._id
  }
  await note('category', '/api/categories', {
    name: `${word} 2`,
    description: word,
    subcategories: [{ name: word }],
  })
  const place = { category: ids.category, subcategory: word }
  const tags = Array.from({ length: 20 }, (_, index) => `${word}-${index}`)
  await note('design', '/api/designs', {
    ...place,
    title: word.repeat(3),
    tags,
    materials: tags,
    features: tags,
    description: word.repeat(8),
    basePrice: 999_999_999_999,
    discountPrice: 999_999_999_998,
    area: 9_999_999,
    images: [{ fileId: await api.picture(900, 600) }],
  })
  await note('service', '/api/services', { title: word, description: word.repeat(6) })
  await note('testimonial', '/api/testimonials', { clientName: word, company: word, content: word.repeat(9) })
  await note('enquiry', '/api/enquiries', {
    name: word,
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    phone: '+91 98765 43210',
    state: 'Karnataka',
    city: word,
    requirement: word.repeat(9),
    designId: ids.design,
  })
  await note('reply', '/api/replies', {
    name: `${word} ${word.slice(0, 12)}`,
    text: `{name}, ${word.repeat(9)}`,
  })
  const asked = { name: word, email: 'best@example.com', state: 'Goa', requirement: word.repeat(9) }
  const { _id: marked } = await api.post('/api/enquiries', { ...asked, phone: '+91 98765 43219', city: word })
  await api.post(`/api/enquiries/${marked}/spam`, undefined)
  const { _id: deleted } = await api.post('/api/services', { title: word, description: word })
  await api.delete(`/api/services/${deleted}`)
  const mediaUrl = await api.picture(900, 600)
  await note('banner', '/api/banners', { type: 'image', title: word.repeat(2), mediaUrl, isActive: true })
})

const pages = [
  '/admin',
  '/admin/designs',
  '/admin/designs/new',
  '/admin/designs/import',
  '/admin/designs/:design',
  '/admin/designs/:design/edit',
  '/admin/categories',
  '/admin/categories/:category/edit',
  '/admin/services',
  '/admin/services?tab=pricing',
  '/admin/services/:service/edit',
  '/admin/testimonials',
  '/admin/testimonials/:testimonial/edit',
  '/admin/enquiries',
  '/admin/enquiries/:enquiry',
  '/admin/enquiries/replies',
  '/admin/enquiries/replies/:reply/edit',
  '/admin/settings',
  '/admin/settings?tab=password',
  '/admin/settings?tab=admins',
  '/admin/settings?tab=website',
  '/admin/settings/activity',
  '/admin/banners/:banner/edit',
  ...['media', 'media?view=list', 'trash', 'enquiries/spam'].map((list) => `/admin/${list}`),
  ...['words', 'rates', 'setbacks', 'search', 'backup', 'identity'].map(
    (tab) => `/admin/settings?tab=${tab}`,
  ),
]

/** What reaches beyond the window or is cut off by what it stands in, of everything that is read or pressed. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, dd, dt, li, td'),
    ]
    const wide = shown.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isHeard = element.closest('.sr-only, [class*="sr-only"]') !== null
      // Tabs stand in a row that is moved sideways.
      const isMoved = element.closest('[role=tablist]') !== null
      return width > 1 && !isHeard && !isMoved && (left < -1 || right > window.innerWidth + 1)
    })
    const names = wide.map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`)
    const beyond = document.documentElement.scrollWidth - window.innerWidth
    return beyond > 0 ? [`the page by ${beyond} px`, ...names] : names
  })
}

/** By how much the page is wider than a phone whose letters are of twice the size. */
async function beyondWithLargeLetters(page: Page): Promise<number> {
  await page.setViewportSize({ width: 390, height: 844 })
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.documentElement.scrollWidth - window.innerWidth
  })
}

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 585 },
  { width: 1440, height: 900 },
]

const isForm = (path: string) => /new$|edit$|settings/.test(path)

for (const [kind, paths] of [
  ['list and no page', pages.filter((path) => !isForm(path))],
  ['form', pages.filter(isForm)],
] as const)
  test(`no ${kind} of the back-office is wider than the window, whatever things are called`, async ({
    page,
  }) => {
    await signIn(page)
    const found: Record<string, string[]> = {}
    for (const path of paths) {
      await page.goto(path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? ''))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading.*\.\.\.$/)).toHaveCount(0)
      for (const size of windows) {
        await page.setViewportSize(size)
        const wrong = await misplaced(page)
        if (wrong.length > 0) found[`${path} at ${size.width}`] = wrong
      }
      const beyond = await beyondWithLargeLetters(page)
      if (beyond > 0) found[`${path} with letters of twice the size`] = [`the page by ${beyond} px`]
    }
    expect(found).toEqual({})
  })

/** How far down the window what has the focus is seen, and where the bars over the foot of the page begin. */
function focused(page: Page) {
  return page.evaluate(() => {
    const control = document.activeElement
    const seen = control?.matches('.sr-only') ? control.closest('label') : control
    const bars = [...document.querySelectorAll<HTMLElement>('nav, form div')].filter((bar) => {
      const { position, bottom } = getComputedStyle(bar)
      return /sticky|fixed/.test(position) && bottom !== 'auto' && bar.offsetHeight > 0 && !bar.contains(seen)
    })
    const { bottom = 0 } = seen?.getBoundingClientRect() ?? {}
    const tops = bars.map((bar) => bar.getBoundingClientRect().top)
    return { isInForm: seen?.closest('form') != null, bottom, free: Math.min(window.innerHeight, ...tops) }
  })
}

for (const [width, height] of [
  [683, 312],
  [320, 568],
] as const)
  test(`what the keyboard comes to lies clear of the bars at the foot, ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, `/admin/categories/${ids.category}/edit`)
    await page.getByLabel('Name').first().focus()
    const hidden: unknown[] = []
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const { isInForm, bottom, free } = await focused(page)
      if (!isInForm) break
      if (bottom > free) hidden.push([step, bottom, free])
    }
    expect(hidden).toEqual([])
  })

test('a notice covers neither what a form says of its failure nor its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const message = 'The service is unavailable. Please try again. '.repeat(3)
  await page.route('**/api/designs/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { success: false, message } })
      : route.continue(),
  )
  await signIn(page, `/admin/designs/${ids.design}/edit`)
  await keepMessages(page)
  await page.getByRole('button', { name: 'Update Design' }).click()
  const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(notice).toContainText(message.trim())
  const failure = page.locator('form').getByText(message.trim())
  const gap = async () =>
    ((await failure.boundingBox())?.y ?? 0) -
    (await notice.evaluate((element) => element.getBoundingClientRect().bottom))
  await expect.poll(gap).toBeGreaterThan(0)
})

/** Whether it is what is seen where its middle is. */
const isSeen = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(x + width / 2, y + height / 2)
  return seen !== null && element.contains(seen)
}

test('the tools of a long text stay in view while it is written', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 625 })
  await signIn(page, '/admin/settings?tab=website')
  const text = page.getByRole('textbox', { name: 'About Us' })
  await text.focus()
  await text.pressSequentially('One line of it. '.repeat(4))
  for (let line = 0; line < 40; line += 1) await text.press('Enter')
  await text.pressSequentially('The last of it')
  const tools = page.locator('section, form, div').filter({ has: text }).getByRole('button', { name: 'Bold' })
  await expect.poll(() => tools.first().evaluate(isSeen)).toBe(true)
})

test('zoomed in to 400 % there is room for the rows beside what is done with those selected, and for what is written', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signIn(page, '/admin/designs')
  await page.getByRole('checkbox', { name: `Select ${word.repeat(3)}` }).check()
  const bar = page.getByRole('group', { name: 'Selected rows' })
  expect((await bar.boundingBox())?.height).toBeLessThan(64)

  await page.goto('/admin/enquiries')
  for (const name of ['More', 'Export']) {
    await page.getByRole('button', { name }).click()
    // It waits above the window until it is known where it has room.
    const top = async () => (await page.getByRole('menu').boundingBox())?.y
    await expect.poll(top, name).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await untilAtPage(page)
  }

  await page.goto('/admin/designs/new')
  const text = page.getByRole('textbox', { name: 'Detailed Description' })
  await text.focus()
  await text.pressSequentially('A house')
  await expect.poll(() => text.locator('p').first().evaluate(isSeen)).toBe(true)
  await page.setViewportSize({ width: 1366, height: 768 })
})

test('an enquiry prints as what is said of it, without what is pressed and the bars over its foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1017 })
  await signIn(page, `/admin/enquiries/${ids.enquiry}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(word.repeat(9)).first()).toBeVisible()
  for (const part of ['banner', 'navigation', 'textbox'] as const)
    await expect(page.getByRole(part)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Mark|Download|Thank/ })).toHaveCount(0)
  await page.emulateMedia({ media: null })
})

test('an enquiry in Arabic runs from the right, with what it names in figures whole', async ({
  page,
  productOf,
}, { file }) => {
  const api = await signedInApi((await productOf(file)).url)
  const { _id } = await api.post('/api/enquiries', {
    name: 'أحمد خان',
    email: 'ahmed@example.com',
    phone: '+91 98765 43211',
    state: 'Telangana',
    city: 'حيدر آباد',
    requirement: 'أريد بيتاً 30x40 قدم',
  })
  await signIn(page, `/admin/enquiries/${_id}`)
  const gap = await page
    .getByText('30x40')
    .first()
    .evaluate((element) => {
      const text = element.firstChild as Text
      const at = text.data.indexOf('30x40')
      const boxOf = (from: number, to: number) => {
        const range = document.createRange()
        range.setStart(text, from)
        range.setEnd(text, to)
        return range.getBoundingClientRect()
      }
      return boxOf(at + 2, at + 5).left - boxOf(at, at + 2).right
    })
  expect(Math.abs(gap)).toBeLessThan(2)
})

test('on a tablet what acts on a row stands side by side', async ({ page }) => {
  await signIn(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const list of ['categories', 'services', 'testimonials']) {
    await page.goto(`/admin/${list}`)
    const row = rowOf(page, word)
    const [edit, remove] = await Promise.all([
      row.getByRole('link', { name: 'Edit' }).boundingBox(),
      row.getByRole('button', { name: 'Delete' }).boundingBox(),
    ])
    expect([list, remove?.y]).toEqual([list, edit?.y])
  }
})

test('a list prints its rows, and nothing that is pressed beside them', async ({ page }) => {
  await signIn(page, '/admin/categories')
  for (const list of ['categories', 'services', 'testimonials', 'trash', 'designs', 'enquiries']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`/admin/${list}`)
    await expect(page.getByRole('combobox').first()).toBeVisible()
    await expect(rowOf(page, word).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    // As wide as a sheet of A4 within its margins.
    await page.setViewportSize({ width: 718, height: 1017 })
    const rows = await page
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => getComputedStyle(row).display))
    expect([list, ...new Set(rows)]).toEqual([list, 'table-row'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
    for (const part of ['searchbox', 'combobox', 'checkbox', 'button'] as const)
      await expect(page.getByRole('main').getByRole(part)).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: /Order|Actions/ })).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
})

test('on a phone several designs are selected, changed and deleted under the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/admin/designs')
  await page.getByRole('checkbox', { name: `Select ${word.repeat(3)}` }).check()
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change', { exact: true }).selectOption('price')
  await dialog.getByLabel('Prices').selectOption('down')
  await dialog.getByLabel('By percent').fill('10')
  await expect(dialog).toContainText('₹8,99,99,99,99,998')
  expect(await misplaced(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change 1 design' }).click()
  await expect(page.getByText('1 design repriced')).toBeVisible()
  // What is pressed while it still closes would be sought at the top of the window, where the notice comes in.
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Selected rows' })).toHaveCount(0)
  await expect(rowOf(page, word)).toContainText('₹8,99,99,99,99,998')
  // A notice stays for as long as the pointer rests on it, and lies over what is pressed next.
  await page.mouse.move(0, 0)
  await expect(page.getByText('1 design repriced')).toHaveCount(0)
  await rowOf(page, word).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText(word)
  expect(await misplaced(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Design deleted successfully')).toBeVisible()
})

test('a notice that comes in takes no press from what it comes over', async ({ page }) => {
  await signIn(page, '/admin/settings?tab=profile')
  await keepMessages(page)
  await page.getByRole('button', { name: 'Save' }).first().click()
  const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(notice).toBeVisible()
  /** Whether a press on it would be its own, so many milliseconds after it has begun to come in. */
  const takesPress = (milliseconds: number) =>
    notice.evaluate((element: HTMLElement, currentTime) => {
      element.style.animation = 'none'
      element.getAnimations()
      element.style.animation = ''
      for (const animation of element.getAnimations()) {
        if (!('animationName' in animation)) continue
        animation.pause()
        animation.currentTime = currentTime
      }
      return getComputedStyle(element).pointerEvents !== 'none'
    }, milliseconds)
  expect(await takesPress(0)).toBe(false)
  expect(await takesPress(300)).toBe(false)
  expect(await takesPress(400)).toBe(true)
})

test('of a hundred subcategories a row of the categories names as many as a phone shows at once', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const subcategories = Array.from({ length: 100 }, (_, index) => ({ name: `Courtyard house ${index}` }))
  await api.post('/api/categories', { name: 'Row houses', subcategories })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/admin/categories')
  const row = rowOf(page, 'Row houses')
  await expect(row).toContainText('and 80 more')
  expect((await row.boundingBox())?.height).toBeLessThan(844)
})

test('the tabs of the settings stand in one row on a phone, which is moved to the chosen one, by the keyboard too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/admin/settings?tab=building')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab('Cost of Building')).toBeInViewport({ ratio: 1 })
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await expect(tab('Profile')).not.toBeInViewport()
  await tab('Cost of Building').focus()
  await page.keyboard.press('Home')
  await expect(tab('Profile')).toBeFocused()
  await expect(tab('Profile')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('End')
  await expect(tab('System')).toBeInViewport({ ratio: 1 })
})

test('so do the statuses of the enquiries, and the chosen one is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/admin/enquiries?followUp=set')
  const choices = page.getByRole('navigation', { name: 'Status' }).getByRole('link')
  await expect(choices.filter({ hasText: 'Follow-ups' })).toBeInViewport({ ratio: 1 })
  const tops = await choices.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

for (const [width, letters] of [
  [320, 100],
  [390, 100],
  [390, 150],
  [390, 200],
] as const)
  test(`in the tab bar nothing lies on anything else, ${width} px wide with letters of ${letters} %`, async ({
    page,
  }) => {
    await page.route('**/api/enquiries?*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      await route.fulfill({ json: { ...body, pagination: { ...body.pagination, total: 5000 } } })
    })
    await page.setViewportSize({ width, height: 844 })
    await signIn(page)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
    }, letters)
    const bar = page.getByRole('navigation', { name: 'Admin' }).filter({ hasText: 'More' })
    await expect(bar.getByText('999+')).toBeVisible()
    expect(await bar.evaluate(overlapping)).toEqual([])
  })

/** Texts and icons of a bar that lie on one another, or beyond the window. */
function overlapping(bar: HTMLElement): string[] {
  const boxes: { name: string; box: DOMRect }[] = []
  const walker = document.createTreeWalker(bar, NodeFilter.SHOW_ALL)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('.sr-only, svg')) continue
    const range = document.createRange()
    range.selectNode(node)
    const isText = node instanceof Text && node.data.trim() !== ''
    if (isText || node instanceof SVGElement)
      boxes.push({ name: node.textContent || 'icon', box: range.getBoundingClientRect() })
  }
  const outside = boxes.filter(({ box }) => box.left < 0 || box.right > window.innerWidth)
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const))
  const met = pairs.filter(
    ([{ box: a }, { box: b }]) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
  )
  return [...outside.map(({ name }) => name), ...met.map(([a, b]) => `${a.name} on ${b.name}`)]
}

test('a notice stands above the menu of the other sections while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/admin/settings?tab=profile')
  await keepMessages(page)
  await page.getByRole('button', { name: 'Save' }).first().click()
  const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  const menu = page.getByRole('menu')
  const gap = async () =>
    ((await menu.boundingBox())?.y ?? 0) -
    (await notice.evaluate((element) => element.getBoundingClientRect().bottom))
  await expect.poll(gap).toBeGreaterThan(0)
})

test('beside a firm’s long name the back-office names whoever is signed in whole', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  await api.put('/api/settings', {
    websiteName: 'Ananthakrishnan Venkatasubramanian & Associates Architects',
  })
  await page.setViewportSize({ width: 768, height: 1024 })
  await signIn(page, '/admin/services')
  const name = page.getByRole('banner').locator('span.annotation').first()
  await expect(name).toBeVisible()
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})
