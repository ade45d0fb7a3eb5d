import { bankDetails, contact, signedInApi } from './api.ts'
import { expectLaidOut } from './laid-out.ts'
import { fillOddContent, type OddContent } from './odd-content.ts'
import { test } from './product.ts'

let odd: OddContent

test.beforeAll(async ({ productOf }, { file }) => {
  const { url } = await productOf(file)
  odd = await fillOddContent(url)
  const api = await signedInApi(url)
  await api.put('/api/settings', {
    ...contact,
    websiteName: 'Raghunathan, Deshpande and Partners',
    paymentSettings: { razorpayLink: 'https://pay.example/studio', upiId: 'studio@okaxis', bankDetails },
  })
})

for (const path of ['/', '/contact', '/services', '/pricing', '/about', '/payment'])
  test(`on ${path} nothing is too wide, cut or over anything else, whatever it holds`, async ({ page }) => {
    await expectLaidOut(page, path)
  })

test('nor on a category’s page, full, in Devanagari or empty', async ({ page }) => {
  for (const { path } of [odd.categories[0], odd.categories[5], odd.categories[11]].filter((one) => !!one))
    await expectLaidOut(page, path)
})

test('nor where what the firm says of itself is one word', async ({ page, product }) => {
  const api = await signedInApi(product.url)
  await api.put('/api/settings', {
    websiteName: 'x'.repeat(100),
    address: 'y'.repeat(120),
    identity: { openingHours: '18:30,Sunday/holidays_by_appointment_only' },
  })
  for (const { _id } of (await api.get('/api/banners')).data)
    await api.put(`/api/banners/${_id}`, { isActive: false })
  for (const path of ['/', '/about']) await expectLaidOut(page, path)
})
