import { accentRules } from '#web/accent-rules.ts'
import { expectAccessible, phone } from './accessible.ts'
import { contact, signedInApi } from './api.ts'
import { accentOf, expectReadableInEachColour, firms } from './firm-colours.ts'
import { signIn, untilInOwnFonts } from './journeys.ts'
import { expect, test } from './product.ts'

const sitePages = [
  '/',
  '/gallery',
  '/category/architecture',
  '/designs/S-ARC-03',
  '/about',
  '/services',
  '/pricing',
  '/contact',
  '/terms-and-conditions',
  '/payment',
  '/nowhere',
]
for (const { firm, accent } of firms)
  test(`${firm} stands in the sheet of every page, in a shade that can be read`, async ({
    page,
    product,
  }) => {
    const { put } = await signedInApi(product.url)
    await put('/api/settings', { ...contact, identity: { accent } })
    for (const path of [...sitePages, '/admin'])
      expect(await (await page.request.get(path)).text()).toContain(accentRules(accent))
    await page.goto('/')
    expect(await accentOf(page, 'html')).not.toBe('#a8422a')
    expect(await accentOf(page, 'footer')).not.toBe(await accentOf(page, 'html'))
  })

test('no firm’s colour makes the page hard to read that says that the site is looked after', async ({
  page,
  product,
}) => {
  const { put } = await signedInApi(product.url)
  await put('/api/settings', { ...contact, maintenanceMode: true })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible()
  await expectReadableInEachColour(page)
  await put('/api/settings', { maintenanceMode: false })
})

test('logo and colour are seen before they are saved, and everywhere afterwards', async ({
  page,
  product,
}) => {
  const { put, picture } = await signedInApi(product.url)
  await put('/api/settings', { ...contact, identity: { accent: '', logo: null } })
  await signIn(page, '/admin/settings?tab=identity')
  await page.getByLabel('Accent Colour', { exact: true }).fill('#F7E98A')
  const uses = page.getByLabel('How the colour is used')
  await expect(uses).toContainText('Asked: #f7e98a, 1.1 : 1')
  await expect(uses).toContainText(/Used, darkened: #[0-9a-f]{6}, \d\.\d : 1/)
  await expect(uses).toContainText('Used as it is: #f7e98a')
  const preview = page.getByRole('region', { name: 'Preview' })
  const used = await uses.getByText('darkened').textContent()
  const [shown = ''] = /#[0-9a-f]{6}/.exec(used ?? '') ?? []
  await expect(preview.getByText('a link in the accent')).toHaveCSS('color', rgb(shown))
  const logo = await picture(600, 100)
  const bytes = await (await page.request.get(`/v1/storage/buckets/media/files/${logo}/view`)).body()
  const chooser = page.locator('input[type=file][accept*=svg]').first()
  await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: bytes })
  await expect(preview.locator('img')).toBeAttached()
  await page.getByLabel('Map Link').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save Identity' }).click()
  await expect(page.getByText('Please enter a valid link')).toBeVisible()
  await page.getByLabel('Map Link').fill('maps.example/firm')
  await page.getByRole('button', { name: 'Save Identity' }).click()
  await expect(page.getByText('Website settings updated successfully')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('img', { name: 'Studio Asha' })).toBeVisible()
  // Under the pointer a button is darker.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('button', { name: 'Save Identity' })).toHaveCSS('background-color', rgb(shown))
  // A form that is being saved is dimmed until it stands anew.
  await expect(() => expectAccessible(page)).toPass()
  await expectReadableInEachColour(page)

  await page.goto('/contact')
  const mark = page.getByRole('banner').getByRole('img', { name: 'Studio Asha' })
  await expect(mark).toHaveAttribute('width', '264')
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveAttribute(
    'href',
    'https://maps.example/firm',
  )
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', `/favicon.svg?v=${logo}`)
  await page.setViewportSize({ ...phone, width: 320 })
  const { width = 0, height = 0 } = (await mark.boundingBox()) ?? {}
  expect([width > 0 && width < 200, height]).toEqual([true, 44])
  await put('/api/settings', { identity: { accent: '', logo: null, mapLink: '' } })
})

test('what a colleague changes elsewhere in the settings asks nothing of whoever saves the identity', async ({
  page,
  product,
}) => {
  const { put, read } = await signedInApi(product.url)
  await put('/api/settings', { identity: { openingHours: 'Mon 9' } })
  await signIn(page, '/admin/settings?tab=identity')
  await page.getByLabel('Opening hours').fill('Mon 10:00-18:30')
  await put('/api/settings', { websiteName: 'Studio Rao' })
  await page.getByRole('button', { name: 'Save Identity' }).click()
  await expect(page.getByText('Website settings updated successfully')).toBeVisible()
  const { websiteName, identity } = await read('/api/settings')
  expect([websiteName, identity.openingHours]).toEqual(['Studio Rao', 'Mon 10:00-18:30'])

  await page.getByLabel('Opening hours').fill('Mon 11:00-18:30')
  await put('/api/settings', { identity: { openingHours: 'Tue 9' } })
  await page.getByRole('button', { name: 'Save Identity' }).click()
  await expect(page.getByRole('dialog')).toContainText('Tue 9')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => (await read('/api/settings')).identity.openingHours).toBe('Mon 11:00-18:30')
  await put('/api/settings', { identity: { openingHours: '' } })
})

test('no word of a firm’s name is broken on a phone, beside a square logo or the mark', async ({
  page,
  product,
}) => {
  const { put, picture } = await signedInApi(product.url)
  const logo = await picture(200, 200)
  const names = ['Kapoor Associates', 'Raghunathan, Deshpande and Partners']
  for (const websiteName of names)
    for (const shown of [logo, null]) {
      await put('/api/settings', { ...contact, websiteName, identity: { logo: shown } })
      await page.goto('/about')
      await untilInOwnFonts(page)
      for (const width of [320, 360, 375, 390, 412]) {
        await page.setViewportSize({ width, height: 640 })
        const name = page.getByRole('banner').getByText(websiteName, { exact: true })
        expect([width, await name.evaluate(brokenWords)]).toEqual([width, []])
      }
    }
  await put('/api/settings', { identity: { logo: null } })
})

/** Runs within the page: the words of a text that stand on more than one line. */
function brokenWords({ firstChild }: Element): string[] {
  const text = firstChild as Text
  return [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  })
}

for (const [shape, width, height] of [
  ['very wide', 1600, 60],
  ['very tall', 60, 1600],
] as const)
  test(`a ${shape} logo and a very long name fit header and footer, and move nothing as they come`, async ({
    page,
    product,
  }) => {
    const { put, picture } = await signedInApi(product.url)
    const [logo, logoOnDark] = [await picture(width, height), await picture(width, height, '#f5f2ec')]
    await page.addInitScript(watchShifts)
    // On a first visit fonts load late, and move words where the machine has no fallback of their widths; the logos come after them.
    const isWatched = () => page.evaluate(() => (globalThis as unknown as Watched).isWatched)
    for (const id of [logo, logoOnDark])
      await page.route(`**/${id}/**`, async (route) => {
        await isWatched()
        await route.continue()
      })
    const websiteName = 'Raghunathan, Deshpande and Partners, Architects and Interior Designers of Mysuru'
    await put('/api/settings', { ...contact, websiteName, identity: { logo, logoOnDark } })
    for (const window of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width: window, height: 800 })
      await page.goto('/contact')
      await page.waitForLoadState('networkidle')
      await isWatched()
      const found = await page.evaluate(() => {
        const boxOf = (element: Element) => element.getBoundingClientRect()
        const within = (part: Element, whole: Element) =>
          boxOf(part).left >= boxOf(whole).left && boxOf(part).right <= boxOf(whole).right + 0.5
        const [header, footer] = [document.querySelector('header'), document.querySelector('footer')]
        const logos = [...document.querySelectorAll('header img, footer img')]
        return {
          wider: document.documentElement.scrollWidth - innerWidth,
          height: header?.querySelector(':scope > .header-row')?.clientHeight,
          outside: logos.filter(
            (img) => !within(img, img.closest('header') ? (header as Element) : (footer as Element)),
          ).length,
          shift: (globalThis as unknown as Watched).shift,
        }
      })
      expect([window, found]).toEqual([window, { wider: 0, height: 64, outside: 0, shift: 0 }])
    }
    await put('/api/settings', { identity: { logo: null, logoOnDark: null } })
  })

interface Watched {
  /** How far what stands on the page has been moved since it was drawn in its own fonts. */
  shift: number
  isWatched: Promise<void>
}

/** Runs within the page. */
function watchShifts() {
  const page = globalThis as unknown as Watched
  page.shift = 0
  const watch = async () => {
    while (document.documentElement.hasAttribute('data-fonts'))
      await new Promise((drawn) => requestAnimationFrame(drawn))
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  }
  page.isWatched = new Promise((done) => addEventListener('DOMContentLoaded', () => watch().then(done)))
}

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}
