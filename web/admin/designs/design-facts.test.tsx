import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type House, unknownHouse } from '#contract/house.ts'
import { samples } from '#samples/designs.ts'
import type { Sample } from '#samples/sample.ts'
import { DesignFacts, DesignTexts } from './design-facts.tsx'

const [sample] = samples
const moment = '2026-11-23T03:30:00.000Z'

/** What the page says of a design and of its house, label by label. */
function factsOf(house: House | null, detailedDescription = ''): Record<string, string> {
  const design = {
    ...(sample as Sample),
    images: [],
    createdAt: moment,
    updatedAt: moment,
    house,
    detailedDescription,
  }
  const shown = renderToStaticMarkup(
    <>
      <DesignTexts design={design} />
      <DesignFacts design={design} />
    </>,
  )
  const facts = [...shown.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)]
  return Object.fromEntries(facts.map(([, label, fact]) => [label, fact]))
}

test('Of a design that says nothing of its house, nothing is shown of one', () => {
  const facts = factsOf(null)
  for (const label of ['Plot', 'Bedrooms', 'Bathrooms', 'Floors', 'Facing', 'Cars', 'Vastu', 'Style'])
    expect(facts).not.toHaveProperty(label)
  expect(JSON.stringify(facts)).not.toContain('undefined')
})

test('What a design says of its house is shown as people say it', () => {
  const facts = factsOf({
    plot: { width: 30, depth: 40, unit: 'ft' },
    bedrooms: 3,
    bathrooms: 0,
    floors: 2,
    stilt: true,
    facing: 'NE',
    parking: 1,
    vastu: 'on-request',
    style: 'Contemporary',
  })
  expect(facts).toMatchObject({
    Plot: '30 × 40 ft',
    Bedrooms: '3',
    Bathrooms: '0',
    Floors: 'Stilt + G+1',
    Facing: 'North-east',
    Cars: '1',
    Vastu: 'On request',
    Style: 'Contemporary',
  })
})

test('A plot of which one side is known is shown with that side', () => {
  const plot = { width: null, depth: 40, unit: 'ft' } as const
  expect(factsOf({ ...unknownHouse, plot }).Plot).toBe('40 ft deep')
})

test('What was written with headings and lists is shown with them, and a plain text as it is', () => {
  const text = '<h2>Court</h2><ul><li>Open to the sky</li></ul>'
  expect(factsOf(null, text)['In detail']).toContain(text)
  expect(factsOf(null, '3 < 4')['In detail']).toBe('3 &lt; 4')
  expect(factsOf(null)).not.toHaveProperty('In detail')
})
