import { ownWords } from '#contract/words/groups.ts'
import { mostOf } from '#contract/words/settings.ts'
import { desk, expectAccessible, phone } from './accessible.ts'
import { contact, signedInApi } from './api.ts'
import { loseAnswers, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test('a heading is found, changed, seen on its page, and reset', async ({ page, product }) => {
  const { put } = await signedInApi(product.url)
  await put('/api/settings', { ...contact, words: { 'services.title': '' } })
  await signIn(page, '/admin/settings?tab=words')
  await page.getByLabel('Search words').fill('services heading or title')
  await expect(page.getByText('No words found')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '0 texts found' })).toBeAttached()
  await page.getByLabel('Search words').fill('services.title')
  await page.getByRole('button', { name: 'Change services.title' }).click()
  const field = page.getByLabel('Text of services.title')
  await expect(field).toBeFocused()
  await field.fill('What {firm} does')
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('{firm} stands for nothing here')).toBeVisible()
  await field.fill('Our <em>services</em>')
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('Website settings updated successfully')).toBeVisible()
  await expect(page.getByText('1 text changed')).toBeVisible()
  await expect(page.getByText('Built in: Services')).toBeVisible()
  // What fades has less contrast for a moment.
  await expect(page.getByText('Website settings updated successfully')).toHaveCount(0)
  for (const window of [desk, phone]) {
    await page.setViewportSize(window)
    await expectAccessible(page)
  }
  const reader = await page.context().newPage()
  await reader.goto('/services')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Our <em>services</em>')
  // What the browser draws by itself, coming from another page, says the same.
  await reader.goto('/about')
  await reader.mouse.move(5, 5)
  await expect(reader.locator('html[data-hydrated]')).toHaveCount(1)
  await reader.setViewportSize(desk)
  await reader.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Services' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Our <em>services</em>')
  await page.bringToFront()
  await page.getByRole('button', { name: 'Reset services.title' }).click()
  await expect(page.getByText('0 texts changed')).toBeVisible()
  await reader.goto('/services')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Services')
})

test('the hundreds of texts are made once they are asked for, and what is begun of one stays while another tab is looked at', async ({
  page,
}) => {
  await signIn(page, '/admin/settings')
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  const sought = page.getByLabel('Search words')
  await expect(page.getByLabel('Email', { exact: true }).first()).toBeVisible()
  await expect(sought).toHaveCount(0)
  await tab(/^Words/).click()
  await sought.fill('services.title')
  await page.getByRole('button', { name: 'Change services.title' }).click()
  await page.getByLabel('Text of services.title').fill('What we do')
  await tab(/^Profile/).click()
  await expect(sought).toBeHidden()
  await tab(/^Words.*not saved/).click()
  await expect(page.getByLabel('Text of services.title')).toHaveValue('What we do')
})

test('who changed another text is in nobody’s way, and who changed the same one is shown', async ({
  page,
  product,
}) => {
  const { put, read } = await signedInApi(product.url)
  await put('/api/settings', { ...contact, words: { 'home.trending': '', 'home.featured': '' } })
  await signIn(page, '/admin/settings?tab=words')
  await page.getByLabel('Search words').fill('home.')
  await page.getByRole('button', { name: 'Change home.trending' }).click()
  const field = page.getByLabel('Text of home.trending')
  await field.fill('Much asked for')
  await put('/api/settings', { words: { 'home.featured': 'Chosen' } })
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('2 texts changed')).toBeVisible()

  await page.getByRole('button', { name: 'Change home.trending' }).click()
  await field.fill('Mine')
  await put('/api/settings', { words: { 'home.trending': 'Theirs' } })
  let reads = 0
  // What was changed is read once: the line may be gone by the next.
  await page.route('**/api/settings', (route) =>
    route.request().method() === 'GET' && reads++ > 0 ? route.abort() : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('Somebody else changed this text meanwhile. It is now: Theirs')).toBeVisible()
  await expect(field).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByRole('button', { name: 'Change home.trending' })).toBeFocused()
  expect((await read('/api/settings')).words).toEqual({ 'home.trending': 'Mine', 'home.featured': 'Chosen' })
})

test('a text whose answer was lost is taken as done when it is saved again', async ({ page }) => {
  await signIn(page, '/admin/settings?tab=words')
  await page.getByLabel('Search words').fill('home.trending')
  await page.getByRole('button', { name: 'Change home.trending' }).click()
  await page.getByLabel('Text of home.trending').fill('Asked for  this week ')
  const isThereAgain = await loseAnswers(page, 'PUT', '**/api/settings')
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('Server connection failed')).toBeVisible()
  await isThereAgain()
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByRole('button', { name: 'Change home.trending' })).toBeFocused()
  await expect(page.getByText('Asked for this week')).toBeVisible()
})

test('no page scrolls sideways or loses its header with the longest words', async ({ page, product }) => {
  const { put } = await signedInApi(product.url)
  const everyWord = (text: (name: string) => string) =>
    put('/api/settings', {
      ...contact,
      words: Object.fromEntries(Object.keys(ownWords).map((name) => [name, text(name)])),
    })
  await everyWord((name) => 'Wohnhausentwürfe for a plot of any kind '.repeat(40).slice(0, mostOf(name)))
  for (const path of ['/', '/gallery', '/designs/S-TRD-01', '/contact', '/payment', '/nowhere'])
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const found = await page.evaluate(() => ({
        wider: document.documentElement.scrollWidth - innerWidth,
        header: document.querySelector('header > .header-row')?.clientHeight,
      }))
      expect([path, width, found]).toEqual([path, width, { wider: 0, header: 64 }])
    }
  await everyWord(() => '')
})
