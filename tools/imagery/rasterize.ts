import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const mono = fileURLToPath(new URL('../../server/share/fonts/plinth-mono.ttf', import.meta.url))

/** A drawing as PNG. Its letters are Martian Mono: the renderer knows a font file from the first text that names it. */
export async function drawn(svg: string): Promise<Buffer> {
  await sharp({ text: { text: 'A', font: 'Plinth Mono', fontfile: mono } })
    .png()
    .toBuffer()
  return sharp(Buffer.from(svg)).flatten({ background: '#F5F2EC' }).png().toBuffer()
}
