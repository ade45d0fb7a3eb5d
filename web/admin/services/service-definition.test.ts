import { expect, test } from 'vitest'
import type { Service } from '#contract/service.ts'
import { iconBody, serviceForm } from './service-definition.ts'

const typed = serviceForm.typedFrom()
const icon = { fileId: 'f1', alt: '' }
const service = { icon: { fileId: 'f1' } } as Service

test('an edit whose icon was cleared says so', () => {
  expect(iconBody(undefined, service)).toEqual({ icon: undefined, removeIcon: true })
  expect(iconBody(icon, service)).toEqual({ icon, removeIcon: undefined })
})

test('a new service without an icon says nothing of one', () => {
  expect(JSON.stringify(iconBody(undefined, undefined))).toBe('{}')
})

test('title and description are trimmed and measured', () => {
  expect(serviceForm.schema.parse({ ...typed, title: '  Interiors ', description: ' All ' })).toMatchObject({
    title: 'Interiors',
    description: 'All',
  })
  const { error } = serviceForm.schema.safeParse({ ...typed, title: 'ab', description: 'x'.repeat(501) })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Title must be at least 3 characters',
    'Description must be less than 500 characters',
  ])
})
