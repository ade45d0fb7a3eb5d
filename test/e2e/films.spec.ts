import type { Page } from '@playwright/test'
import { video } from '../files/make-files.ts'
import { phone } from './accessible.ts'
import { signedInApi } from './api.ts'
import { drawFingers } from './fingers.ts'
import { holdBack, hydrate, openDrawn } from './journeys.ts'
import { expect, test } from './product.ts'

type Api = Awaited<ReturnType<typeof signedInApi>>

const posterless = 'A film without a poster'
let banners: { _id: string; title: string; type: string }[] = []
let api: Api

/** Films of nothing, which no browser can play. */
const film = () => api.upload('film.mp4', { toBuffer: async () => video() } as Parameters<Api['upload']>[1])

test.beforeAll(async ({ product }) => {
  api = await signedInApi(product.url)
  const poster = await api.picture(320, 180)
  const said = { type: 'video', mediaUrl: await film(), isActive: true }
  await api.post('/api/banners', { ...said, title: posterless })
  await api.post('/api/banners', { ...said, title: 'A film with a poster', thumbnailUrl: poster })
  for (const clientName of ['Meera', 'Joseph'])
    await api.post('/api/testimonials', {
      clientName,
      content: 'They built it as it was drawn.',
      media: [{ type: 'video', fileId: await film() }],
    })
  banners = (await api.get('/api/banners')).data
})

/** Shows these banners alone, from now on. */
async function showOnly(isShown: (banner: (typeof banners)[number]) => boolean) {
  for (const banner of banners)
    await api.put(`/api/banners/${banner._id}/activate`, { isActive: isShown(banner) })
}

const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const slides = (page: Page) => highlights(page).locator('[class*=snap-start]')

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a banner that was turned to before the page’s code came is the one that acts', async ({ page }) => {
    await showOnly(() => true)
    const letCome = await holdBack(page, '**/assets/*.js')
    await openDrawn(page, '/')
    await drawFingers(page, [
      [
        [330, 200],
        [40, 200],
      ],
    ])
    const strip = slides(page).first().locator('..')
    await expect.poll(() => strip.evaluate((all) => all.scrollLeft / all.clientWidth)).toBe(1)
    letCome()
    await hydrate(page)
    await expect(highlights(page)).toContainText(/02 \/ 0\d/)
    await expect(slides(page).nth(1)).not.toHaveJSProperty('inert', true)
    await expect(slides(page).first()).toHaveJSProperty('inert', true)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every banner’s links lead on, and nothing is offered that would do nothing', async ({ page }) => {
    await showOnly(() => true)
    await page.goto('/')
    await expect(page.locator('[inert]')).toHaveCount(0)
    const dead = page.locator('main button:visible:not([type=submit])')
    await expect(dead).toHaveCount(0)
  })
})

test('a banner’s film that does not come leaves a stand-in, or its poster', async ({ page }) => {
  await showOnly(({ title }) => title === posterless)
  await page.goto('/')
  await hydrate(page)
  await expect(highlights(page).locator('video')).toHaveCount(0)
  await expect(highlights(page).locator('img')).toHaveAttribute('src', '/placeholder.svg')
  await showOnly(({ title }) => title === 'A film with a poster')
  await page.goto('/')
  await hydrate(page)
  await expect(highlights(page).locator('video')).toHaveAttribute('poster', /preview/)
})

test('a banner’s film that breaks off leaves what was seen of it', async ({ page }) => {
  await showOnly(({ title }) => title === posterless)
  // As of a film that has been played for a while.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLMediaElement.prototype, 'readyState', {
      get: () => HTMLMediaElement.HAVE_CURRENT_DATA,
    }),
  )
  await page.goto('/')
  await hydrate(page)
  const film = highlights(page).locator('video, img')
  await expect
    .poll(() => film.evaluate((shown) => 'error' in shown && shown.error instanceof MediaError))
    .toBe(true)
})

test.describe('a banner’s film', () => {
  test.beforeEach(() => showOnly(({ title }) => title === 'A film with a poster'))

  test('that the browser plays only when asked is offered to be played', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No act', 'NotAllowedError'))
    })
    await page.goto('/')
    await hydrate(page)
    await expect(highlights(page).getByRole('button')).toHaveAccessibleName('Play')
  })

  test('waits to be asked for by whoever saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      HTMLMediaElement.prototype.play = function play() {
        this.dataset.played = ''
        return Promise.resolve()
      }
    })
    await page.goto('/')
    await hydrate(page)
    const shown = highlights(page).locator('video')
    await expect(shown).not.toHaveAttribute('preload', 'auto')
    const button = highlights(page).getByRole('button')
    await expect(button).toHaveAccessibleName('Play')
    await button.click()
    await expect(shown).toHaveAttribute('data-played', '')
    await expect(button).toHaveAccessibleName('Pause')
  })
})

test('of the clients’ films one plays at a time, and each is seen whole', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.pause = function pause() {
      this.dataset.paused = ''
    }
  })
  await page.setViewportSize({ width: 1366, height: 625 })
  await page.goto('/')
  await hydrate(page)
  const films = page.getByRole('region', { name: 'What clients say' }).locator('video')
  await expect(films).toHaveCount(2)
  await films.nth(1).dispatchEvent('play')
  await expect(films.first()).toHaveAttribute('data-paused', '')
  await expect(films.nth(1)).not.toHaveAttribute('data-paused')
  const heights = await films.evaluateAll((all) =>
    all.map((upright) => {
      if (upright instanceof HTMLElement) upright.style.aspectRatio = '9 / 16'
      return upright.clientHeight
    }),
  )
  for (const height of heights) expect(height).toBeLessThan(625)
})
