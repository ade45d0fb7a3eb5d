import type { Locator, Page } from '@playwright/test'
import { signedInApi } from './api.ts'
import { picture } from './journeys.ts'
import { admin, expect, test } from './product.ts'

/** Far more steps than any page has controls. */
const mostSteps = 150

for (const width of [1280, 390]) {
  test(`a whole day's work by keyboard alone, ${width} px wide`, async ({ page, product }) => {
    const visitor = `Meera Nair ${width}`
    await (await signedInApi(product.url)).post('/api/enquiries', {
      ...{ name: visitor, email: 'meera@example.com', phone: '+91 98765 43210' },
      ...{ state: 'Kerala', city: 'Kochi', requirement: 'A house around a court, on a plot of 30 × 45 ft.' },
    })
    await page.setViewportSize({ width, height: 844 })
    const chooser = page.waitForEvent('filechooser', { timeout: 0 })

    await page.goto('/admin/login')
    await type(page, page.getByLabel('Email'), admin.email)
    await type(page, page.getByLabel('Password', { exact: true }), admin.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin')

    await press(page, page.getByRole('link', { name: 'Designs', exact: true }))
    await press(page, page.getByRole('link', { name: 'Add New Design' }))
    await type(page, page.getByLabel('Title'), `Court house ${width}`)
    await type(page, page.getByLabel('Category', { exact: true }), 'Arch')
    await type(page, page.getByLabel('Subcategory'), 'Vil')
    await reach(page, page.getByLabel('Upload images'))
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(await picture('front.jpg', '#b0472a'))
    await press(page, page.getByRole('button', { name: 'Create Design' }))
    await expect(page.getByText('Design created successfully!')).toBeVisible()
    await expect(page.getByRole('link', { name: `Court house ${width}` })).toBeVisible()

    await press(page, page.getByRole('link', { name: /Enquiries/ }))
    await press(page, page.getByRole('link', { name: visitor }))
    await press(page, page.getByRole('button', { name: 'Mark as Contacted' }))
    await expect(page.getByText('Enquiry status updated')).toBeVisible()
    await press(page, page.getByRole('link', { name: 'Back' }))

    await press(page, page.getByRole('button', { name: 'Export' }))
    await expect(page.getByRole('menuitem', { name: 'Excel' })).toBeFocused()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^enquiries-\d{4}-\d{2}-\d{2}\.xlsx$/)
    await expect(page.locator('body')).not.toBeFocused()
    await expect(page.locator(':focus')).toBeVisible()

    await press(page, page.getByRole('link', { name: 'Home', exact: true }))
    await press(page, page.getByRole('link', { name: /^Edit/ }).first())
    await reach(page, page.getByLabel('Title', { exact: true }))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(`Monsoon offer ${width}`)
    await page.keyboard.press('Control+S')
    await expect(page.getByText('Banner updated successfully!')).toBeVisible()
    await expect(page).toHaveURL('/admin')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Monsoon offer ${width}`)
  })
}

/** Goes on with Tab until the control has the focus, or round to it from the page's beginning. */
async function reach(page: Page, control: Locator) {
  await expect(control.first()).toBeVisible()
  let found = await control.elementHandles()
  for (let step = 0; step < mostSteps; step++) {
    const states = await Promise.all(found.map((one) => one.evaluate(stateOf)))
    if (states.includes('focused')) return
    // Looking for it takes longer than the step; what was drawn anew since is looked for again.
    if (states.length === 0 || states.includes('gone')) found = await control.elementHandles()
    else await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${control}`)
}

function stateOf(element: Node): 'focused' | 'gone' | 'there' {
  if (!element.isConnected) return 'gone'
  return element === document.activeElement ? 'focused' : 'there'
}

async function press(page: Page, control: Locator) {
  await reach(page, control)
  await page.keyboard.press('Enter')
}

async function type(page: Page, field: Locator, text: string) {
  await reach(page, field)
  await page.keyboard.type(text)
}
