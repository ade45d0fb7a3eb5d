import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differenceOf, partsOf } from './resemblance.ts'

const likeness = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const hexOf = (value: bigint) => value.toString(16).padStart(16, '0')

it('an index finds whatever differs in six bits or fewer, wherever they lie', () => {
  const flips = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: 6 })
  fc.assert(
    fc.property(likeness, flips, (value, bits) => {
      const other = bits.reduce((flipped, bit) => flipped ^ (1n << BigInt(bit)), value)
      const parts = new Set(partsOf(hexOf(value)))
      expect(partsOf(hexOf(other)).some((part) => parts.has(part))).toBe(true)
    }),
  )
})

it('pictures with few waves have to agree in more of them', () => {
  expect(differenceOf('ffffffff00000000', 'ffffffff0000003f')).toBe(6)
  expect(differenceOf('ffffffff00000000', 'ffffffff0000007f')).toBeUndefined()
  expect(differenceOf('0080000020000000', '0400001000000000')).toBeUndefined()
  expect(differenceOf('0080000020000000', '0080000020000000')).toBe(0)
  expect(differenceOf('', '')).toBeUndefined()
  expect(partsOf('')).toEqual([])
})
