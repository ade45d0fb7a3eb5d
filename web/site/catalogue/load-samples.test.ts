import { expect, it } from 'vitest'
import type { SampleSummary } from '#contract/sample.ts'
import { inPlacement } from './load-samples.ts'

function sample(category: string, subcategory: string): SampleSummary {
  return { category: { slug: category }, subcategory: { slug: subcategory } } as SampleSummary
}

const villa = sample('architecture', 'villa')
const bungalow = sample('architecture', 'bungalow')
const kitchen = sample('interior', 'kitchen')
const samples = [villa, bungalow, kitchen]

it('shows every sample where no category is named', () => {
  expect(inPlacement(samples, { category: '', subcategory: '' })).toEqual(samples)
})

it('shows the samples of a category and of a subcategory', () => {
  expect(inPlacement(samples, { category: 'architecture', subcategory: '' })).toEqual([villa, bungalow])
  expect(inPlacement(samples, { category: 'architecture', subcategory: 'villa' })).toEqual([villa])
})

it('shows the samples of a subcategory alone where no category is named', () => {
  expect(inPlacement(samples, { category: '', subcategory: 'villa' })).toEqual([villa])
  expect(inPlacement(samples, { category: '', subcategory: 'doomed' })).toEqual([])
})

it('shows those of the category where its subcategory has none', () => {
  expect(inPlacement(samples, { category: 'architecture', subcategory: 'farmhouse' })).toEqual([
    villa,
    bungalow,
  ])
  expect(inPlacement(samples, { category: 'elevation', subcategory: '' })).toEqual([])
})
