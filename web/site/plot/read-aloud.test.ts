import { expect, it } from 'vitest'
import type { DesignFit } from '#contract/finder.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { drawingWords } from '#contract/words/find.ts'
import { sideWords } from '#contract/words/measures.ts'
import { readAloud } from './read-aloud.ts'

const say = wordsOf({ ...drawingWords, ...sideWords })

it('what is read aloud of a plot adds up, as its strings do', () => {
  const fit = {
    ...{ verdict: 'fits', by: [] },
    plot: { width: 12.192, depth: 18.288, facing: null },
    footprint: { width: 11.4, depth: 12, front: 'front' },
    margins: { left: 0.396, right: 0.396, front: 3, back: 3.288 },
  } as unknown as DesignFit
  const { description } = readAloud(fit, 'A', say)
  const inches = [...description.matchAll(/(\d+)′(?:(\d+)″)?/g)].map(
    ([, ft, inch = '0']) => 12 * Number(ft) + Number(inch),
  )
  const metres = [...description.matchAll(/\(([\d.]+) m\)/g)].map(([, m]) => Math.round(100 * Number(m)))
  const [house = 0, , , , left = 0, right = 0] = inches
  expect(house + left + right).toBe(40 * 12)
  const [houseInMetres = 0, , , , leftInMetres = 0, rightInMetres = 0] = metres
  expect(houseInMetres + leftInMetres + rightInMetres).toBe(1219)
})
