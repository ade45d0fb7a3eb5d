import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { drawFingers, tapTwice } from './fingers.ts'
import { stepBack, stepBackFromOverlay, untilAtPage } from './journeys.ts'
import { expect, test } from './product.ts'

const longTitle = 'A courtyard house for three generations, with a workshop to the road '
  .repeat(3)
  .trim()
  .slice(0, 199)

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories')
  const images = [await api.picture(1600, 1200), await api.picture(3000, 1000), await api.picture(600, 900)]
  await api.post('/api/designs', {
    title: 'Courtyard house',
    category: category._id,
    subcategory: 'Villa',
    images: images.map((fileId) => ({ fileId })),
  })
  await api.post('/api/designs', {
    title: longTitle,
    category: category._id,
    subcategory: 'Villa',
    images: images.slice(0, 1).map((fileId) => ({ fileId })),
  })
})

const viewer = (page: Page) => page.getByRole('dialog')
const enlarged = (page: Page) => viewer(page).getByRole('status')
const picture = (page: Page) => viewer(page).getByRole('img', { name: 'Courtyard house' })

async function open(page: Page) {
  await page.goto('/designs/ARC-1001')
  await page.getByRole('link', { name: 'Enlarge: Courtyard house' }).click()
  await expect(enlarged(page)).toHaveText('100%')
}

/** Where the picture stands now. */
async function boxOf(page: Page) {
  const box = await picture(page).boundingBox()
  if (!box) throw new Error('No picture is shown')
  return box
}

/** Where the picture's middle stands, and how wide it is. */
async function place(page: Page) {
  const box = await boxOf(page)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

/** Where the picture stands once it does not move by itself any more. */
async function boxAtRest(page: Page) {
  await picture(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  )
  return boxOf(page)
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('two fingers enlarge a picture where they are, one carries it, and it becomes sharp', async ({
    page,
  }) => {
    await open(page)
    const before = await place(page)
    const sharper = page.waitForRequest((request) => /\/view\?/.test(request.url()))
    await drawFingers(page, [
      [
        [175, before.y],
        [115, before.y],
      ],
      [
        [215, before.y],
        [275, before.y],
      ],
    ])
    await expect(enlarged(page)).toHaveText('400%')
    const after = await place(page)
    expect(after.width).toBeCloseTo(before.width * 4, 0)
    expect(after.x).toBeCloseTo(before.x, 0)
    await sharper

    await drawFingers(page, [
      [
        [200, 400],
        [120, 430],
      ],
    ])
    await expect.poll(async () => Math.round((await place(page)).x - after.x)).toBe(-80)
    await expect(viewer(page).getByText('1 of 3')).toBeVisible()
    await drawFingers(page, [
      [
        [50, 400],
        [3000, 400],
      ],
    ])
    await expect.poll(async () => (await place(page)).x).toBeCloseTo(after.width / 2, 0)
  })

  test('what is wider than high is larger rotated by a quarter, and the next picture stands upright', async ({
    page,
  }) => {
    await open(page)
    await viewer(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(viewer(page).getByText('2 of 3')).toBeVisible()
    const rotate = viewer(page).getByRole('button', { name: 'Rotate' })
    const isUpright = () => expect.poll(async () => (await boxAtRest(page)).width).toBeCloseTo(358, 0)
    await isUpright()
    await rotate.click()
    await expect.poll(async () => (await boxAtRest(page)).height).toBeGreaterThan(500)
    const { width, height } = await boxAtRest(page)
    expect(height / width).toBeCloseTo(3, 1)
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(async () => (await boxAtRest(page)).height).toBeCloseTo(height * 1.6, 0)
    await rotate.click()
    await expect(enlarged(page)).toHaveText('100%')
    await isUpright()
    await rotate.click()
    await viewer(page).getByRole('button', { name: 'Next picture' }).click()
    await viewer(page).getByRole('button', { name: 'Previous picture' }).click()
    await isUpright()
  })

  test('a title as long as it may be is read whole on the narrowest screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/designs/ARC-1002')
    await page.getByRole('link', { name: 'Enlarge' }).click()
    const title = viewer(page).getByText(longTitle)
    await expect(title).toBeVisible()
    const cut = await title.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ])
    expect(cut).toEqual([0, 0])
  })

  test('a swipe turns to the next picture, two taps enlarge it, and Back closes the viewer alone', async ({
    page,
  }) => {
    await open(page)
    const loads: string[] = []
    page.on('request', (request) => loads.push(request.url()))
    await drawFingers(page, [
      [
        [300, 400],
        [120, 400],
      ],
    ])
    await expect(viewer(page).getByText('2 of 3')).toBeVisible()
    await tapTwice(page, [190, 420])
    await expect(enlarged(page)).toHaveText('250%')
    await stepBackFromOverlay(page)
    await expect(viewer(page)).toHaveCount(0)
    await expect(page).toHaveURL('/designs/ARC-1001')
    await expect(page.getByRole('link', { name: 'Show picture 2 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    expect(loads.filter((url) => url.includes('/api/'))).toEqual([])
  })
})

test('where the page is loaded anew with the viewer open, one step Back leaves it', async ({ page }) => {
  await page.goto('/about')
  await open(page)
  await page.waitForFunction(() => history.state?.overlays)
  await page.reload()
  await untilAtPage(page)
  await stepBack(page)
  await expect(page).toHaveURL('/about')
})

test('by keyboard and wheel a picture is enlarged, moved and left, and the focus returns', async ({
  page,
}) => {
  await open(page)
  const before = await place(page)
  await page.mouse.move(before.x + 100, before.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -50)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await place(page)).x).toBeLessThan(before.x - 20)
  await page.keyboard.press('0')
  await expect(enlarged(page)).toHaveText('100%')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(enlarged(page)).toHaveText('400%')
  await viewer(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect(enlarged(page)).toHaveText('250%')
  const slides = await slidesOf(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Math.round((await place(page)).x - before.x)).toBe(-80)
  await expect(viewer(page).getByText('1 of 3')).toBeVisible()
  await page.keyboard.press('End')
  await expect(viewer(page).getByText('3 of 3')).toBeVisible()
  await expect(enlarged(page)).toHaveText('100%')
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page).getByText('1 of 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Enlarge: Courtyard house' })).toBeFocused()
  expect(await slides()).toEqual([2, 0])
})

/** @returns tells to which pictures the strip behind the viewer has been led since */
async function slidesOf(page: Page): Promise<() => Promise<number[]>> {
  const strip = await page.evaluateHandle(() => {
    const strip = document.querySelector('#picture-1')?.parentElement as HTMLElement
    const led: number[] = []
    const scrollTo = strip.scrollTo.bind(strip) as (to: ScrollToOptions) => void
    const note = (to: ScrollToOptions) => {
      led.push(Math.round((to.left ?? 0) / strip.clientWidth))
      scrollTo(to)
    }
    return Object.assign(strip, { led, scrollTo: note })
  })
  return () => strip.evaluate(({ led }) => led)
}

test('without a network a picture is still shown as the page has it', async ({ page, context }) => {
  let hasCode = false
  page.on('requestfinished', (request) => {
    hasCode ||= request.url().includes('/assets/lightbox-')
  })
  await page.goto('/designs/ARC-1001')
  const enlarge = page.getByRole('link', { name: 'Enlarge: Courtyard house' })
  await expect(async () => {
    await page.mouse.move(0, 0)
    await enlarge.hover()
    expect(hasCode).toBe(true)
  }).toPass()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await enlarge.click()
  const shown = picture(page).locator('img').first()
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('what does not come sharper lies over nothing that the page has, nor does its stand-in', async ({
  page,
}) => {
  await page.goto('/designs/ARC-1001')
  const prints = page.getByRole('list', { name: 'All pictures' }).getByRole('img')
  await expect(prints).toHaveCount(3)
  await expect
    .poll(() =>
      prints.evaluateAll((all: HTMLImageElement[]) => all.every(({ naturalWidth }) => naturalWidth > 0)),
    )
    .toBe(true)
  await page.route(/preview\?width=(1280|1920)/, (route) => route.abort())
  await page.getByRole('link', { name: 'Enlarge: Courtyard house' }).click()
  await expect(viewer(page)).toContainText('1 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page)).toContainText('2 of 3')
  const shown = picture(page).locator('img')
  await expect
    .poll(() => shown.evaluateAll((all: HTMLImageElement[]) => all.every(({ complete }) => complete)))
    .toBe(true)
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAttribute('src', /preview/)
})

test('a sharper picture is shown once it is there whole, not piece by piece over what is there', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/view\?/, async (route) => {
    await released
    await route.continue()
  })
  await open(page)
  const layers = picture(page).locator('img')
  await expect
    .poll(() => layers.evaluateAll((all: HTMLImageElement[]) => all.every(({ complete }) => complete)))
    .toBe(true)
  for (let times = 0; times < 4; times++) await page.keyboard.press('+')
  const original = picture(page).locator('img[src*="/view?"]')
  await expect(original).toHaveCount(1)
  await expect(original).toBeHidden()
  await expect(layers.first()).toBeVisible()
  release()
  await expect(original).toBeVisible()
  await expect(layers).toHaveCount(1)
})
