import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addingUp, writtenInRow } from './strings.ts'

const length = fc.integer({ min: 0, max: 60_000 }).map((millimetres) => millimetres / 1000)

it('dimensions in a row add up as they are written, whatever is lost by rounding', () => {
  fc.assert(
    fc.property(length, length, length, fc.constantFrom(0.01, 0.0254), (one, house, other, step) => {
      const whole = one + house + other
      const steps = addingUp([one, house, other], whole, step).map((part) => Math.round(part / step))
      expect(steps.reduce((sum, part) => sum + part, 0)).toBe(Math.round(whole / step))
      expect(steps.every((part) => part >= 0)).toBe(true)
      const lost = [one, house, other].map((part, index) => Math.abs(part / step - (steps[index] ?? 0)))
      expect(Math.max(...lost)).toBeLessThanOrEqual(2)
    }),
  )
})

it('are written in feet and inches and in metres', () => {
  expect(writtenInRow([1.07, 7.004, 1.07], 9.144, false)).toEqual([
    { own: '3′6″', ft: '3′6″', m: '1.07 m' },
    { own: '23′', ft: '23′', m: '7.00 m' },
    { own: '3′6″', ft: '3′6″', m: '1.07 m' },
  ])
})

it('a house that reaches over the plot leaves less than nothing', () => {
  expect(addingUp([1, 10, -2], 9, 0.01)).toEqual([1, 10, -2])
})
