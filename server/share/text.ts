import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/*
 * Anek Latin, Anek Devanagari (OFL, Ek Type) and Martian Mono (OFL, Evil Martians) as files that this machine's text
 * renderer reads, under names that no installed font has: the Fontsource packages' letters in one weight, put together by
 * fonttools. What a face lacks, as the mono the rupee sign, it takes from those behind it.
 */
const devanagari = 'Plinth Devanagari'
const faces = {
  sans: { family: `Plinth Sans, ${devanagari}`, file: fontFile('plinth-sans') },
  mono: { family: `Plinth Mono, Plinth Sans, ${devanagari}`, file: fontFile('plinth-mono') },
}
const titleSizes = [46, 40, 34, 29, 25]
const longestTitle = 110

export interface DrawnText {
  png: Buffer
  width: number
  height: number
}

interface Line {
  face: keyof typeof faces
  size: number
  width: number
  color: string
}

/** One line of text, shortened where it would be too wide. */
export async function drawLine(text: string, { face, size, width, color }: Line): Promise<DrawnText> {
  for (let letters = [...text], count = letters.length; ; count = Math.floor(count * 0.9)) {
    const shown = count < letters.length ? `${letters.slice(0, count).join('').trimEnd()}…` : text
    const drawn = await draw(shown, { face, size, color })
    if (drawn.width <= width || count < 2) return drawn
  }
}

/** A title in as many lines as it needs, in the largest letters that leave it within its room. */
export async function drawParagraph(
  text: string,
  { width, height, color }: { width: number; height: number; color: string },
): Promise<DrawnText> {
  const letters = [...text]
  const shown = letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('').trimEnd()}…` : text
  let drawn: DrawnText | undefined
  for (const size of titleSizes) {
    drawn = await draw(shown, { face: 'sans', size, color, wrap: width })
    if (drawn.height <= height && drawn.width <= width) return drawn
  }
  return drawn as DrawnText
}

async function draw(
  text: string,
  { face, size, color, wrap }: Pick<Line, 'face' | 'size' | 'color'> & { wrap?: number },
): Promise<DrawnText> {
  await ready
  const { family, file } = faces[face]
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text) || ' '}</span>`,
      font: `${family} ${size}px`,
      fontfile: file,
      rgba: true,
      dpi: 72,
      ...(wrap && { width: wrap, wrap: 'word-char' as const }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

/** A font file is known from the first text that names it: those that are behind a face need to be known before. */
const ready = Promise.all(
  [fontFile('plinth-devanagari'), faces.sans.file].map((fontfile) =>
    sharp({ text: { text: 'A', fontfile } })
      .png()
      .toBuffer(),
  ),
)

function fontFile(name: string): string {
  return fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url))
}

function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu, ' ')
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
