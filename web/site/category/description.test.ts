import { expect, it } from 'vitest'
import { listDescription } from './description.ts'

const houses = { description: 'Houses drawn from the ground up.' }
const counted = '3 villa architecture designs.'

it.each([
  ['Architecture', houses, undefined, houses.description],
  ['Villa Architecture', houses, { description: '' }, 'Villa Architecture: Houses drawn from the ground up.'],
  ['Villa Architecture', houses, { description: 'With a garden.' }, 'With a garden.'],
  ['Villa Architecture', { description: '' }, { description: '' }, counted],
  ['Architecture', { description: '' }, undefined, counted],
])('the list %s of %j, %j, is described as %j', (title, category, subcategory, description) => {
  expect(listDescription(title, category, subcategory, counted)).toBe(description)
})

it('is no longer than search engines show', () => {
  const long = { description: 'Courtyards, verandahs and shade. '.repeat(10) }
  expect(listDescription('Villa', long, { description: '' }, counted).length).toBeLessThanOrEqual(155)
})
