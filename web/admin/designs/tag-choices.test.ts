import { expect, test } from 'vitest'
import { tagChoices } from './tag-choices.ts'

function choices(typed: string, ...chosen: string[]) {
  const { offered, made, first } = tagChoices(typed, chosen)
  return { offered, made, enter: offered[first] }
}

test('what begins with the typed letters is taken by Enter, and what they say themselves can be made', () => {
  expect(choices('mod')).toEqual({ offered: ['modern', 'modular', 'mod'], made: 'mod', enter: 'modern' })
  expect(choices('mod', 'modern')).toMatchObject({ offered: ['modular', 'mod'], enter: 'modular' })
})

test('what only contains them is offered, and Enter makes the new tag', () => {
  const { offered, enter } = choices('style')
  expect([offered, enter]).toEqual([['style'], 'style'])
  expect(choices('frame')).toEqual({ offered: ['timber-frame', 'frame'], made: 'frame', enter: 'frame' })
})

test('a whole tag is the one that is there, in any letter case, and is chosen once', () => {
  expect(choices(' Art Deco ')).toEqual({ offered: ['art-deco'], made: undefined, enter: 'art-deco' })
  expect(choices('modern', 'modern')).toEqual({ offered: [], made: undefined, enter: undefined })
  expect(choices('court', 'court')).toMatchObject({ made: undefined, enter: undefined })
})

test('nothing typed offers every tag, and Enter takes none', () => {
  expect(choices('').offered).toHaveLength(49)
  expect(choices('  ').enter).toBeUndefined()
})
