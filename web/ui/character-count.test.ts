import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '#contract/fields.ts'
import { Textarea } from './textarea.tsx'

it('a text area counts characters as its limit does: a sign of two halves is one', () => {
  const typed = '🏠 नीम 𝓐'
  const most = 7
  expect(text('Requirement', most).safeParse(typed).success).toBe(true)
  expect(text('Requirement', most - 1).safeParse(typed).success).toBe(false)
  const html = renderToString(createElement(Textarea, { maxCharacters: most, defaultValue: typed }))
  expect(html.replaceAll('<!-- -->', '')).toContain('7 / 7')
})
