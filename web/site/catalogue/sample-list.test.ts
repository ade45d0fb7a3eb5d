import { describe, expect, it } from 'vitest'
import type { SampleSummary } from '#contract/sample.ts'
import { readFilters } from './filters.ts'
import { foundSamples, sampleFacets } from './sample-list.ts'

function sample(
  title: string,
  placement: [category: string, subcategory: string],
  rest: Partial<SampleSummary> = {},
): SampleSummary {
  const named = (name: string) => ({ name, slug: name.toLowerCase() })
  const [category, subcategory] = placement.map(named)
  const none = { code: 'S-X', shortDescription: '', description: '', tags: [], area: null }
  return { ...none, title, category, subcategory, basePrice: null, discountPrice: null, ...rest } as never
}

const samples = [
  sample('Court house', ['Architecture', 'Villa'], { tags: ['brick', 'modern'], area: 1450, basePrice: 900 }),
  sample('Banyan house', ['Architecture', 'Compact'], { area: 820, basePrice: 600, discountPrice: 500 }),
  sample('Galley', ['Interior', 'Kitchen'], { tags: ['modern'], description: 'Élan for two cooks' }),
]
const read = (address: string) => readFilters(new URLSearchParams(address))
const found = (address: string) => foundSamples(samples, read(address)).map(({ title }) => title)

describe('Samples', () => {
  it.each([
    ['', ['Court house', 'Banyan house', 'Galley']],
    ['search=HOU', ['Court house', 'Banyan house']],
    ['search=kitchen+two', ['Galley']],
    ['search=%C3%89LAN', ['Galley']],
    ['search=ouse', []],
    ['search=%21', []],
    ['category=interior', ['Galley']],
    ['category=architecture&subcategory=villa', ['Court house']],
    ['tag=modern&tag=brick', ['Court house']],
    ['minPrice=0', ['Court house', 'Banyan house']],
    ['maxPrice=500', ['Banyan house']],
    ['minArea=1000', ['Court house']],
    ['maxArea=820', ['Banyan house']],
    ['sort=price-asc', ['Banyan house', 'Court house', 'Galley']],
    ['sort=price-desc', ['Court house', 'Banyan house', 'Galley']],
    ['sort=area-asc', ['Banyan house', 'Court house', 'Galley']],
    ['sort=area-desc', ['Court house', 'Banyan house', 'Galley']],
    ['sort=title', ['Banyan house', 'Court house', 'Galley']],
    ['sort=oldest', ['Galley', 'Banyan house', 'Court house']],
  ])('that %j finds, in its order', (address, expected) => {
    expect(found(address)).toEqual(expected)
  })

  it('are counted as designs are: a category and a subcategory beside the chosen ones, tags within all', () => {
    expect(sampleFacets(samples, read('category=architecture&subcategory=villa'))).toEqual({
      categories: [
        { slug: 'architecture', count: 2 },
        { slug: 'interior', count: 1 },
      ],
      subcategories: [
        { categorySlug: 'architecture', slug: 'villa', count: 1 },
        { categorySlug: 'architecture', slug: 'compact', count: 1 },
      ],
      tags: [
        { tag: 'brick', count: 1 },
        { tag: 'modern', count: 1 },
      ],
    })
  })
})
