import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { signedInApi } from './api.ts'
import { drawFingers } from './fingers.ts'
import { hydrate, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

let many = ''

test.beforeAll(async ({ productOf }, { file }) => {
  const api = await signedInApi((await productOf(file)).url)
  const [category] = await api.read('/api/categories')
  const [front, side, plan] = [
    await api.picture(1600, 1200),
    await api.picture(600, 900, '#345f4c'),
    await api.picture(1500, 1500, '#ebe6dc'),
  ]
  const place = { category: category._id, subcategory: 'Villa' }
  await api.post('/api/designs', {
    ...place,
    title: 'Courtyard house',
    images: [
      { fileId: front, kind: 'model' },
      { fileId: side, alt: 'From the lane' },
      { fileId: plan, kind: 'plan' },
    ],
  })
  const images = Array.from({ length: 15 }, (_, index) => ({ fileId: index % 2 ? front : side }))
  many = (await api.post('/api/designs', { ...place, title: 'Looked at often', images, basePrice: 5000 }))
    .code
})

const path = '/designs/ARC-1001'
const caption = (page: Page) => page.getByRole('main').getByRole('status').first()
const print = (page: Page, number: number) => page.getByRole('link', { name: `Show picture ${number} of 3` })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('the picture is swiped, and the words, the small prints and the viewer follow', async ({ page }) => {
    await page.goto(path)
    await expect(caption(page)).toHaveText('1 of 3 · Model')
    await drawFingers(page, [
      [
        [330, 260],
        [70, 260],
      ],
    ])
    await expect(caption(page)).toHaveText('2 of 3')
    await expect(print(page, 2)).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'Enlarge: From the lane' }).tap()
    await expect(page.getByRole('dialog', { name: 'From the lane' }).getByText('2 of 3')).toBeVisible()
  })

  test('fifteen pictures make one row of small prints, and leave the price in sight', async ({ page }) => {
    await page.goto(`/designs/${many}`)
    const prints = page.getByRole('list', { name: 'All pictures' }).getByRole('listitem')
    await expect(prints).toHaveCount(15)
    const tops = await prints.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await expect(page.getByText('₹5,000').first()).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'Show picture 4 of 15' }).click()
    await expect(prints.nth(4)).toBeInViewport()
  })
})

test('keys, buttons and the link to the plan turn to a picture, and the keyboard stays with it', async ({
  page,
}) => {
  await page.goto(path)
  await hydrate(page)
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(caption(page)).toHaveText('3 of 3 · Plan')
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(caption(page)).toHaveText('2 of 3')
  await page.getByRole('link', { name: 'Enlarge: From the lane' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(caption(page)).toHaveText('1 of 3 · Model')
  await expect(page.getByRole('link', { name: 'Enlarge: Model of Courtyard house' })).toBeFocused()

  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('1 of 3')).toBeVisible()
  await page.keyboard.press('End')
  await expect(viewer.getByRole('heading')).toHaveText('Plan of Courtyard house')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(caption(page)).toHaveText('3 of 3 · Plan')
  await expect(page.getByRole('link', { name: 'Enlarge: Plan of Courtyard house' })).toBeFocused()
})

test('a picture that the address names is shown after a reload too', async ({ page }) => {
  await page.goto(`${path}#picture-3`)
  await expect(caption(page)).toHaveText('3 of 3 · Plan')
  await page.reload()
  await expect(caption(page)).toHaveText('3 of 3 · Plan')
  await expect(print(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('#picture-3')).toBeInViewport({ ratio: 0.9 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture is reached by its small print', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('#picture-3')).not.toBeInViewport()
    await print(page, 3).click()
    await expect(page.locator('#picture-3')).toBeInViewport({ ratio: 0.9 })
    await expect(page.locator('#picture-1')).not.toBeInViewport()
  })
})

test('the plan goes on the printed sheet beside the cover', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto(path)
  await hydrate(page)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  const pictures = page.locator('[data-sheet] picture img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('an administrator says what each picture is of, or all of them at once', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const kinds = async () =>
    (await api.read(`/api/designs/${many}`)).images.map(({ kind }: { kind: string | null }) => kind)
  await signIn(page, `/admin/designs/${(await api.read(`/api/designs/${many}`))._id}/edit`)
  await page.getByLabel('Kind of all images').selectOption('Photo')
  await page.getByLabel('Kind of Image 2', { exact: true }).selectOption('Section')
  await page.getByRole('button', { name: 'Update Design' }).click()
  await expect(page.getByText('Design updated successfully!')).toBeVisible()
  expect((await kinds()).slice(0, 4)).toEqual(['photo', 'section', 'photo', 'photo'])
})

test('pictures that are pressed for while the strip still slides are all gone by', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`/designs/${many}`)
  const next = page.getByRole('button', { name: 'Next picture' })
  await next.click()
  await expect(caption(page)).toHaveText(/^2 of 15/)
  await next.evaluate((button: HTMLElement) => {
    for (let times = 0; times < 4; times++) button.click()
  })
  await expect(caption(page)).toHaveText(/^6 of 15/)
})

test('a picture that has the keyboard shows it, however dark or light it is', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories')
  for (const color of ['#1b1a18', '#f5f2ec']) {
    const images = [{ fileId: await api.picture(1200, 900, color) }]
    const place = { category: category._id, subcategory: 'Villa' }
    const { code } = await api.post('/api/designs', { ...place, title: 'By night and day', images })
    await page.goto(`/designs/${code}`)
    const link = page.locator('#picture-1 a')
    await expect.poll(() => contrastAtEdge(link)).toBeLessThan(60)
    await link.focus()
    await expect.poll(() => contrastAtEdge(link)).toBeGreaterThan(180)
  }
})

/** How far apart the darkest and the lightest of what is drawn at an element's left edge are, of 255. */
async function contrastAtEdge(element: Locator): Promise<number> {
  const edge = sharp(await element.screenshot()).extract({ left: 0, top: 100, width: 8, height: 20 })
  const { max = 0, min = 0 } = (await sharp(await edge.toBuffer()).stats()).channels[1] ?? {}
  return max - min
}
