import { expect, test } from 'vitest'
import type { Service } from '#contract/service.ts'
import { bodyOf, serviceValues } from './form-values.ts'

const values = { title: 'Interiors', description: '' }
const icon = { fileId: 'f1', alt: '' }
const service = { updatedAt: '2026-11-21T10:00:00.000Z', icon: { fileId: 'f1' } } as Service
const sent = (...parameters: Parameters<typeof bodyOf>) => JSON.parse(JSON.stringify(bodyOf(...parameters)))

test('an edit whose icon was cleared says so', () => {
  expect(sent(values, undefined, service)).toEqual({
    ...values,
    removeIcon: true,
    updatedAt: service.updatedAt,
  })
  expect(sent(values, icon, service)).toEqual({ ...values, icon, updatedAt: service.updatedAt })
})

test('a new service without an icon says nothing of one', () => {
  expect(sent(values, undefined)).toEqual(values)
})

test('title and description are trimmed and measured', () => {
  expect(serviceValues.parse({ title: '  Interiors ', description: ' All ' })).toEqual({
    title: 'Interiors',
    description: 'All',
  })
  const { error } = serviceValues.safeParse({ title: 'ab', description: 'x'.repeat(501) })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Title must be at least 3 characters',
    'Description must be less than 500 characters',
  ])
})
