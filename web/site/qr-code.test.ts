import decodeQr from 'qr/decode.js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { qrSvg } from '#web/ui/qr-svg.ts'
import { qrResponse } from './qr-code.ts'

async function read(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQr({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}

it.each([
  'https://plinth.example/designs/ARC-1001',
  'upi://pay?pa=studio%40okaxis&pn=Studio%20Asha%20%26%20Sons&cu=INR',
  `upi://pay?pa=studio%40okaxis&pn=${encodeURIComponent('ಆಶಾ ಸ್ಟುಡಿಯೋ')}&cu=INR`,
])('a phone reads %s', async (text) => {
  expect(await read(qrSvg(text))).toBe(text)
})

it('is answered as a picture', async () => {
  const response = qrResponse('https://plinth.example')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await read(await response.text())).toBe('https://plinth.example')
})
