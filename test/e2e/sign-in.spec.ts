import { admin, expect, test } from './product.ts'

test('a wrong password is said in the form too; the email stays and the password is typed anew', async ({
  page,
}) => {
  await page.goto('/admin/login')
  const form = page.locator('form')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').fill(admin.email)
  await password.fill('not this one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(form.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page.locator('[data-sonner-toast]')).toHaveText('Invalid email or password')
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)
  await expect(password).toBeFocused()
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
})

test('a toast stands out on light and on dark ground', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toBeVisible()
  const [border, ground, footer, paper] = await page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
    return [
      styleOf('[data-sonner-toast]').borderTopColor,
      styleOf('[data-sonner-toast]').backgroundColor,
      styleOf('footer').backgroundColor,
      styleOf('html').backgroundColor,
    ]
  })
  expect(border).not.toBe(footer)
  expect(ground).not.toBe(paper)
})
