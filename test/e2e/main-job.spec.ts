import { picture, signInOnPage } from './journeys.ts'
import { admin, expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

test('an administrator signs in and publishes a design with pictures', async ({ page }) => {
  await signInOnPage(page)
  await page.getByRole('link', { name: 'Designs', exact: true }).first().click()
  await page.getByRole('link', { name: 'Add New Design' }).click()
  await expect(page.getByRole('heading', { name: 'Create New Design' })).toBeVisible()

  await page.getByRole('button', { name: 'Create Design' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expect(page.getByText('Category is required', { exact: true })).toBeVisible()

  await page.getByLabel('Title').fill('Courtyard house')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Architecture' })
  await page.getByLabel('Subcategory').selectOption({ label: 'Villa' })
  await page.getByLabel('Base price').fill('300000')
  await page.getByLabel('Discount price').fill('240000')
  await page
    .locator('input[type=file]')
    .setInputFiles([await picture('front.jpg', '#b0472a'), await picture('court.jpg', '#e4d6bf')])
  await page.getByRole('button', { name: 'Create Design' }).click()
  await expect(page.getByText('Design created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/admin/designs')
  await expect(page.getByText('Courtyard house').first()).toBeVisible()
})

test('a visitor opens the category, the design, and sends an enquiry', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Architecture' }).first().click()
  await expect(page).toHaveURL('/category/architecture')
  await page
    .getByRole('link', { name: /Courtyard house/ })
    .first()
    .click()
  await expect(page).toHaveURL('/designs/ARC-1001')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courtyard house')
  await expect(page.getByText('₹2,40,000').first()).toBeVisible()
  await expect(page.getByText('20% off').first()).toBeVisible()

  const form = page.getByRole('form', { name: 'Send Us a Message' })
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Phone').fill('+91 98765 43210')
  await form.getByLabel('State').fill('Karnataka')
  await form.getByLabel('City').fill('Mysuru')
  await form.getByLabel('Requirement').fill('The same house, mirrored, on a 40 by 60 ft plot.')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you for your enquiry! We will contact you soon.').first()).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('')
})

test('the administrator reads the enquiry and marks it as contacted', async ({ page }) => {
  await signInOnPage(page)
  await page
    .getByRole('link', { name: /^Enquiries/ })
    .first()
    .click()
  await expect(page.getByText('asha@example.com').first()).toBeVisible()
  await page.getByRole('link', { name: /View/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  await expect(page.getByText('The same house, mirrored, on a 40 by 60 ft plot.')).toBeVisible()
  await expect(page.getByText('ARC-1001').first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark as Contacted' }).click()
  await expect(page.getByText('Enquiry status updated')).toBeVisible()
})

test('whoever is not signed in is sent to sign in, and comes back where they wanted to go', async ({
  page,
}) => {
  await page.goto('/admin/enquiries')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin/enquiries')
})
