import { expect, test } from 'vitest'
import type { Category } from '#contract/category.ts'
import { publishingDefaults } from '#contract/publishing.ts'
import { bodyOver } from '../forms/body.ts'
import { type CategoryTyped, categoryForm, notAdded } from './category-definition.ts'

const { schema, typedFrom } = categoryForm

const picture = { fileId: 'f1', url: '/f1', alt: 'Villa', width: 4, height: 3, placeholder: null }
const category = {
  _id: 'c'.repeat(24),
  name: 'Architecture',
  slug: 'architecture',
  description: '',
  inMenu: true,
  hideWhenEmpty: false,
  updatedAt: '2026-11-21T10:00:00.000Z',
  subcategories: [
    { _id: 's1', name: 'Villa', slug: 'villa', description: 'CachedHtml', image: picture, designCount: 1 },
  ],
} as unknown as Category
const messagesOf = (typed: CategoryTyped) =>
  schema.safeParse(typed).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('a category needs a name', () => {
  expect(messagesOf(typedFrom())).toEqual(['name: Name is required'])
})

test('a renamed subcategory is sent with its id, a new one without', () => {
  const typed = typedFrom(category)
  const [villa] = typed.subcategories
  const values = schema.parse({
    ...typed,
    subcategories: [
      { ...villa, name: ' Large Villa ' },
      { id: '', name: 'Farmhouse', image: null },
    ],
  })
  const body = JSON.parse(JSON.stringify(bodyOver(values, category)))
  expect(body).toEqual({
    name: 'Architecture',
    description: '',
    inMenu: true,
    hideWhenEmpty: false,
    ...publishingDefaults,
    updatedAt: category.updatedAt,
    subcategories: [
      { _id: 's1', name: 'Large Villa', image: { fileId: 'f1', alt: '' } },
      { name: 'Farmhouse', image: null },
    ],
  })
})

test('a text of the library is not stored as the subcategory’s own', () => {
  const [villa] = category.subcategories
  const image = { ...picture, alt: 'A court', isLibraryAlt: true }
  const read = { ...category, subcategories: [{ ...villa, image }] } as Category
  const { subcategories } = schema.parse(typedFrom(read))
  expect(subcategories).toMatchObject([{ image: { fileId: 'f1', alt: '' } }])
})

test('a subcategory that has got its id and its picture’s size since is the one that was typed', () => {
  const field = categoryForm.compared.find(({ path }) => path === 'subcategories')
  const chosen = { ...picture, alt: '', width: null, height: null }
  const typed = [{ id: '', name: 'Villa ', image: chosen }]
  const stored = typedFrom(category).subcategories
  expect(field?.isSame(typed, stored)).toBe(true)
  expect(field?.isSame(stored, typed)).toBe(true)
  expect(field?.isSame(typed, [...stored, ...typed])).toBe(false)
  expect(field?.isSame([{ id: 's2', name: 'Villa', image: picture }], stored)).toBe(false)
  expect(field?.isSame([{ id: 's1', name: 'Barn', image: picture }], stored)).toBe(false)
  expect(field?.isSame([{ id: 's1', name: 'Villa', image: null }], stored)).toBe(false)
  const described = { ...picture, alt: 'A court' }
  expect(field?.isSame([{ id: 's1', name: 'Villa', image: described }], stored)).toBe(false)
})

test('two subcategories of one name are refused by the second', () => {
  const villa = { id: '', name: 'Villa', image: null }
  expect(
    messagesOf({ ...typedFrom(), name: 'A', subcategories: [villa, { ...villa, name: 'VILLA ' }] }),
  ).toEqual(['subcategories.1.name: A subcategory with this name already exists'])
})

test('a name that was typed but not added is not lost silently', () => {
  expect(messagesOf({ ...typedFrom(category), newSubcategory: 'Barn' })).toEqual([
    `newSubcategory: ${notAdded}`,
  ])
})
