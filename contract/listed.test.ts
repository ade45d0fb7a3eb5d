import { expect, it } from 'vitest'
import { entriesIn, listed } from './listed.ts'

it('every list is read as it was written', () => {
  for (const texts of [
    [],
    ['modern', 'open-plan'],
    ['wood,-teak', 'brick'],
    ['"quoted"', '18"-tiles', 'a "b", c', '"', '","'],
    ['one;two', 'two\nlines', "'=sum"],
  ])
    expect(entriesIn(listed(texts), ',;\n')).toEqual(texts)
  expect(entriesIn(listed(['wood, teak', 'lime; sand']), ',')).toEqual(['wood, teak', 'lime; sand'])
})

it('a list without quotation marks is its parts', () => {
  expect(listed(['modern', '18" tiles'])).toBe('modern, 18" tiles')
  expect(entriesIn(' modern ,, open plan;brick\n18" tiles,', ',;\n')).toEqual([
    ...['modern', 'open plan', 'brick', '18" tiles'],
  ])
  expect(entriesIn('brick; teak, lime', ',')).toEqual(['brick; teak', 'lime'])
})

it('a quotation mark that embraces no entry is part of its text', () => {
  expect(entriesIn('"modern, open', ',;\n')).toEqual(['"modern', 'open'])
  expect(entriesIn('"so-called" modern, "wood, teak" ,x', ',;\n')).toEqual([
    ...['"so-called" modern', 'wood, teak', 'x'],
  ])
})
