import { expect, it } from 'vitest'
import { defaultSynonyms, writeSynonyms } from '#contract/said/synonyms.ts'
import { synonymsForm } from './synonyms-definition.ts'

const read = (typed: string) => synonymsForm.schema.safeParse({ synonyms: typed })

it('reads a line for each synonym, and writes them so', () => {
  const { data } = read('  ghar ,makan=house,  home \n\nघर = house\n')
  expect(data?.synonyms).toEqual([
    { said: ['ghar', 'makan'], means: ['house', 'home'] },
    { said: ['घर'], means: ['house'] },
  ])
  expect(writeSynonyms(data?.synonyms ?? [])).toBe('ghar, makan = house, home\nघर = house')
  expect(read(writeSynonyms(defaultSynonyms)).data?.synonyms).toEqual(defaultSynonyms)
  expect(read('').data?.synonyms).toEqual([])
})

it.each([
  ['a = b\nghar', 'Line 2 must be like: ghar, makan = house, home'],
  ['= b', 'Line 1 must be like: ghar, makan = house, home'],
  ['a =', 'Line 1 must be like: ghar, makan = house, home'],
  ['a = b = c', 'Line 1 must be like: ghar, makan = house, home'],
  [`\n${'a'.repeat(61)} = b`, 'Line 2: What is typed must be at most 60 characters'],
  ['a = b\n'.repeat(201), 'At most 200 synonyms are allowed'],
])('refuses %j', (typed, message) => {
  expect(read(typed).error?.issues[0]).toMatchObject({ message, path: ['synonyms'] })
})
