/** The grounds that the site is set on, as `web/base.css` has them; a test holds the two together. */
export const grounds = {
  paper: '#f5f2ec',
  paperDeep: '#ebe6dc',
  /** Paper under what is pointed at. */
  paperTinted: '#e8e5df',
  ink: '#1b1a18',
  board: '#17221d',
} as const

/** What the accent is where nobody has set one. */
export const ownAccent = '#a8422a'

/** The contrast that WCAG's AA asks of text. */
export const leastContrast = 4.5

export const accentPattern = /^#[0-9a-f]{6}$/

type Rgb = [red: number, green: number, blue: number]

/** An asked accent as it is used: another shade of it wherever text in it, or on it, could not be read. */
export interface UsedAccent {
  /** On paper: text in it, and under text in the colour of paper. */
  onPaper: string
  /** The same where it is pointed at. */
  onPaperDeep: string
  /** On the drawing board: text in it, and under text in ink. */
  onBoard: string
  onBoardDeep: string
}

/** @param asked `#rrggbb` in lower case */
export function usedAccent(asked: string): UsedAccent {
  const onPaper = readable(asked, [grounds.paper, grounds.paperDeep, grounds.paperTinted], darkened)
  const lit = readable(asked, [grounds.board, grounds.ink], lightened)
  // A grey button looks as if it could not be pressed.
  const onBoard = lit !== asked && isGrey(asked) ? grounds.paper : lit
  const isNearlyBlack = luminance(onPaper) < 0.02
  return {
    onPaper,
    onPaperDeep: isNearlyBlack ? lightened(onPaper, 0.035) : darkened(onPaper, luminance(onPaper) * 0.6),
    onBoard,
    onBoardDeep: lightened(onBoard, luminance(onBoard) + (1 - luminance(onBoard)) * 0.35),
  }
}

/** How much two colours differ in light, 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour itself where it can be read on all grounds, otherwise the nearest shade of it that can. */
function readable(
  asked: string,
  grounds: string[],
  shade: (color: string, luminance: number) => string,
): string {
  const isReadable = (color: string) => grounds.every((ground) => contrast(color, ground) >= leastContrast)
  if (isReadable(asked)) return asked
  const [from, step] = [luminance(asked), shade === darkened ? -0.002 : 0.002]
  for (let aim = from + step; aim > 0 && aim < 1; aim += step) {
    const color = shade(asked, aim)
    if (isReadable(color)) return color
  }
  return shade(asked, shade === darkened ? 0 : 1)
}

function isGrey(color: string): boolean {
  const parts = linear(color)
  return Math.max(...parts) - Math.min(...parts) < 0.01
}

/** The same hue with less light: light is in proportion to each of its parts. */
function darkened(color: string, aim: number): string {
  const share = aim / Math.max(luminance(color), Number.EPSILON)
  return hexOf(linear(color).map((part) => part * share) as Rgb)
}

/** The same hue with more light, by white. */
function lightened(color: string, aim: number): string {
  const from = luminance(color)
  const share = (aim - from) / Math.max(1 - from, Number.EPSILON)
  return hexOf(linear(color).map((part) => part + (1 - part) * share) as Rgb)
}

function luminance(color: string): number {
  const [red, green, blue] = linear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue as amounts of light, 0 to 1. */
function linear(color: string): Rgb {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Rgb
}

function hexOf(parts: Rgb): string {
  const digits = parts.map((part) => {
    const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}
