import { expect, test } from 'vitest'
import { holdTyping, typedOn } from './hold-typing.ts'

const alone = { ctrlKey: false, metaKey: false, altKey: false }

test.each([
  ['a letter', 'k', 'house k'],
  ['a capital', 'K', 'house K'],
  ['a letter of another script', 'घ', 'house घ'],
  ['Backspace', 'Backspace', 'house'],
  ['Enter', 'Enter', 'house '],
  ['Escape, which calls it off', 'Escape', null],
  ['Shift', 'Shift', undefined],
  ['F5', 'F5', undefined],
])('after %s the text is so', (_, key, expected) => {
  expect(typedOn('house ', { ...alone, key })).toBe(expected)
})

test('keys that are held with another stay the browser’s', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(typedOn('house', { ...alone, [held]: true, key: 'r' })).toBe(undefined)
})

function press(page: EventTarget, key: string) {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { ...alone, key })
  page.dispatchEvent(event)
  return event.defaultPrevented
}

test('what is typed is kept from the page until it is released', () => {
  const page = new EventTarget() as Document
  const held = holdTyping(page)
  expect(['c', 'o', 'd', 'Backspace'].map((key) => press(page, key))).toEqual([true, true, true, true])
  expect(held.release()).toBe('co')
  expect(press(page, 'x')).toBe(false)
  expect(held.isCalledOff()).toBe(false)
})

test('Escape and a press elsewhere call it off', () => {
  const page = new EventTarget() as Document
  const byKey = holdTyping(page)
  press(page, 'Escape')
  const byPress = holdTyping(page)
  page.dispatchEvent(new Event('pointerdown'))
  for (const held of [byKey, byPress]) expect(held.isCalledOff()).toBe(true)
  expect(press(page, 'x')).toBe(false)
})
