import type { Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { holdBack, openDrawn, stepBack, stepBackFromOverlay } from './journeys.ts'
import { expect, test } from './product.ts'

const phone = { width: 390, height: 844 }
let code = ''

test.use({ viewport: phone })

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories?slug=architecture')
  const images = [
    { fileId: await api.picture(1600, 1067) },
    { fileId: await api.picture(900, 1200, '#1b1a18') },
  ]
  const design = { category: category._id, subcategory: 'Villa', images, tags: ['brick'] }
  for (const title of ['Court house', 'Hill house'])
    code = (await api.post('/api/designs', { ...design, title })).code
})

const enquiry = (page: Page) => page.getByRole('dialog', { name: 'Send Us a Message' })
const enquire = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Enquire' })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const plainPicture = (page: Page) => page.locator('dialog.plain-picture')
const hydrated = (page: Page) => page.locator('html[data-hydrated]')

test.describe('without any code', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()))

  test('Enquire opens the form, which closes by Escape and by its X, and is sent', async ({ page }) => {
    await page.goto('/about')
    await enquire(page).click()
    await expect(enquiry(page).getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(enquiry(page)).toBeHidden()
    await enquire(page).press(' ')
    await enquiry(page).getByRole('button', { name: 'Close' }).click()
    await expect(enquiry(page)).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await enquire(page).click()
    await expect(enquiry(page)).toBeVisible()
    await page.mouse.click(20, 400)
    await expect(enquiry(page)).toBeHidden()
    await expect(enquire(page)).toBeFocused()
    // A touch that turns into a scroll ends without a press; what is pressed later is not its own.
    await enquire(page).click()
    await expect(enquiry(page)).toBeVisible()
    const isGivenBack = await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]')
      for (const type of ['pointerdown', 'pointercancel'])
        dialog?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
      ;(document.activeElement as HTMLElement).blur()
      window.dispatchEvent(new MouseEvent('mouseup'))
      return document.activeElement !== document.body
    })
    expect(isGivenBack).toBe(false)
    await enquire(page).click()
    const values = {
      Name: 'Asha Rao',
      Email: 'asha@example.com',
      Phone: '98765 43210',
      State: 'Goa',
      City: 'Mapusa',
    }
    for (const [label, value] of Object.entries({ ...values, Requirement: 'A house.' }))
      await enquiry(page).getByLabel(label).fill(value)
    await enquiry(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/contact?received#enquiry')
  })

  test('a picture is shown as large as the screen, and goes by a press', async ({ page }) => {
    await page.goto(`/designs/${code}`)
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click()
    const image = plainPicture(page).getByRole('img')
    await expect(image).toBeInViewport()
    expect(await image.evaluate((shown: HTMLImageElement) => shown.clientWidth)).toBeGreaterThan(
      phone.width * 0.85,
    )
    await image.click()
    await expect(plainPicture(page)).toHaveCount(0)
    await expect(page).toHaveURL(`/designs/${code}`)
  })

  test('the filters open over the list, close by Escape, and are sent by their button', async ({ page }) => {
    await page.goto('/gallery')
    const open = page.getByRole('button', { name: 'Filters' })
    await open.click()
    await page.keyboard.press('Escape')
    await expect(filters(page)).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await filters(page).getByLabel('Brick 2').check()
    await filters(page).getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/[?&]tag=brick/)
    await expect(filters(page)).toBeHidden()
  })

  test('the menu opens, and its links lead on', async ({ page }) => {
    await page.goto('/about')
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
  })

  for (const { what, address, press, shown } of [
    { what: 'the form', address: '/about', press: enquire, shown: enquiry },
    {
      what: 'a picture',
      address: () => `/designs/${code}`,
      press: (page: Page) => page.getByRole('link', { name: /^Enlarge/ }).first(),
      shown: plainPicture,
    },
    {
      what: 'the filters',
      address: '/gallery',
      press: (page: Page) => page.getByRole('button', { name: 'Filters' }),
      shown: filters,
    },
    {
      what: 'the menu',
      address: '/about',
      press: (page: Page) => page.locator('summary', { hasText: 'Menu' }),
      shown: (page: Page) => page.getByRole('navigation', { name: 'Menu' }),
    },
  ])
    test(`Back closes ${what} and stays on the page; closed otherwise, the next Back leaves it`, async ({
      page,
    }) => {
      const from = typeof address === 'string' ? address : address()
      await page.goto('/terms')
      await page.goto(from)
      await press(page).click()
      await expect(shown(page)).toBeVisible()
      await stepBackFromOverlay(page)
      await expect(shown(page)).toBeHidden()
      await expect(page).toHaveURL(from)
      await press(page).click()
      await page.waitForFunction(() => history.state?.overlays)
      await page.keyboard.press('Escape')
      await expect(shown(page)).toBeHidden()
      await page.waitForFunction(() => !history.state?.overlays)
      await stepBack(page)
      await expect(page).toHaveURL('/terms')
    })

  test('from a page that was reached by the menu, Back leads where the menu was opened', async ({ page }) => {
    await page.goto('/about')
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.waitForFunction(() => history.state?.overlays)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await stepBack(page)
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })

  test('Back takes back what was chosen in the filters and not carried out', async ({ page }) => {
    await page.goto('/gallery')
    await page.getByRole('button', { name: 'Filters' }).click()
    await filters(page).getByLabel('Brick 2').check()
    await stepBackFromOverlay(page)
    await expect(filters(page)).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(filters(page).getByLabel('Brick 2')).not.toBeChecked()
  })
})

test('what is pressed is what the pointer came down on, though the page moves under it', async ({ page }) => {
  const press = async (name: string, away = 0) => {
    const box = await page.getByRole('banner').getByRole('link', { name }).boundingBox()
    if (!box) throw new Error(`${name} is not shown.`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.evaluate(() => {
      document.body.style.paddingTop = '200px'
    })
    await page.mouse.move(x + away, y)
    await page.mouse.up()
  }
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  await press('Contact', 60)
  await page.goto('/about')
  await press('Gallery')
  await expect(page).toHaveURL('/gallery')
})

test.describe('where the code comes late', () => {
  let letCodeCome = () => {}

  test.beforeEach(async ({ page }) => {
    letCodeCome = await holdBack(page, '**/assets/*.js')
  })

  test('what is typed into the enquiry stays, and Back closes it', async ({ page }) => {
    await openDrawn(page, '/about')
    await enquire(page).click()
    await enquiry(page).getByLabel('Name').fill('Asha Rao')
    await enquiry(page).getByLabel('Requirement').fill('A house on a hill')
    letCodeCome()
    await expect(hydrated(page)).toHaveCount(1)
    await expect(enquiry(page).getByText('17 / 2000')).toBeVisible()
    await expect(enquiry(page).getByLabel('Name')).toHaveValue('Asha Rao')
    await expect(enquiry(page).getByLabel('Requirement')).toBeFocused()
    await stepBackFromOverlay(page)
    await expect(enquiry(page)).toBeHidden()
    await expect(page).toHaveURL('/about')
  })

  test('a picture that is closed while its viewer is under way is not shown again', async ({ page }) => {
    await page.route('**/assets/lightbox-*.js', () => {})
    await page.addInitScript(() => {
      // Longer than a picture waits for its viewer before it is shown plainly.
      const longer = 500
      const close = () => document.querySelector<HTMLDialogElement>('dialog.plain-picture')?.close()
      const mark = () => document.documentElement.setAttribute('data-waited', '')
      window.addEventListener('hydrated', () => {
        setTimeout(close)
        setTimeout(mark, longer)
      })
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openDrawn(page, `/designs/${code}`)
    const link = page.getByRole('link', { name: /^Enlarge/ }).first()
    await link.press('Enter')
    await expect(plainPicture(page)).toBeVisible()
    expect(await plainPicture(page).evaluate(missesRoom)).toBeLessThan(2)
    letCodeCome()
    await expect(page.locator('html[data-waited]')).toBeAttached()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('the viewer takes the picture over; one that was closed stays closed', async ({ page }) => {
    await openDrawn(page, `/designs/${code}`)
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click()
    await expect(plainPicture(page)).toBeVisible()
    letCodeCome()
    const viewer = page.getByRole('dialog').filter({ hasText: '1 of 2' })
    await expect(viewer).toBeVisible()
    await expect(plainPicture(page)).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog').filter({ hasText: '2 of 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a picture that was closed meanwhile stays closed', async ({ page }) => {
    await openDrawn(page, `/designs/${code}`)
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click()
    await page.keyboard.press('Escape')
    letCodeCome()
    await expect(hydrated(page)).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('the filters stay open, and what was chosen in them is carried out', async ({ page }) => {
    await openDrawn(page, '/gallery')
    await page.getByRole('button', { name: 'Filters' }).click()
    await filters(page).getByLabel('Brick 2').check()
    await expect(page).toHaveURL('/gallery')
    letCodeCome()
    await expect(page).toHaveURL('/gallery?tag=brick')
    await expect(filters(page)).toBeVisible()
    await expect(filters(page).getByLabel('Brick 2')).toBeChecked()
    await stepBack(page)
    await expect(filters(page)).toBeHidden()
  })

  test('a picture is turned to then, however long that took', async ({ page }) => {
    await page.addInitScript(() => {
      const wait = window.setTimeout
      // Whatever is waited for is over before the code has come.
      window.setTimeout = ((run: () => void) => wait(run)) as typeof window.setTimeout
    })
    await openDrawn(page, `/designs/${code}`)
    const next = page.getByRole('button', { name: 'Next picture' })
    await next.click()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await expect(next).toHaveAttribute('aria-busy', 'true')
    letCodeCome()
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^2 of 2/)
  })

  test('the menu stays open', async ({ page }) => {
    await openDrawn(page, '/about')
    await page.locator('summary', { hasText: 'Menu' }).click()
    letCodeCome()
    await expect(hydrated(page)).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  })

  test('a link to another page is followed at once', async ({ page }) => {
    await openDrawn(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(hydrated(page)).toHaveCount(0)
  })

  test.describe('while the page that a link leads to is under way', () => {
    let letPageCome = () => {}

    /** Follows a link, to whose page nothing comes yet, and then does something once the code has come. */
    async function follow(page: Page, then: () => void): Promise<void> {
      letPageCome = await holdBack(page, '**/contact')
      await openDrawn(page, '/about')
      // The press of such a link alone asks for no code.
      await page.mouse.move(4, 4)
      const isDone = page.waitForEvent('console', (message) => message.text() === 'done')
      await page.evaluate(`window.addEventListener('hydrated', () => setTimeout(() => {
        (${then})()
        console.log('done')
      }))`)
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click()
        // Its pictures may have come only now.
        window.dispatchEvent(new PageTransitionEvent('pageshow'))
      })
      letCodeCome()
      await isDone
    }

    test('the code does not follow it once more', async ({ page }) => {
      await follow(page, () => {
        const { dataset } = document.querySelector<HTMLElement>('footer a[href="/contact"]') ?? {}
        sessionStorage.setItem('isHeld', String(dataset && 'held' in dataset))
      })
      letPageCome()
      await expect(page).toHaveURL('/contact')
      expect(await page.evaluate(() => sessionStorage.getItem('isHeld'))).toBe('true')
    })

    test('another link that is pressed takes its place', async ({ page }) => {
      await follow(page, () => document.querySelector<HTMLElement>('footer a[href="/gallery"]')?.click())
      letPageCome()
      await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
      await page.waitForLoadState()
      await expect(page).toHaveURL('/gallery')
    })
  })

  test('nothing moves between a press and its release, whichever act came first', async ({ page }) => {
    await openDrawn(page, '/')
    const isDormant = await page.evaluate(async () => {
      const { setTimeout: wait } = window
      // However busy the machine is, no press is taken for a finger that rests.
      Object.assign(window, { setTimeout: (act: () => void, ms = 0) => (ms > 0 ? 0 : wait(act)) })
      const act = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => wait(resolve, 50)))
      const isDormant = () => 'dormant' in document.documentElement.dataset
      act('pointermove')
      act('pointerdown')
      await drawn()
      const whilePressed = isDormant()
      act('click')
      await drawn()
      return [whilePressed, isDormant()]
    })
    expect(isDormant).toEqual([true, false])
  })
})

/** By how many pixels the width of a picture that is shown plainly differs from the widest that the window has room for; runs in the page. */
function missesRoom(dialog: HTMLElement): number {
  const image = dialog.querySelector('img')
  const { width = 0, height = 1 } = image?.getBoundingClientRect() ?? {}
  const { paddingTop, paddingLeft } = getComputedStyle(dialog)
  const room = {
    width: dialog.clientWidth - 2 * Number.parseFloat(paddingLeft),
    height: dialog.clientHeight - 2 * Number.parseFloat(paddingTop),
  }
  return Math.abs(width - Math.min(room.width, (room.height * width) / height))
}
