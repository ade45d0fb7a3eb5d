import { expect, it } from 'vitest'
import { readQr } from '#test/read-qr.ts'
import { qrSvg } from '#web/ui/qr-svg.ts'
import { qrResponse } from './qr-code.ts'

it.each([
  'https://plinth.example/designs/ARC-1001',
  'upi://pay?pa=studio%40okaxis&pn=Studio%20Asha%20%26%20Sons&cu=INR',
  `upi://pay?pa=studio%40okaxis&pn=${encodeURIComponent('ಆಶಾ ಸ್ಟುಡಿಯೋ')}&cu=INR`,
])('a phone reads %s', async (text) => {
  expect(await readQr(qrSvg(text))).toBe(text)
})

it('is answered as a picture', async () => {
  const response = qrResponse('https://plinth.example')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await readQr(await response.text())).toBe('https://plinth.example')
})
