import { expect, it } from 'vitest'
import { namedColors } from '#contract/colors.ts'
import { dominantColors } from './colors.ts'

/** Stripes of colours, each as wide as it says. */
function pixels(...stripes: [hex: string, count: number][]): Uint8Array {
  return Uint8Array.from(
    stripes.flatMap(([hex, count]) =>
      Array.from({ length: count }, () => [...Buffer.from(`${hex}ff`, 'hex')]).flat(),
    ),
  )
}

const namesOf = (...stripes: [string, number][]) => dominantColors(pixels(...stripes)).map(({ name }) => name)

it('names up to five colours, of which a small vivid one counts more than a grey', () => {
  expect(namesOf(['f4f0e6', 700], ['a8422a', 100], ['36393b', 200])).toEqual([
    'off white',
    'laterite',
    'charcoal',
  ])
  expect(namesOf(['f4f0e6', 850], ['888a8b', 100], ['b04a30', 50])).toEqual(['off white', 'laterite', 'grey'])
  const many = ['ffffff', '111111', 'a8422a', '2b63b3', '5f9440', 'efc931', '66395e']
  expect(dominantColors(pixels(...many.map((hex): [string, number] => [hex, 100])))).toHaveLength(5)
})

it('takes shades of one colour for one, and tells the mean of its pixels', () => {
  expect(dominantColors(pixels(['a8422a', 100], ['a6402c', 100]))).toEqual([
    { name: 'laterite', hex: '#a7412b' },
  ])
  expect(namesOf(['d9d9d6', 300], ['dcdcd9', 300], ['d3d3d0', 300])).toHaveLength(1)
})

it('does not see what is clear, nor a few stray pixels', () => {
  const clear = pixels(['2b63b3', 500]).map((value, index) => (index % 4 === 3 ? 0 : value))
  expect(dominantColors(clear)).toEqual([])
  expect(namesOf(['ffffff', 990], ['2b63b3', 10])).toEqual(['white'])
})

it.each(Object.entries(namedColors))('finds %s where it is painted', (name, hex) => {
  expect(dominantColors(pixels([hex.slice(1), 10]))).toEqual([{ name, hex }])
})
