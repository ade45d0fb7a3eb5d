import { expect, it } from 'vitest'
import { isSaid, withRefused } from './draft.ts'

const asha = { name: 'Asha Rao', city: 'Mysuru' }

it.each([
  ['A house.\nTwo floors.', 'A house.\nTwo floors.', true],
  ['A house.\nTwo floors.', 'Planning: A house.\r\nTwo floors.', true],
  ['', 'A house.', true],
  ['A second house.', 'A house.', false],
  ['A house. On a hill.', 'A house.', false],
])('%j, of which was sent %j, is said: %s', (typed, sent, expected) => {
  expect(isSaid({ ...asha, requirement: typed }, { ...asha, requirement: sent })).toBe(expected)
})

it('loses nothing of an enquiry that is refused while another is written', () => {
  const refused = { ...asha, requirement: 'A house.', designId: 'a1' }
  expect(withRefused({}, refused)).toEqual(refused)
  expect(withRefused({ name: 'Ravi Rao', city: '', requirement: 'A shop.' }, refused)).toEqual({
    ...{ name: 'Ravi Rao', city: 'Mysuru', designId: 'a1' },
    requirement: 'A house.\n\nA shop.',
  })
  expect(withRefused({ requirement: 'A house. On a hill.' }, refused).requirement).toBe('A house. On a hill.')
})
