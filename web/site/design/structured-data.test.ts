import { expect, it } from 'vitest'
import type { Design } from '#contract/design.ts'
import { structuredData } from './structured-data.ts'

it('search engines are told of each picture where it is, what it shows and how large it is', () => {
  const plan = { fileId: 'a', url: '/files/a', alt: 'Ground floor plan', width: 2400, height: 1600 }
  const unknown = { fileId: '', url: '/files/b', alt: 'Courtyard house', width: null, height: null }
  const design = {
    ...{ title: 'Courtyard house', code: 'ARC-1001', basePrice: null, discountPrice: null },
    ...{ category: { name: 'Architecture' }, subcategory: { name: 'Villa' }, images: [plan, unknown] },
  } as unknown as Design
  expect(structuredData(design, 'https://firm.example')).toMatchObject({
    image: [
      {
        '@type': 'ImageObject',
        contentUrl: 'https://firm.example/files/a',
        caption: 'Ground floor plan',
        width: 2400,
        height: 1600,
      },
      { '@type': 'ImageObject', contentUrl: 'https://firm.example/files/b', caption: 'Courtyard house' },
    ],
  })
})
