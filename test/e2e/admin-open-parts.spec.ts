import type { Page } from '@playwright/test'
import { desk, expectAccessible, phone } from './accessible.ts'
import { signedInApi } from './api.ts'
import { signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ productOf }, info) => {
  const api = await signedInApi((await productOf(info.file)).url)
  const [category] = await api.read('/api/categories')
  const place = { category: category._id, subcategory: category.subcategories[0].name }
  await api.post('/api/designs', { ...place, title: 'Court house', basePrice: 1000, tags: ['modern'] })
  await api.post('/api/enquiries', {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    state: 'Karnataka',
    city: 'Mysuru',
    requirement: 'A house with a court.',
  })
})

interface Part {
  name: string
  at: string
  open: (page: Page) => Promise<void>
  /** How it is known to be open. */
  role: 'menu' | 'dialog' | 'listbox'
  onPhone?: boolean
}

const selectFirst = (page: Page) => page.getByRole('checkbox', { name: 'Select Court house' }).check()

const parts: Part[] = [
  {
    name: 'the Export menu',
    at: '/admin/enquiries',
    role: 'menu',
    open: (page) => page.getByRole('button', { name: 'Export' }).click(),
  },
  {
    name: 'the menu of the other sections',
    at: '/admin/designs',
    role: 'menu',
    onPhone: true,
    open: (page) => page.getByRole('button', { name: 'More' }).click(),
  },
  {
    name: 'the question before a deletion',
    at: '/admin/designs',
    role: 'dialog',
    open: (page) => page.getByRole('button', { name: 'Delete' }).click(),
  },
  {
    name: 'the designs that keep a category',
    at: '/admin/categories',
    role: 'dialog',
    open: (page) => page.getByRole('button', { name: 'Delete' }).first().click(),
  },
  {
    name: 'the change of several designs',
    at: '/admin/designs',
    role: 'dialog',
    async open(page) {
      await selectFirst(page)
      await page.getByRole('button', { name: 'Change…' }).click()
      await page.getByRole('dialog').getByLabel('Change', { exact: true }).selectOption('price')
      await page.getByLabel('By percent').fill('5')
    },
  },
  {
    name: 'the list of tags',
    at: '/admin/designs/new',
    role: 'listbox',
    open: (page) => page.getByLabel('Tags').pressSequentially('mod'),
  },
  {
    name: 'the question before a form is left',
    at: '/admin/categories/new',
    role: 'dialog',
    async open(page) {
      await page.getByLabel('Add a subcategory').fill('Court')
      await page.getByRole('link', { name: 'Designs', exact: true }).first().click()
    },
  },
]

for (const { name, at, open, role, onPhone } of parts)
  test(`${name} keeps nobody out while it is open`, async ({ page }) => {
    await page.setViewportSize(onPhone ? phone : desk)
    await signIn(page, at)
    await open(page)
    await expect(page.getByRole(role)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role)).toHaveCount(0)
  })
