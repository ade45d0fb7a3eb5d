import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { box, drawing, video } from '#test/files/make-files.ts'
import { bytesOf, startWith } from '#test/files/set-up.ts'

const where = {
  IFD0: { Make: 'Plinth', Copyright: 'the firm' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '18/1 31/1 12345/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '73/1 51/1 0/1',
  },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="18,31.2N"><exif:GPSLongitude>73,51.4E</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>`

it.each([
  ['jpeg', (picture: Sharp) => picture.jpeg()],
  ['webp', (picture: Sharp) => picture.webp()],
  ['avif', (picture: Sharp) => picture.avif({ effort: 0 })],
] as const)('a %s forgets where it was taken, and keeps all else', async (_, encode) => {
  const given = await encode(drawing(60, 40).withExif(where).withXmp(xmp)).toBuffer()
  expect(tells(given)).toEqual({ latitude: true, xmp: true })
  const { get, files } = await startWith(given)
  const stored = await bytesOf(await get('/view'))
  expect(stored.length).toBe(given.length)
  expect(tells(stored)).toEqual({ latitude: false, xmp: false })
  const { exif, width } = await sharp(stored, { failOn: 'warning' }).metadata()
  expect(exif?.toString('latin1')).toMatch(/(Plinth|the firm).*(Plinth|the firm)/s)
  expect(width).toBe(60)
  expect(await pixelsOf(stored)).toEqual(await pixelsOf(given))
  expect((await get('/view')).headers.get('etag')).toBe(`"${(await files.find('one')).hash}"`)
})

it.each([
  [
    'in a box of its own',
    box('udta', box('\xa9xyz', Buffer.from('\0\x15\x15\xc7+18.5204+073.8567/', 'latin1'))),
  ],
  ['among the remarks', box('meta', box('ilst', Buffer.from('data+18.5204+073.8567+560.000/ and more')))],
  [
    'as numbers',
    box('udta', box('loci', Buffer.from('\0\0\0\0\x15\xc7Pune\0\0\0\x49\xda\0\0\x12\x85', 'latin1'))),
  ],
])('a film loses the location that stands %s', async (_, remark) => {
  const plain = video(300)
  const at = plain.indexOf('moov') - 4
  const end = at + plain.readUInt32BE(at)
  const index = box('moov', Buffer.concat([plain.subarray(at + 8, end), remark]))
  const given = Buffer.concat([plain.subarray(0, at), index, plain.subarray(end)])
  const { get } = await startWith(given, 'IMG_1.MOV')
  const stored = await bytesOf(await get('/view'))
  expect(stored.length).toBe(given.length)
  expect(stored.toString('latin1')).not.toMatch(/18\.5204|073\.8567|Pune/)
  expect(stored.subarray(-300).equals(given.subarray(-300))).toBe(true)
})

it('what tells no location is stored byte by byte', async () => {
  const given = await drawing().withExif({ IFD0: where.IFD0 }).jpeg().toBuffer()
  const { get } = await startWith(given)
  expect((await bytesOf(await get('/view'))).equals(given)).toBe(true)
})

/** Whether it tells the seconds of a latitude, or a location in its XMP. */
function tells(bytes: Buffer) {
  const seconds = [Buffer.alloc(8), Buffer.alloc(8)]
  seconds[0]?.writeUInt32LE(12345, 0)
  seconds[0]?.writeUInt32LE(100, 4)
  seconds[1]?.writeUInt32BE(12345, 0)
  seconds[1]?.writeUInt32BE(100, 4)
  return {
    latitude: seconds.some((value) => bytes.includes(value)),
    xmp: /18,31|73,51/.test(bytes.toString('latin1')),
  }
}

function pixelsOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { failOn: 'warning' }).raw().toBuffer()
}
