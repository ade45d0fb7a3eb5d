import type { Page } from '@playwright/test'
import { dayOf, daysAfter, isoDayOf } from '#contract/dates.ts'
import { expectSound } from './accessible.ts'
import { signedInApi } from './api.ts'
import { keepOffers, loseAnswers, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

let ids: Map<string, string>

test.beforeAll(async ({ product }) => {
  const api = await signedInApi(product.url)
  ids = await api.enquiries(['Asha Rao', 'Ravi Shah', 'Meera Iyer', 'Zoe Khan'])
})

const inDays = (days: number) => daysAfter(isoDayOf(new Date()), days)
const pageOf = (name: string) => `/admin/enquiries/${ids.get(name)}`
const history = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem')
const standing = (page: Page) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText('Follow-up', { exact: true }) })
    .locator('dd time')

test('a follow-up is set by a press, taken back by Undo, and told in the history', async ({ page }) => {
  await signIn(page, pageOf('Asha Rao'))
  await keepOffers(page)
  await expect(page.getByText('No day set')).toBeVisible()
  await page.getByRole('button', { name: 'In 3 days' }).focus()
  await page.keyboard.press('Enter')
  await expect(standing(page)).toHaveAttribute('datetime', inDays(3))
  await expect(history(page).first()).toContainText(`Follow-up on ${dayOf(inDays(3))}`)
  await expect(page.getByRole('button', { name: 'In 3 days' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No day set')).toBeVisible()
  await expect(history(page).first()).toContainText('Follow-up cleared')
})

test('the keyboard stays with the follow-up when it is cleared', async ({ page }) => {
  await signIn(page, pageOf('Asha Rao'))
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(page.getByText('Due tomorrow')).toBeVisible()
  await page.getByRole('button', { name: 'Clear follow-up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No day set')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tomorrow' })).toBeFocused()
})

test('any day from today on can be typed, and what is none is kept and said', async ({ page }) => {
  await signIn(page, pageOf('Asha Rao'))
  const day = page.getByLabel('On another day')
  await page.getByRole('button', { name: 'Set day' }).click()
  await expect(page.getByText('Choose a day', { exact: true })).toBeVisible()
  await expect(day).toBeFocused()
  await day.fill(inDays(-1))
  await day.press('Enter')
  await expect(page.getByText('Choose today or a later day')).toBeVisible()
  await expect(day).toHaveValue(inDays(-1))
  await expect(page.getByText('No day set')).toBeVisible()
  await day.fill(inDays(0))
  await day.press('Enter')
  await expect(page.getByText('Due today')).toBeVisible()
  await expect(day).toHaveValue('')
  await expect(day).toBeFocused()
})

test('what a colleague has marked meanwhile keeps no follow-up from being set', async ({ page, product }) => {
  await signIn(page, pageOf('Ravi Shah'))
  const api = await signedInApi(product.url)
  await api.put(`/api/enquiries/${ids.get('Ravi Shah')}`, { status: 'contacted' })
  await page.getByRole('button', { name: 'In a week' }).click()
  await expect(standing(page)).toHaveAttribute('datetime', inDays(7))
  await expect(page.getByText('Contacted', { exact: true })).toBeVisible()
  // Another day that a colleague has set is not overwritten, but shown.
  await api.put(`/api/enquiries/${ids.get('Ravi Shah')}`, { followUpOn: inDays(2) })
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(page.getByText('Failed to update enquiry')).toBeVisible()
  await expect(standing(page)).toHaveAttribute('datetime', inDays(2))
})

test('a follow-up whose answer was lost is found to be saved, and can be taken back', async ({ page }) => {
  await signIn(page, pageOf('Zoe Khan'))
  const bringBack = await loseAnswers(page, 'PUT', '**/api/enquiries/*')
  await page.getByRole('button', { name: 'In 3 days' }).click()
  await expect(page.getByText('Follow-up set for')).toBeVisible()
  await bringBack()
  await expect(standing(page)).toHaveAttribute('datetime', inDays(3))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No day set')).toBeVisible()

  await page.route('**/api/enquiries/*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'In a week' }).click()
  await expect(page.getByText('Failed to update enquiry')).toBeVisible()
  await expect(standing(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'In a week' }).click()
  await expect(standing(page)).toHaveAttribute('datetime', inDays(7))
})

test('the list and the dashboard say whom to follow up, the earliest first', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  await api.put(`/api/enquiries/${ids.get('Meera Iyer')}`, { followUpOn: inDays(-2) })
  await signIn(page)
  const due = page.getByRole('region', { name: 'To follow up' })
  await expect(due.getByRole('listitem')).toHaveText([/Meera Iyer.*Due 2 days ago/, /Asha Rao.*Due today/])
  await due.getByRole('link', { name: '2 follow-ups due' }).click()
  const rows = page.getByRole('row').filter({ hasText: 'Mysuru' })
  await expect(rows).toHaveText([/Meera Iyer/, /Asha Rao/, /Ravi Shah/, /Zoe Khan/])
  const statuses = page.getByRole('navigation', { name: 'Status' })
  await expect(statuses.getByRole('link', { name: 'Follow-ups' })).toHaveAttribute('aria-current', 'true')
  await expect(statuses).toContainText('2 due')

  await statuses.getByRole('link', { name: 'Contacted' }).click()
  await expect(page).toHaveURL('/admin/enquiries?status=contacted')
  await expect(rows).toHaveText([/Ravi Shah/])
  await statuses.getByRole('link', { name: 'Follow-ups' }).click()
  await expect(rows).toHaveCount(4)

  // Who is resolved is followed up no more.
  await page.getByRole('link', { name: 'Meera Iyer', exact: true }).click()
  await page.getByRole('button', { name: 'Mark as Resolved' }).click()
  await expect(page.getByLabel('On another day')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(rows).toHaveText([/Asha Rao/, /Ravi Shah/, /Zoe Khan/])
  await expect(statuses).toContainText('1 due')
})

test('the pages of follow-ups are sound at every width', async ({ page }) => {
  await signIn(page)
  for (const path of ['/admin', '/admin/enquiries?followUp=set&sort=followUp', pageOf('Asha Rao')])
    await expectSound(page, path)
})
