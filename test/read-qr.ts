import decodeQr from 'qr/decode.js'
import sharp from 'sharp'

/** What a phone reads of a QR code that is drawn as SVG. */
export async function readQr(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQr({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}
