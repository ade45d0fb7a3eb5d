import { expect, it } from 'vitest'
import type { Category } from '#contract/category.ts'
import type { Design } from '#contract/design.ts'
import { standingOf } from '#contract/publishing-in-words.ts'
import { columnsBy, importColumns } from './columns.ts'
import { codesIn, planOf } from './plan.ts'
import type { Sheet } from './sheet.ts'

const categories = [
  { _id: 'a'.repeat(24), name: 'Architecture', subcategories: [{ name: 'Villa' }, { name: 'Row house' }] },
  { _id: 'b'.repeat(24), name: 'Interior', subcategories: [{ name: 'Kitchen' }] },
] as Category[]

const court = {
  ...{ _id: 'd'.repeat(24), code: 'ARC-1001', title: 'Court house', updatedAt: '2026-11-28T09:00:00.000Z' },
  ...{ category: { _id: 'a'.repeat(24), name: 'Architecture', slug: 'architecture' } },
  ...{ subcategory: { name: 'Villa', slug: 'villa' }, tags: ['modern'], images: [], features: [] },
  ...{ basePrice: 2_400_000, discountPrice: 2_000_000, area: 2150.5, house: null, dimensions: null },
  ...{ status: 'published', publishAt: null, unpublishAt: null, featured: true, trending: false },
  ...{ description: '', shortDescription: '', detailedDescription: '', materials: [], colors: [] },
} as unknown as Design

function sheetOf(headings: string, ...rows: string[]): Sheet {
  return {
    headings: headings.split('|'),
    rows: rows.map((row, index) => ({ number: index + 2, cells: row.split('|') })),
  }
}

function planned(sheet: Sheet, { isEmptied = false, design = court } = {}) {
  const reading = { columns: columnsBy(sheet.headings), isEmptied }
  return [...planOf(sheet, reading, { designs: new Map([[design.code, design]]), categories })]
}

it('a column is known by its heading, however it is spelt, and once', () => {
  expect(
    columnsBy(['CODE', 'base price', 'Base Price (₹)', ' Bedrooms ', 'Updated', '', 'base-price ']),
  ).toEqual(['code', 'basePrice', undefined, 'house.bedrooms', undefined, undefined, undefined])
})

it('every field of the form of a design has a column', () => {
  const paths = importColumns.map(({ path }) => path)
  for (const path of ['title', 'category', 'dimensions.unit', 'house.plot.width', 'house.vastu', 'features'])
    expect(paths).toContain(path)
})

it('codes are looked up once each', () => {
  const sheet = sheetOf('Title|Code', 'One|arc-1001', 'Two|', 'Three|ARC-1001', 'Four|INT-1002')
  expect(codesIn(sheet, { columns: columnsBy(sheet.headings) })).toEqual(['ARC-1001', 'INT-1002'])
  expect(codesIn(sheet, { columns: ['title', undefined] })).toEqual([])
})

it('a row without a code makes a design, a draft unless it says otherwise', () => {
  const heads = 'Title|Category|Subcategory|Base price (₹)|Bedrooms|Facing|Tags|Featured|Status'
  const [row, said] = planned(
    sheetOf(
      heads,
      'New house|architecture|VILLA|₹24,00,000|3|East|Modern, open plan|yes|',
      'Other|Interior|Kitchen||||||Published',
    ),
  )
  expect(row).toMatchObject({ design: undefined, title: 'New house', errors: [] })
  expect(row?.values).toMatchObject({
    ...{ title: 'New house', category: 'a'.repeat(24), subcategory: 'Villa', basePrice: 2_400_000 },
    ...{ tags: ['modern', 'open-plan'], featured: true, trending: false, status: 'draft' },
    house: { bedrooms: 3, facing: 'E' },
  })
  expect(said?.values).toMatchObject({ status: 'published', basePrice: null })
})

it('what Export says of a house and of its size is read as it was', () => {
  const heads = 'Code|Plot width|Plot depth|Plot unit|Bathrooms|Floors|Stilt floor|Facing|Cars|Vastu|Style'
  const [row] = planned(
    sheetOf(
      `${heads}|Width|Height|Depth|Unit`,
      'ARC-1001|30|40.5|yd|3|2|Yes|any|2|On request|Modern|9||12|m',
    ),
  )
  expect(row?.errors).toEqual([])
  expect(row?.values).toMatchObject({
    house: {
      ...{
        bathrooms: 3,
        floors: 2,
        stilt: true,
        facing: 'any',
        parking: 2,
        vastu: 'on-request',
        style: 'Modern',
      },
      plot: { width: 30, depth: 40.5, unit: 'yd' },
    },
    dimensions: { width: 9, height: null, depth: 12, unit: 'm' },
  })
})

it('a size without a width comes back as it is stored, and is made by no row', () => {
  const dimensions = { width: null, height: 3, depth: null, unit: 'm' as const }
  const design = { ...court, dimensions }
  const heads = 'Code|Base price (₹)|Width|Height|Depth|Unit'
  const [same] = planned(sheetOf(heads, 'ARC-1001|2500000||3||m'), { design, isEmptied: true })
  expect(same?.errors).toEqual([])
  expect(same?.values).toEqual({ basePrice: 2_500_000 })
  const [changed] = planned(sheetOf(heads, 'ARC-1001|2500000||4||m'), { design })
  expect(changed?.errors).toEqual(['Height and depth need a width beside them'])
})

it('a list has entries with commas where these stand in quotation marks, as Export writes them', () => {
  const design = { ...court, tags: ['wood,-teak', 'modern'], materials: ['lime, sand'] }
  const heads = 'Code|Tags|Materials|Colors'
  const [row] = planned(
    sheetOf(heads, 'ARC-1001|"wood,-teak", modern|"lime, sand"|"off-white, warm", ochre'),
    {
      design,
    },
  )
  expect(row).toMatchObject({ errors: [], values: { colors: ['off-white, warm', 'ochre'] } })
  expect(row?.changes.map(({ label }) => label)).toEqual(['Colors'])
})

it('a row with a code sends what it changes, and nothing where that is so already', () => {
  const heads = 'Code|Title|Category|Subcategory|Status|Base price (₹)|Area (sq ft)|Tags|Featured'
  const [same, other] = planned(
    sheetOf(heads, 'ARC-1001|Court house|Architecture|Villa|Published|2400000|2150.5|modern|Yes'),
  ).concat(planned(sheetOf(heads, 'arc-1001|Court house||Row House||25,00,000|2150.50|modern|No')))
  expect(same).toMatchObject({ design: court, changes: [], errors: [], values: {} })
  expect(other).toMatchObject({
    changes: [
      { label: 'Category and subcategory', from: 'Architecture · Villa', to: 'Architecture · Row house' },
      { label: 'Base Price', from: '₹24,00,000', to: '₹25,00,000' },
      { label: 'Featured', from: 'Yes', to: 'No' },
    ],
    errors: [],
  })
  expect(other?.values).toEqual({
    ...{ category: 'a'.repeat(24), subcategory: 'Row house', basePrice: 2_500_000, featured: false },
  })
})

it('an empty cell leaves a field as it is, or clears it where that is wanted', () => {
  const sheet = sheetOf('Code|Discount price (₹)|Tags', 'ARC-1001||')
  expect(planned(sheet)[0]?.changes).toEqual([])
  const [row] = planned(sheet, { isEmptied: true })
  expect(row?.values).toEqual({ discountPrice: null, tags: [] })
})

it('what an export said of the times of a design changes nothing, also once they have come', () => {
  const times = [
    { publishAt: '2099-01-01T03:30:00.000Z' },
    { unpublishAt: '2099-01-01T03:30:00.000Z' },
    { unpublishAt: '2020-01-01T03:30:00.000Z' },
  ]
  for (const standing of times.map((some) => standingOf({ ...court, ...some })))
    for (const design of [court, { ...court, ...times[0] }]) {
      const [row] = planned(sheetOf('Code|Status', `ARC-1001|${standing}`), { design })
      expect([row?.errors, row?.changes]).toEqual([[], []])
    }
})

it('a new row may leave any cell empty, also where empty cells clear', () => {
  const heads = 'Code|Title|Category|Subcategory|Status|Unit|Plot Unit|Tags'
  const [row] = planned(sheetOf(heads, '|House|Interior|Kitchen||||'), { isEmptied: true })
  expect([row?.errors, row?.values.status]).toEqual([[], 'draft'])
  const [changed] = planned(sheetOf('Code|Status|Tags', 'ARC-1001||'), { isEmptied: true })
  expect([changed?.errors, changed?.values]).toEqual([[], { tags: [] }])
})

it('a comma is taken for what parts thousands, and never for a point', () => {
  const read = (text: string) => planned(sheetOf('Code|Area (sq ft)', `ARC-1001|${text}`))[0]
  for (const [text, area] of [
    ['2,400', 2400],
    ['12,34,567.5', 1_234_567.5],
    ['1,234,567', 1_234_567],
    ['2 400', 2400],
  ] as const)
    expect(read(text)?.values).toEqual({ area })
  for (const text of ['2400,5', '12,5', '2,40,5'])
    expect(read(text)?.errors).toEqual(['Area must be a number'])
})

it.each([
  ['||Villa|', 'Title is required'],
  ['House|Gardens|Villa|', 'There is no category “Gardens”'],
  ['House|Interior|Villa|', 'Interior has no subcategory “Villa”'],
  ['House|Interior||', 'Subcategory is required'],
  ['House|Interior|Kitchen|cheap', 'Base price must be a number'],
  ['House|Interior|Kitchen|-5', 'Base price must not be negative'],
])('a row that cannot be stored says why: %s', (text, reason) => {
  const [row] = planned(sheetOf('Title|Category|Subcategory|Base price (₹)', text))
  expect(row?.errors).toContainEqual(expect.stringContaining(reason))
})

it.each([
  ['Code|Title', 'ARC-9999|House', /no design ARC-9999/],
  ['Code|Featured', 'ARC-1001|perhaps', /^Featured cannot be “perhaps”$/],
  ['Code|Status', 'ARC-1001|Sold', /^Status cannot be “Sold”$/],
  ['Code|Height', 'ARC-1001|12', /^Height and depth need a width beside them$/],
  ['Code|Discount price (₹)', 'ARC-1001|9900000', /[Dd]iscount/],
])('a change that means nothing is left out: %s, %s', (heads, text, reason) => {
  expect(planned(sheetOf(heads, text))[0]?.errors.join()).toMatch(reason)
})

it('two rows of one design, or two that say the same, are one', () => {
  const rows = planned(
    sheetOf(
      'Code|Title|Category|Subcategory',
      'ARC-1001|One||',
      'ARC-1001|Two||',
      '|New|Interior|Kitchen',
      '|New|Interior|Kitchen',
    ),
  )
  expect(rows.map(({ errors }) => errors)).toEqual([
    [],
    ['Row 2 says something of ARC-1001 already'],
    [],
    ['Row 4 says the same already'],
  ])
})

it('a column can name the files of images, which is not the one in which an export says their number', () => {
  expect(columnsBy(['Images', 'image files'])).toEqual([undefined, 'images'])
  const sheet = sheetOf('Code|Images|Image Files', 'ARC-1001|2|front.jpg;side.jpg', 'ARC-1001|2|')
  expect(planned(sheet).map(({ files }) => files?.map(({ name }) => name))).toEqual([
    ['front.jpg', 'side.jpg'],
    undefined,
  ])
  expect(planned(sheet, { isEmptied: true })[1]?.files).toEqual([])
})

it('what names no image takes none away', () => {
  const sheet = sheetOf('Code|Image Files', 'ARC-1001|-', 'ARC-1001|/')
  expect(planned(sheet).map(({ errors }) => errors)).toEqual([['“-” names no image'], ['“/” names no image']])
})

it('two new designs that only their pictures tell apart are two', () => {
  const heads = 'Title|Category|Subcategory|Image Files'
  const named = ['a.jpg', 'b.jpg', 'A.JPG']
  const rows = planned(sheetOf(heads, ...named.map((name) => `House|Interior|Kitchen|${name}`)))
  expect(rows.map(({ errors }) => errors)).toEqual([[], [], ['Row 2 says the same already']])
})

it('a sample is not changed', () => {
  const [row] = planned(sheetOf('Code|Title', 'ARC-1001|Other'), { design: { ...court, isStatic: true } })
  expect(row?.errors).toEqual(['ARC-1001 is a sample, which cannot be changed'])
})
