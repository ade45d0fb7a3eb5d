import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { contrast, grounds, leastContrast, ownAccent, usedAccent } from './accent.ts'

const asked = [
  '#f7e98a',
  '#4c9a5b',
  '#000000',
  '#ffffff',
  '#ff0000',
  '#0000ff',
  '#00ff00',
  '#808080',
  ownAccent,
]
const every = [...asked, ...[0, 51, 102, 153, 204, 255].flatMap(row)]

function row(red: number): string[] {
  const hex = (part: number) => part.toString(16).padStart(2, '0')
  return [0, 64, 128, 192, 255].flatMap((green) =>
    [0, 85, 170, 255].map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`),
  )
}

describe('An accent', () => {
  it('can be read on paper and on the board, and so can text on it, whatever was asked', () => {
    for (const color of every) {
      const { onPaper, onPaperDeep, onBoard, onBoardDeep } = usedAccent(color)
      for (const used of [onPaper, onPaperDeep])
        for (const ground of [grounds.paper, grounds.paperDeep, grounds.paperTinted])
          expect([color, used, contrast(used, ground) >= leastContrast]).toEqual([color, used, true])
      for (const used of [onBoard, onBoardDeep])
        for (const ground of [grounds.board, grounds.ink])
          expect([color, used, contrast(used, ground) >= leastContrast]).toEqual([color, used, true])
    }
  })

  it('stays what was asked where that can be read', () => {
    expect(usedAccent('#1f4d2e').onPaper).toBe('#1f4d2e')
    expect(usedAccent('#f7e98a').onBoard).toBe('#f7e98a')
    expect(usedAccent(ownAccent).onPaper).toBe(ownAccent)
  })

  it('is hardly another than the least that can be read', () => {
    const { onPaper } = usedAccent('#f7e98a')
    expect(contrast(onPaper, grounds.paperTinted)).toBeLessThan(4.7)
  })

  it('without a hue is paper on the board, where a grey button would look switched off', () => {
    expect([usedAccent('#000000').onBoard, usedAccent('#333333').onBoard]).toEqual([
      grounds.paper,
      grounds.paper,
    ])
    expect(usedAccent('#000000').onPaper).toBe('#000000')
  })

  it('is another one where it is pointed at', () => {
    for (const color of every) {
      const used = usedAccent(color)
      expect(used.onPaperDeep).not.toBe(used.onPaper)
    }
  })

  it('counts contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

it('the grounds are those of the style sheet', async () => {
  const css = await readFile(new URL('../web/base.css', import.meta.url), 'utf8')
  const colorOf = (name: string) => css.match(new RegExp(`--color-${name}: (#[0-9a-f]{6})`))?.[1]
  expect([
    colorOf('paper'),
    colorOf('paper-deep'),
    colorOf('ink'),
    colorOf('board'),
    colorOf('accent'),
  ]).toEqual([grounds.paper, grounds.paperDeep, grounds.ink, grounds.board, ownAccent])
})
