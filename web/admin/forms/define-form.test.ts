import { expect, test } from 'vitest'
import { z } from 'zod'
import { comparisonsOf } from './comparison.ts'
import { defineForm } from './define-form.ts'
import { flag, group, lines, number, text } from './field-kinds.ts'

interface Body {
  title?: string
  storeys?: number | null
  featured?: boolean
  updatedAt?: string
}
interface Document {
  title: string
  storeys: number | null
  featured: boolean
  updatedAt: string
}

const title = text('Title', z.string().min(3).max(80).optional())
const storeys = number('Storeys', z.int().nullable().optional())
const featured = flag('Featured')
const form = defineForm<Body, Document>()({
  fields: { title, storeys, featured },
  files: {},
  elsewhere: ['updatedAt'],
})

test('the compiler refuses a form that forgets a field of the contract', () => {
  defineForm<Body, Document>()({
    // @ts-expect-error storeys has no field
    fields: { title, featured },
    files: {},
    elsewhere: ['updatedAt'],
  })
  defineForm<Body, Document>()({
    // @ts-expect-error updatedAt has no field, and is not named as dealt with elsewhere
    fields: { title, storeys, featured },
    files: {},
    elsewhere: [],
  })
  // Naming it is enough, and so are files.
  defineForm<Body, Document>()({
    fields: { title, featured },
    files: {},
    elsewhere: ['storeys', 'updatedAt'],
  })
  const files = { storeys: { label: 'Storeys', stored: () => [], standIn: () => undefined } }
  defineForm<Body, Document>()({ fields: { title, featured }, files, elsewhere: ['updatedAt'] })
})

test('the compiler refuses a field of another kind than the contract has, and an input without a field', () => {
  defineForm<Body, Document>()({
    // @ts-expect-error storeys is a number
    fields: { title, storeys: text('Storeys', z.string()), featured },
    files: {},
    elsewhere: ['updatedAt'],
  })
  // @ts-expect-error the form has no such field
  expect(() => form.input('rooms')).toThrow('rooms')
})

test('the compiler refuses a form whose files are not given to the comparison', () => {
  const files = { plans: { label: 'Plans', stored: () => [], standIn: () => undefined } }
  const withFiles = defineForm<Body, Document>()({
    fields: { title, storeys, featured },
    files,
    elsewhere: ['updatedAt'],
  })
  // @ts-expect-error the plans are missing
  const comparisons = comparisonsOf(withFiles, { chosen: {} })
  expect(comparisons.map(({ label }) => label)).toEqual(['Title', 'Storeys', 'Featured', 'Plans'])
})

test('a field begins with what is stored, or empty', () => {
  expect(form.typedFrom()).toEqual({ title: '', storeys: '', featured: false })
  const stored = { title: 'Villa', storeys: 2, featured: true, updatedAt: '2026-11-21T10:00:00.000Z' }
  expect(form.typedFrom(stored)).toEqual({ title: 'Villa', storeys: '2', featured: true })
})

test("what is typed is read by the contract's rules", () => {
  expect(form.schema.parse({ title: 'Villa', storeys: ' ', featured: false })).toMatchObject({
    storeys: null,
  })
  expect(form.schema.parse({ title: 'Villa', storeys: '2', featured: false })).toMatchObject({ storeys: 2 })
  const { error } = form.schema.safeParse({ title: 'V', storeys: 'NaN', featured: false })
  expect(error?.issues.map(({ path }) => path.join())).toEqual(['title', 'storeys'])
})

test('an input has the label of its field, and the most characters that the contract takes', () => {
  expect(form.input('title')).toEqual({ name: 'title', label: 'Title', most: 80 })
  expect(form.input('storeys')).toEqual({ name: 'storeys', label: 'Storeys', most: undefined })
})

test('a group has an input for each member, and is compared member by member unless it is shown as one', () => {
  const members = {
    width: number('Width', z.number().nullable()),
    notes: lines('Notes', z.array(z.string())),
  }
  const size = group('Size', members)
  const define = (field: typeof size) =>
    defineForm<{ size: unknown }, { size: object | null }>()({
      fields: { size: field },
      files: {},
      elsewhere: [],
    })
  const apart = define(size)
  const together = define({ ...size, shown: ({ width }) => `${width} cm` })
  for (const { input, typedFrom } of [apart, together]) {
    expect(input('size.width').label).toBe('Width')
    expect(typedFrom({ size: { width: 3, notes: ['a', 'b'] } })).toEqual({
      size: { width: '3', notes: 'a\nb' },
    })
  }
  expect(apart.compared.map(({ path }) => path)).toEqual(['size.width', 'size.notes'])
  expect(together.compared.map(({ path }) => path)).toEqual(['size'])
})
