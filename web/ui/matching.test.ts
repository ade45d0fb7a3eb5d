import { expect, test } from 'vitest'
import { states } from '#web/site/enquiry/states.ts'
import { matching } from './matching.ts'

test('what begins with the typed text comes first, then what has it at a word, then anywhere', () => {
  expect(matching(states, 'pra')).toEqual([
    'Andhra Pradesh',
    'Arunachal Pradesh',
    'Himachal Pradesh',
    'Madhya Pradesh',
    'Uttar Pradesh',
  ])
  expect(matching(states, ' KA ')[0]).toBe('Karnataka')
  expect(matching(states, 'na')[0]).toBe('Nagaland')
  expect(matching(states, 'and k')).toEqual(['Jammu and Kashmir'])
  expect(matching(states, 'zzz')).toEqual([])
})

test('there are 28 states, 8 union territories and the rest of the world', () => {
  expect(new Set(states).size).toBe(37)
  expect(matching(states, '')).toEqual(states)
  expect(states.at(-1)).toBe('Outside India')
})
