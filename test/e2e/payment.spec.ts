import { readQr } from '../read-qr.ts'
import { bankDetails, signedInApi } from './api.ts'
import { hydrate, signIn, untilAtPage, untilDrawn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const upi = 'upi://pay?pa=studio%40okaxis&pn=Asha%20Rao%20%26%20Sons&cu=INR'

test('says so where nothing is configured', async ({ page, product }) => {
  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: 'Pay via', exact: true })).toBeVisible()
  await expect(page.getByText('Razorpay link not configured')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bank Details' })).toBeVisible()
  await expect(page.getByText('No bank details provided')).toBeVisible()
  await expect(page.getByText('Choose either way')).toHaveCount(0)
  const ask = page.getByRole('main').getByRole('link', { name: 'Enquire' })
  await expect(ask).toHaveAttribute('href', '/contact#enquiry')
  await expect(page.getByText('Scan to Pay')).toHaveCount(0)
  expect((await fetch(`${product.url}/payment/qr.svg`)).status).toBe(404)
})

test('says so where the settings do not load', async ({ page }) => {
  await page.goto('/about')
  await hydrate(page)
  await page.route('**/api/settings', (route) => route.fulfill({ status: 503, json: { message: 'Down' } }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Payment' }).click()
  await expect(page.getByText('Failed to load payment settings')).toBeVisible()
  await page.unroute('**/api/settings')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('No bank details provided')).toBeVisible()
})

test('opens the payment link in a new tab', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  await api.put('/api/settings', {
    paymentSettings: { razorpayLink: 'https://pay.example/studio', upiId: 'studio@okaxis', bankDetails },
  })
  await page.goto('/payment')
  await expect(page.getByText('Choose either way')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Enquire' })).toHaveCount(0)
  const link = page.getByRole('link', { name: 'Open the payment page' })
  await expect(link).toHaveAttribute('href', 'https://pay.example/studio')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(page.getByText('pay.example', { exact: true })).toBeVisible()
})

test('shows every saved detail, to be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/payment')
  for (const name of ['UPI ID', 'Account holder', 'Account number', 'IFSC code', 'Bank name', 'Branch name'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  for (const text of ['Asha Rao & Sons', '50100234567890', 'HDFC0001234', 'HDFC Bank', 'Mysuru Main'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()

  await hydrate(page)
  await page.getByRole('button', { name: 'Copy Account number' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('50100234567890')
  await page.getByRole('button', { name: 'Copy UPI ID' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('studio@okaxis')
})

test('what copies a detail stands beside it, at the end of its line, however long the detail is', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const save = (accountHolderName: string) =>
    api.put('/api/settings', { paymentSettings: { bankDetails: { ...bankDetails, accountHolderName } } })
  await save('Asha Rao and Sons, Architects and Interior Designers')
  await page.goto('/payment')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const copied = await page.getByRole('button', { name: /^Copy / }).evaluateAll((all) =>
      all.map((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const text = button.closest('dd')?.firstElementChild?.getBoundingClientRect()
        return {
          end: Math.round(right),
          isBeside: text && text.right <= left && text.top < bottom && text.bottom > top,
        }
      }),
    )
    expect(copied.map(({ isBeside }) => isBeside)).toEqual([true, true, true, true])
    expect(new Set(copied.map(({ end }) => end)).size).toBe(1)
  }
  await save(bankDetails.accountHolderName)
})

test('copies where the browser gives no clipboard, and stays where it is', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/payment')
  await hydrate(page)
  const button = page.getByRole('button', { name: 'Copy IFSC code' })
  await button.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await button.click()
  await expect(page.getByText('Copied')).toBeVisible()
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('a phone gets a button, and the code that others scan', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/payment')
  await expect(page.getByRole('link', { name: 'Pay with a UPI app' })).toHaveAttribute('href', upi)
  await expect(page.getByText('Scan to Pay')).toBeVisible()
  const download = await page.getByRole('link', { name: 'Download' }).boundingBox()
  expect(download?.height).toBeGreaterThanOrEqual(44)

  const response = await fetch(`${product.url}/payment/qr.svg`)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await readQr(await response.text())).toBe(upi)
})

test('the code opens as large as the screen and gives the focus back', async ({ page }) => {
  await page.goto('/payment')
  await untilDrawn(page)
  const code = page.getByRole('link', { name: 'Enlarge: QR code to pay by UPI' })
  await code.press('Enter')
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(code).toBeFocused()
})

test('an uploaded code is shown in place of the one that is made', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const fileId = await api.picture(400, 400, '#ffffff')
  await api.put('/api/settings', { paymentSettings: { bankDetails: { qrCodeUrl: fileId } } })
  await page.goto('/payment')
  const link = page.getByRole('link', { name: 'Enlarge: QR code to pay by UPI' })
  await expect(link).toHaveAttribute('href', new RegExp(fileId))
})

test('a link that names an amount asks for it, whichever way it is paid', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/payment?amount=25000&for=arc-1001')
  const asked = page.getByRole('region', { name: 'What to pay' })
  await expect(asked.getByText('₹25,000', { exact: true })).toBeVisible()
  await expect(asked.getByText('ARC-1001', { exact: true })).toBeVisible()
  await expect(asked.getByText('Asha Rao & Sons', { exact: true })).toBeVisible()
  await expect(page.getByText('Enter ₹25,000 there.')).toBeVisible()
  const withAmount = upi.replace('&cu=INR', '&am=25000.00&cu=INR&tn=ARC-1001')
  await expect(page.getByRole('link', { name: 'Pay with a UPI app' })).toHaveAttribute('href', withAmount)
  // The firm's own picture says no amount.
  const code = page.getByRole('link', { name: 'Enlarge: QR code to pay by UPI' })
  const address = (await code.getAttribute('href')) ?? ''
  expect(await readQr(await (await fetch(product.url + address)).text())).toBe(withAmount)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/payment$/)

  await page.goto('/payment?amount=25000&for=Pay+thief@bank+instead')
  await expect(asked.getByText('₹25,000', { exact: true })).toBeVisible()
  await expect(page.getByText('thief')).toHaveCount(0)
  await page.goto('/payment?amount=lots')
  await expect(page.getByText('Choose either way')).toBeVisible()
  await expect(asked).toHaveCount(0)
})

test('whoever answers an enquiry asks for a payment by such a link', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  const design = await api.post('/api/designs', { ...(await api.place()), title: 'Courtyard house' })
  const enquiry = (await api.enquiries(['Asha Rao'], { designId: design._id })).get('Asha Rao')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, `/admin/enquiries/${enquiry}`)
  await page.getByRole('button', { name: 'Ask for payment' }).click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByRole('textbox', { name: 'Amount (₹)' })
  await expect(amount).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'For' })).toHaveValue(design.code)
  await amount.fill('a lot')
  await dialog.getByRole('button', { name: 'Write the message' }).click()
  await expect(dialog.getByText('Please enter an amount in rupees, such as 25000')).toBeVisible()
  await expect(amount).toHaveValue('a lot')
  await amount.fill('₹2,40,000')
  await expect(dialog.getByText('₹2,40,000 = 2.4 lakh')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay' }).click()
  await amount.focus()
  await page.keyboard.press('Enter')
  const text = dialog.getByRole('textbox', { name: 'Text' })
  await expect(text).toHaveValue(new RegExp(`Please pay ₹2,40,000 for ${design.code} here:`))
  const [link] = (await text.inputValue()).match(/http\S+/) ?? []
  expect(link).toBe(`${product.url}/payment?amount=240000&for=${design.code}`)
  const chat = await dialog.getByRole('link', { name: 'Open in WhatsApp' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(link)
  await page.keyboard.press('Escape')
  await untilAtPage(page)
  await expect(page.getByRole('button', { name: 'Ask for payment' })).toBeFocused()
})

test.describe('after a payment', () => {
  test('thanks, without an id where none came', async ({ page }) => {
    await page.goto('/payment-success')
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(page.getByText('Thank you for your payment.')).toBeVisible()
    await expect(page.getByText('N/A', { exact: true })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
  })

  test('shows the id that the navigation brought', async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await page.goto('/')
    await page.evaluate(() => {
      history.pushState({ usr: { paymentId: 'pay_123' }, key: 'one', idx: 1 }, '', '/payment-success')
    })
    await page.reload()
    await expect(page.getByText('pay_123', { exact: true })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('shows that id after a reload before anything is touched, and though no code comes', async ({
    page,
  }) => {
    await page.goto('/')
    await page.evaluate(() => {
      history.pushState({ usr: { paymentId: 'pay_123' }, key: 'one', idx: 1 }, '', '/payment-success')
    })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('pay_123', { exact: true })).toBeVisible()
  })
})
