import { describe, expect, it } from 'vitest'
import { costBand, costInWords, leastRate } from './build-cost.ts'

const economy = { name: 'Economy', from: 1600, to: 2050 }
const premium = { name: 'Premium', from: 2600.5, to: 3200 }

describe('The cost of building', () => {
  it('is the area by both ends of a rate, in whole rupees', () => {
    expect(costBand(1500, economy)).toEqual({ from: 2_400_000, to: 3_075_000 })
    expect(costBand(1001, premium)).toEqual({ from: 2_603_101, to: 3_203_200 })
  })

  it.each([
    [24_00_000, 30_75_000, '₹24 to 31 lakh'],
    [23_60_000, 31_00_000, '₹24 to 31 lakh'],
    [2_70_000, 3_24_000, '₹2.7 to 3.2 lakh'],
    [9_60_000, 12_00_000, '₹9.6 to 12 lakh'],
    [9_96_000, 12_00_000, '₹10 to 12 lakh'],
    [85_200, 94_800, '₹85,000 to 95,000'],
    [85_000, 1_20_000, '₹85,000 to ₹1.2 lakh'],
    [99_600, 1_20_000, '₹1 to 1.2 lakh'],
    [92_00_000, 1_15_00_000, '₹92 lakh to ₹1.15 crore'],
    [99_60_000, 1_20_00_000, '₹1 to 1.2 crore'],
    [1_00_00_000, 1_30_00_000, '₹1 to 1.3 crore'],
    [12_34_00_000, 15_00_00_000, '₹12.34 to 15 crore'],
    [24_00_000, 24_00_000, '₹24 lakh'],
    [24_10_000, 24_20_000, '₹24 lakh'],
    [1_200_00_00_000, 2_000_00_00_000, '₹1,200 to 2,000 crore'],
    [120, 480, '₹120 to 480'],
  ])('from %d to %d is said as %s', (from, to, words) => {
    expect(costInWords({ from, to })).toBe(words)
  })

  it('begins with the least of all finishes, whichever stands first, and is unknown without rates', () => {
    expect(leastRate([premium, economy])).toBe(1600)
    expect(leastRate([])).toBeNull()
  })
})
