import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { previewOutputs } from '#contract/file-address.ts'
import { fields, pictures } from '#test/files/corpus/pictures.ts'
import { bytesOf, startWith } from '#test/files/set-up.ts'
import { distance, labOf, labOfHex } from './oklab.ts'

describe.each(pictures)('$name', ({ make, type, width = 640, height = 480, shown = 320, ...rest }) => {
  const { isAnimated = false, isOther = false } = rest

  it('is stored, and shown upright, light, and with nothing but its pixels', async () => {
    const bytes = await make()
    const { files, get } = await startWith(bytes)
    expect(await files.find('one')).toMatchObject({ type, width, height, isAnimated: isAnimated ? 1 : 0 })
    for (const output of previewOutputs) {
      const response = await get(`/preview?width=320&output=${output}`)
      const drawn = await bytesOf(response)
      const facts = await sharp(drawn, { animated: true }).metadata()
      expect(facts.width).toBe(type === 'image/svg+xml' ? shown : Math.min(shown, width))
      expect(facts).toMatchObject({ space: 'srgb', depth: 'uchar' })
      for (const told of ['exif', 'xmp', 'iptc', 'icc', 'orientation']) expect(facts).not.toHaveProperty(told)
      const delays = (facts.pages ?? 1) > 1 ? facts.delay : undefined
      expect(delays).toEqual(isAnimated && output !== 'jpeg' ? [100, 200, 300] : undefined)
      expect(response.headers.get('content-type')).toBe(
        `image/${facts.format === 'heif' ? 'avif' : facts.format}`,
      )
      if (type !== 'image/svg+xml') expect(drawn.length).toBeLessThanOrEqual(Math.max(bytes.length, 14_000))
      if (!isOther) expect(await fieldsOf(drawn)).toEqual(fields)
    }
  })
})

it('is answered itself, where nothing smaller can be made of it', async () => {
  const raw = { width: 640, height: 640, channels: 1 } as const
  const grain = Uint8Array.from({ length: 640 * 640 }, (_, index) =>
    (Math.sin(index * 78.233) * 43_758) % 1 > 0 ? 255 : 0,
  )
  const bytes = await sharp(grain, { raw }).png({ colours: 2 }).toBuffer()
  const { get } = await startWith(bytes)
  for (const output of previewOutputs) {
    const response = await get(`/preview?width=640&output=${output}`)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect((await bytesOf(response)).equals(bytes)).toBe(true)
  }
})

/** The colours of the four fields, each as the nearest of those that were painted. */
async function fieldsOf(bytes: Buffer): Promise<(string | undefined)[]> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer()
  return [0.25, 0.75].flatMap((down) =>
    [0.25, 0.75].map((across) => {
      const at = (Math.floor(height * down) * width + Math.floor(width * across)) * 3
      return nearestField(pixels.subarray(at, at + 3))
    }),
  )
}

function nearestField([red = 0, green = 0, blue = 0]: Uint8Array): string | undefined {
  const far = (hex: string) => distance(labOfHex(hex), labOf([red, green, blue]))
  return fields.find((field) => far(field) < 0.03)
}
