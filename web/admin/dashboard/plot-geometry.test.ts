import { describe, expect, it, test } from 'vitest'
import { datedPlaces, levelsOf, placeAt, plotOf } from './plot-geometry.ts'

describe('Levels', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [9, [0, 5, 10]],
    [20, [0, 5, 10, 15, 20]],
    [21, [0, 10, 20, 30]],
    [130, [0, 50, 100, 150]],
    [4001, [0, 2000, 4000, 6000]],
  ])('for at most %i', (most, levels) => {
    expect(levelsOf(most)).toEqual(levels)
  })

  it('are few, whole, and reach the top, whatever it is', () => {
    for (let most = 0; most < 3000; most += 7) {
      const levels = levelsOf(most)
      expect(levels.length).toBeLessThanOrEqual(5)
      expect(levels.at(-1)).toBeGreaterThanOrEqual(most)
      expect(levels.every(Number.isInteger)).toBe(true)
    }
  })
})

describe('A plotted line', () => {
  it('runs from the left to the right, as high as its figures', () => {
    expect(plotOf([0, 2, 4]).points).toEqual([
      { x: 0, y: 0 },
      { x: 0.5, y: 0.5 },
      { x: 1, y: 1 },
    ])
  })

  it('lies on the ground where there is nothing, and is a point on a single day', () => {
    expect(plotOf([0, 0]).points).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ])
    expect(plotOf([3]).points).toEqual([{ x: 0, y: 1 }])
    expect(plotOf([]).points).toEqual([])
  })
})

test('days are dated backwards from the last', () => {
  expect(datedPlaces(30, 7)).toEqual([1, 8, 15, 22, 29])
  expect(datedPlaces(90, 21)).toEqual([5, 26, 47, 68, 89])
  expect(datedPlaces(1, 7)).toEqual([0])
})

test('a pointer reads the day that is nearest', () => {
  expect([-0.2, 0, 0.49 / 29, 0.51 / 29, 0.999, 1.4].map((share) => placeAt(share, 30))).toEqual([
    0, 0, 0, 1, 29, 29,
  ])
})
