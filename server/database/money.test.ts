import { expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { toPaise, toRupees } from './money.ts'

it.each([0, 0.01, 0.1 + 0.2, 1.005, 8.41, 19.99, 240_000, 199_999.99, limits.price, limits.price - 0.01])(
  '%d rupees come back to the paisa',
  (rupees) => {
    const paise = toPaise(rupees)
    expect(Number.isSafeInteger(paise)).toBe(true)
    expect(toRupees(paise)).toBe(Number(rupees.toFixed(2)))
  },
)

it('no price is no amount', () => {
  expect([toPaise(null), toRupees(null)]).toEqual([null, null])
})
