import { expect, it } from 'vitest'
import { leftOf, withRefused } from './draft.ts'

const asha = { name: 'Asha Rao', city: 'Mysuru' }

it('takes away what was sent, also where the page has begun it or the browser ends lines otherwise', () => {
  const typed = { ...asha, requirement: 'A house.\nTwo floors.', state: '' }
  expect(leftOf(typed, { ...typed })).toEqual({})
  expect(leftOf(typed, { ...typed, requirement: 'Planning: A house.\r\nTwo floors.' })).toEqual({})
})

it('leaves an enquiry that another page is writing, with its sender', () => {
  const typed = { ...asha, requirement: 'A second house.' }
  expect(leftOf(typed, { ...asha, requirement: 'A house.' })).toEqual(typed)
  expect(leftOf({ ...asha, name: 'Ravi Rao' }, { ...asha, requirement: 'A house.' })).toEqual({
    name: 'Ravi Rao',
  })
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
