import { expect, test } from 'vitest'
import { goToKeys } from './keys.ts'

const held = { key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['Win32', 'Ctrl K', 'Control+K', { ctrlKey: true }, { metaKey: true }],
  ['Linux x86_64', 'Ctrl K', 'Control+K', { ctrlKey: true }, { metaKey: true }],
  ['MacIntel', '⌘K', 'Meta+K', { metaKey: true }, { ctrlKey: true }],
  ['iPhone', '⌘K', 'Meta+K', { metaKey: true }, { ctrlKey: true }],
])('on %s the keys are %s, and no others', (platform, text, aria, own, others) => {
  const keys = goToKeys(platform)
  expect(keys).toMatchObject({ text, aria })
  const isPressed = (more: object) => keys.isPressed({ ...held, ...more } as KeyboardEvent)
  expect(isPressed(own)).toBe(true)
  for (const not of [others, {}, { ...own, shiftKey: true }, { ...own, key: 'j', code: 'KeyJ' }])
    expect(isPressed(not)).toBe(false)
})
