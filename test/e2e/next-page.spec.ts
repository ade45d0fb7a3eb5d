import { signedInApi } from './api.ts'
import { hydrate, openDrawn, stepBack } from './journeys.ts'
import { expect, test } from './product.ts'

let code = ''

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  const [category] = await api.read('/api/categories?slug=architecture')
  const images = [{ fileId: await api.picture(1600, 1067) }]
  const place = { category: category._id, subcategory: 'Villa' }
  code = (await api.post('/api/designs', { ...place, title: 'Court house', images })).code
  await api.post('/api/designs', { ...place, title: 'Lane house', images })
})

test('the rules for fetching ahead are the page’s own, allowed by its nonce, and leave the rest alone', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto('/gallery')
  const served = await (await page.request.get('/gallery')).text()
  const [, text = ''] = /<script nonce="[^"]+" type="speculationrules">(.*?)<\/script>/.exec(served) ?? []
  const [{ where, eagerness }] = JSON.parse(text).prefetch
  expect(eagerness).toBe('moderate')
  for (const path of ['/admin*', '/api/*', '/v1/*', '/payment*'])
    expect(where.and).toContainEqual({ not: { href_matches: path } })
  expect(refused).toEqual([])
  await hydrate(page)
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
})

test('a browser without such rules fetches what is pressed, and never what is paid or signed in to', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/gallery')
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('a[href]'))
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  })
  const ahead = await page
    .locator('link[rel=prefetch]:not([data-code])')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => new URL(href).pathname))
  expect(ahead).toContain(`/designs/${code}`)
  expect(ahead).toContain('/about')
  expect(ahead.filter((path) => /^\/(admin|api|v1|payment|gallery)/.test(path))).toEqual([])
})

test('a card’s picture becomes its design’s, from document to document and back', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return
      const named = [...document.images].filter(
        (image) => getComputedStyle(image).viewTransitionName !== 'none',
      )
      sessionStorage.setItem(`carried to ${location.pathname}`, named.map(({ tagName }) => tagName).join())
    })
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/gallery')
  await page.getByRole('link', { name: /Court house/ }).click()
  await expect(page).toHaveURL(`/designs/${code}`)
  const carried = (path: string) => page.evaluate((key) => sessionStorage.getItem(key), `carried to ${path}`)
  await expect.poll(() => carried(`/designs/${code}`)).toBe('IMG')
})

test('what is pressed while a picture is carried over is what lies there', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready
      const { x, y } = document.querySelector('header a')?.getBoundingClientRect() ?? { x: 0, y: 0 }
      const met = document.elementFromPoint(x + 4, y + 4)
      if (viewTransition) sessionStorage.setItem('met', met?.closest('a')?.tagName ?? String(met?.tagName))
    })
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/gallery')
  await page.getByRole('link', { name: /Court house/ }).click()
  await expect(page).toHaveURL(`/designs/${code}`)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('met'))).toBe('A')
})

test('a page whose picture is not carried over, as it is out of sight by then, goes on by its code', async ({
  page,
}) => {
  await openDrawn(page, '/gallery')
  // What Chromium says as a page is left, or hidden, in the middle of a transition.
  await page.evaluate(() => {
    const message = 'Transition was aborted because of invalid state. Document hidden'
    void Promise.reject(new DOMException(message, 'InvalidStateError'))
  })
  await page.getByRole('link', { name: /Court house/ }).hover()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await expect(page.locator('html[data-codeless]')).toHaveCount(0)
})

test('within one document one picture has the name at a time: the card’s, then its design’s, on to another and back', async ({
  page,
}) => {
  const failed: string[] = []
  page.on('pageerror', ({ message }) => failed.push(message))
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const start = document.startViewTransition.bind(document)
    const named = () => {
      const images = [...document.images].filter((image) => {
        const isShown = image.checkVisibility()
        return isShown && getComputedStyle(image).viewTransitionName !== 'none'
      })
      return images.map((image) => (image.closest('article') ? 'card' : 'page')).join() || 'none'
    }
    document.startViewTransition = (change) => {
      const before = named()
      const transition = start(change)
      transition.updateCallbackDone.then(() => seen.push(`${before} > ${named()}`))
      return transition
    }
  })
  await page.goto('/gallery')
  await hydrate(page)
  const open = (title: string) => page.getByRole('article').getByRole('link', { name: title })
  const heading = page.getByRole('heading', { level: 1 })
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  await open('Court house').click()
  await expect.poll(seen).toHaveLength(1)
  await open('Lane house').click()
  await expect.poll(seen).toHaveLength(2)
  await expect(heading).toHaveText('Lane house')
  await stepBack(page)
  await expect.poll(seen).toHaveLength(3)
  await stepBack(page)
  await expect.poll(seen).toHaveLength(4)
  expect(await seen()).toEqual(['card > page', 'card > page', 'card > page', 'page > card'])
  expect(failed).toEqual([])
})
