import type { APIRequestContext, Page } from '@playwright/test'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

async function storedOrder(request: APIRequestContext): Promise<string[]> {
  const { data } = await (await request.get('/api/services')).json()
  return data.map(({ title }: { title: string }) => title)
}

/** Moves the first row down, and the row that is moved on; the first of the saves never ends. */
async function moveDown(page: Page, steps: number) {
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      if (input !== '/api/services/order') return fetch(input, init)
      window.fetch = fetch
      return new Promise(() => undefined)
    }
  })
  await page.locator('tbody').getByRole('button', { name: 'Move down' }).first().focus()
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Moved to ${step + 1} of 5`)).toBeAttached()
  }
}

const moments = [
  { when: 'while it is being saved', steps: 1, isElsewhere: false },
  { when: 'while it waits for another to be saved', steps: 2, isElsewhere: false },
  { when: 'from another page, while it is being saved', steps: 1, isElsewhere: true },
  { when: 'from another page, while it waits', steps: 2, isElsewhere: true },
]

for (const { when, steps, isElsewhere } of moments)
  test(`an order reaches the server when the site is left ${when}`, async ({ page, request }) => {
    await signIn(page)
    await page.goto('/admin/services')
    await expect(page.getByRole('row')).toHaveCount(6)
    const [first = '', ...others] = await storedOrder(request)
    await moveDown(page, steps)
    if (isElsewhere) {
      await page.getByRole('link', { name: 'Testimonials' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible()
    }
    await page.goto('/api/health')
    await expect.poll(() => storedOrder(request)).toEqual(others.toSpliced(steps, 0, first))
  })
