import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const states = ['Andhra Pradesh', 'Chandigarh', 'Haryana', 'Jammu and Kashmir', 'Karnataka', 'Nagaland']

test('what begins with the typed text comes first, then what has it at a word, then anywhere', () => {
  expect(matching(states, 'an')).toEqual([
    'Andhra Pradesh',
    'Jammu and Kashmir',
    'Chandigarh',
    'Haryana',
    'Nagaland',
  ])
  expect(matching(states, ' KA ')).toEqual(['Karnataka', 'Jammu and Kashmir'])
  expect(matching(states, 'and k')).toEqual(['Jammu and Kashmir'])
  expect(matching(states, 'zzz')).toEqual([])
  expect(matching(states, ' ')).toEqual(states)
})
