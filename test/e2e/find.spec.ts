import type { Page } from '@playwright/test'
import { expectSound, phone } from './accessible.ts'
import { signedInApi } from './api.ts'
import { holdBack, hydrate, stepBack } from './journeys.ts'
import { expect, test } from './product.ts'

test.beforeAll(async ({ productOf }, { file }) => {
  const { url } = await productOf(file)
  const api = await signedInApi(url)
  const place = await api.place()
  const metres = (width: number, depth: number) => ({ width, height: null, depth, unit: 'm' })
  const house = { bedrooms: 3, floors: 2, facing: 'E' }
  await api.post('/api/designs', { ...place, title: 'Court house', dimensions: metres(8, 9), house })
  await api.post('/api/designs', {
    ...place,
    title: 'West house',
    dimensions: metres(7, 8),
    house: { ...house, facing: 'W' },
  })
  await api.post('/api/designs', { ...place, title: 'Long house', dimensions: metres(9, 9.5), house })
  await api.post('/api/designs', { ...place, title: 'Lane room for 14 x 17 ft, north facing' })
  await api.post('/api/designs', { ...place, title: 'Palace', dimensions: metres(30, 40), house })
})

/** Types the plot on the home page, and sees what fits it. */
async function expectFound(page: Page) {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Your plot' }).fill('30 40 east')
  await page.getByRole('button', { name: 'See what fits' }).click()
  await expect(page).toHaveURL('/find?q=30+40+east')
  await expect(page.getByRole('heading', { name: '2 designs fit' })).toBeVisible()
  const drawn = (title: string) => page.getByRole('article').filter({ hasText: title })
  for (const [title, verdict] of [
    ['Court house', 'Fits'],
    ['West house', 'Fits mirrored'],
    ['Long house', 'Nearly fits: needs 1 ft 1 in more depth'],
  ] as const) {
    await expect(drawn(title)).toContainText(verdict)
    await expect(drawn(title).getByRole('img', { name: /on a plot of 30′ × 40′/ })).toBeVisible()
  }
  await expect(drawn('Palace')).toHaveCount(0)
  await drawn('Court house').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'On your plot' })).toBeVisible()
  await expect(page.getByRole('img', { name: /on a plot of 30′ × 40′/ })).toBeVisible()
}

test('who types "30 40 east" sees which designs fit, drawn on the plot', async ({ page }) => {
  await expectFound(page)
})

test('what fits is kept by its mark, like any other card', async ({ page }) => {
  await page.goto('/find?q=30+40+east')
  const mark = page
    .getByRole('article')
    .filter({ hasText: 'West house' })
    .getByRole('button', { name: 'Keep West house' })
  await mark.click()
  await expect(page).toHaveURL('/find?q=30+40+east')
  await page.goto('/shortlist')
  await expect(page.getByRole('link', { name: 'West house' }).first()).toBeVisible()
})

test('the plot is refined field by field, and drawn in the units that are chosen', async ({ page }) => {
  await page.goto('/find?q=30+40+east')
  await page.getByText('Field by field').click()
  await expect(page.getByLabel('Width along the road')).toHaveValue('30')
  await page.getByRole('textbox', { name: 'Depth' }).fill('45')
  await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('3')
  await page.getByRole('button', { name: 'See what fits' }).last().click()
  await expect(page).toHaveURL('/find?width=30&depth=45&unit=ft&facing=E&bedrooms=3')
  await expect(page.getByRole('heading', { name: '3 designs fit' })).toBeVisible()
  await expect(page.getByText('45′', { exact: true }).first()).toBeVisible()
  await page.getByRole('radio', { name: 'm', exact: true }).check()
  await expect(page.getByText('13.72 m', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('45′', { exact: true }).first()).toBeHidden()
})

test('what is changed in the fields while an answer is on its way stays, as does the focus, and any other step fills them in anew', async ({
  page,
}) => {
  await page.goto('/find')
  await hydrate(page)
  const width = page.getByLabel('Width along the road')
  const budget = page.getByLabel('Budget in ₹')
  const facing = page.getByLabel('Road on the side')
  const send = page.getByRole('button', { name: 'See what fits' }).last()
  await width.fill('wide')
  await page.getByRole('textbox', { name: 'Depth' }).fill('40')
  await send.press('Enter')
  await expect(page.getByText('Width must be a number')).toBeVisible()
  await expect(width).toBeFocused()
  await width.fill('30')
  await send.press('Enter')
  await expect(page.getByRole('heading', { name: 'designs fit' })).toBeVisible()
  await expect(send).toBeFocused()
  await expect(send).toBeInViewport()

  const letCome = await holdBack(page, '**/api/finder?**')
  await width.fill('31')
  await send.press('Enter')
  await facing.selectOption('East')
  await budget.fill('50000')
  letCome()
  await expect(page).toHaveURL('/find?width=31&depth=40&unit=ft')
  await expect(facing).toHaveValue('E')
  await expect(budget).toHaveValue('50000')
  await expect(budget).toBeFocused()

  await stepBack(page)
  await expect(width).toHaveValue('30')
  await page.getByLabel('Your plot').fill('20 40 west')
  await page.getByLabel('Your plot').press('Enter')
  await expect(page).toHaveURL('/find?q=20+40+west')
  await expect(width).toHaveValue('20')
  await expect(facing).toHaveValue('W')
})

test('what was understood can be taken away, thing by thing', async ({ page }) => {
  await page.goto('/find?q=3bhk+30+40+east')
  await page.getByRole('link', { name: 'Take away: 3 bedrooms' }).click()
  await expect(page).toHaveURL('/find?q=30+40+east')
  await expect(page.getByRole('textbox', { name: 'Your plot' })).toHaveValue('30 40 east')
  await page.getByRole('link', { name: 'Take away: plot 30 × 40 ft' }).click()
  await expect(page).toHaveURL('/gallery?search=east')
  await page.goto('/find?width=30&depth=40&facing=E&bedrooms=3')
  await page.getByRole('link', { name: 'Take away: east' }).click()
  await expect(page).toHaveURL('/find?width=30&depth=40&bedrooms=3')
  await page.getByRole('link', { name: 'Take away: plot' }).click()
  await expect(page.getByRole('link', { name: 'Remove filter: 3 bedrooms' })).toBeVisible()
})

test('where nothing fits, designs that say the plot of themselves are a step away', async ({ page }) => {
  await page.goto('/find?width=14&depth=17&facing=N')
  await expect(page.getByRole('heading', { name: 'No design of ours fits exactly' })).toBeVisible()
  await page.getByRole('link', { name: 'Designs that name this plot: 1' }).click()
  await expect(page).toHaveURL('/gallery?search=14x17ft-n')
  await expect(page.getByRole('article')).toHaveText([/Lane room for 14 x 17 ft, north/])
  await page.goto('/find?width=15&depth=18')
  await expect(page.getByText('a house can be drawn for it')).toBeVisible()
  await expect(page.getByText('Designs that name this plot')).toHaveCount(0)
  // Where nothing is drawn, nothing is said of drawings.
  await expect(page.getByText('Setbacks are a guide')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'm', exact: true })).toHaveCount(0)
})

test('the fields of a plot stand in one grid, as wide as the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/find')
  const form = page.getByRole('main').locator('details form')
  const boxes = await form
    .locator('input, select')
    .evaluateAll((all) => all.map((control) => control.getBoundingClientRect()))
  expect(boxes.length).toBeGreaterThan(8)
  expect(new Set(boxes.map(({ left }) => Math.round(left)))).toHaveProperty('size', 5)
  const end = await form.evaluate((element) => element.getBoundingClientRect().right)
  expect(Math.abs(end - Math.max(...boxes.map(({ right }) => right)))).toBeLessThan(1)
})

test('a drawing keeps its figures clear of the north point, however narrow a margin is', async ({ page }) => {
  await page.setViewportSize(phone)
  const { data } = await (await page.request.get('/api/designs?limit=1')).json()
  for (const plot of ['100x20m-n', '12x80ft-e', '6.7x6.7ft-w', '20x10m-se', '30x40ft-ne']) {
    await page.goto(`/designs/${data[0].code}?plot=${plot}`)
    const drawing = page.getByRole('img', { name: /on a plot of/ })
    await expect(drawing).toBeVisible()
    const covered = await drawing.evaluate((svg) => {
      const circle = svg.querySelector('circle')?.getBoundingClientRect()
      return [...svg.querySelectorAll('text')]
        .filter((text) => {
          const box = text.getBoundingClientRect()
          return (
            !circle ||
            (box.left < circle.right &&
              box.right > circle.left &&
              box.top < circle.bottom &&
              box.bottom > circle.top)
          )
        })
        .map(({ textContent }) => textContent)
    })
    expect([plot, covered.filter((text) => text !== 'N')]).toEqual([plot, []])
  }
})

test('what was found holds at a desk’s and a phone’s width', async ({ page }) => {
  await expectSound(page, '/find?q=30+40+east')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('who types "30 40 east" sees it too', async ({ page }) => {
    await expectFound(page)
  })

  test('what can’t be read stays typed, with what is wrong', async ({ page }) => {
    await page.goto('/find')
    await page.getByLabel('Width along the road').fill('wide')
    await page.getByRole('textbox', { name: 'Depth' }).fill('40')
    await page.getByRole('button', { name: 'See what fits' }).last().click()
    await expect(page.getByText('Width must be a number')).toBeVisible()
    await expect(page.getByLabel('Width along the road')).toBeFocused()
    await expect(page.getByLabel('Width along the road')).toHaveValue('wide')
    await expect(page.getByRole('textbox', { name: 'Depth' })).toHaveValue('40')
    await page.goto('/find?q=3+bhk')
    await expect(page.getByLabel('Your plot')).toBeFocused()
  })
})
