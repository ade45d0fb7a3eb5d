import { expect, test } from 'vitest'
import type { Design } from '#contract/design.ts'
import { type DesignTyped, designBody, designForm, notAdded } from './design-definition.ts'

const { schema, typedFrom } = designForm

const typed: DesignTyped = {
  ...typedFrom(),
  title: '  Villa Aranya ',
  category: 'a'.repeat(24),
  subcategory: 'Villa',
}
const stored = { updatedAt: '2026-11-21T10:00:00.000Z' } as Design
const messagesOf = (values: DesignTyped) =>
  schema.safeParse(values).error?.issues.map((issue) => issue.message)

test('an empty form names what is required', () => {
  const messages = messagesOf(typedFrom())
  for (const field of ['Title', 'Category', 'Subcategory']) expect(messages).toContain(`${field} is required`)
})

test('commas and lines become lists, empty entries are dropped', () => {
  const values = schema.parse({ ...typed, materials: 'brick, teak, ,', features: 'Court\n\nWell ' })
  expect(values).toMatchObject({
    title: 'Villa Aranya',
    materials: ['brick', 'teak'],
    features: ['Court', 'Well'],
  })
})

test('what has a comma of its own stays one entry of a list', () => {
  const materials = ['wood, teak', 'brick']
  const shown = typedFrom({ ...stored, materials } as Design).materials
  expect([shown, schema.parse({ ...typed, materials: shown }).materials]).toEqual([
    '"wood, teak", brick',
    materials,
  ])
})

test('a tag that was typed but not chosen is not lost silently, and is nothing that is sent, imported or compared', () => {
  expect(messagesOf({ ...typed, newTag: 'Courtyard' })).toEqual([notAdded])
  const body = designBody(schema.parse({ ...typed, newTag: ' ' }), typed, stored)
  expect(JSON.parse(JSON.stringify(body))).not.toHaveProperty('newTag')
  expect(designForm.readable.map(({ path }) => path)).not.toContain('newTag')
  const field = designForm.compared.find(({ path }) => path === 'newTag')
  expect(field?.isSame('', ' ')).toBe(true)
})

test('a new design leaves out empty prices, and dimensions without a width', () => {
  const values = schema.parse({ ...typed, dimensions: { ...typed.dimensions, height: '3' } })
  const body = JSON.parse(JSON.stringify(designBody(values, typed, undefined)))
  for (const key of ['basePrice', 'discountPrice', 'area', 'dimensions', 'updatedAt'])
    expect(body).not.toHaveProperty(key)
})

test('an edit clears by null what was emptied, and carries the loaded version', () => {
  expect(designBody(schema.parse(typed), typed, stored)).toMatchObject({
    basePrice: null,
    discountPrice: null,
    dimensions: null,
    updatedAt: stored.updatedAt,
  })
})

test('dimensions that have no width stay as they are, until nothing is left of them', () => {
  const dimensions = { width: null, height: 10, depth: null, unit: 'm' as const }
  const bodyOf = (over: Partial<DesignTyped['dimensions']>, base: Design) => {
    const edited = { ...typed, dimensions: { ...typedFrom(base).dimensions, ...over } }
    return designBody(schema.parse(edited), edited, base)
  }
  const narrow = { ...stored, dimensions } as Design
  expect(bodyOf({}, narrow)).toHaveProperty('dimensions', dimensions)
  expect(bodyOf({ height: '12' }, narrow)).toHaveProperty('dimensions', { ...dimensions, height: 12 })
  expect(bodyOf({ height: '' }, narrow)).toHaveProperty('dimensions', null)
  expect(bodyOf({ width: '4' }, narrow)).toHaveProperty('dimensions', { ...dimensions, width: 4 })
  const wide = { ...stored, dimensions: { ...dimensions, width: 4 } } as Design
  expect(bodyOf({ width: '' }, wide)).toHaveProperty('dimensions', null)
})

test('numbers that cannot be are refused by their field', () => {
  expect(messagesOf({ ...typed, basePrice: 'NaN' })).toEqual(['Base price must be a number'])
  expect(messagesOf({ ...typed, dimensions: { ...typed.dimensions, width: '-1' } })).toEqual([
    'Width must not be negative',
  ])
  expect(messagesOf({ ...typed, basePrice: '10', discountPrice: '20' })).toEqual([
    'Discount price must not exceed the base price',
  ])
})
