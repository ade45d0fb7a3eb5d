import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type StyleRules, withoutStyleAttributes } from './style-rules.ts'

const drawn = (style: Record<string, string>) => {
  const rules: StyleRules = new Map()
  const html = withoutStyleAttributes(renderToString(createElement('p', { style }, 'A')), rules)
  return { html, sheet: [...rules.values()].join('') }
}

it('a style that React writes is a rule of its own element', () => {
  const { html, sheet } = drawn({ backgroundImage: 'url("data:image/webp;base64,AA==")', '--ratio': '1.5' })
  const name = /data-style="([\w-]{10})"/.exec(html)?.[1]
  expect(html).toBe(`<p data-style="${name}">A</p>`)
  expect(sheet).toBe(
    `[data-style="${name}"]:not(#s#s){background-image:url("data:image/webp;base64,AA==");--ratio:1.5}`,
  )
})

it('the same style is one rule, on however many elements', () => {
  const rules: StyleRules = new Map()
  withoutStyleAttributes('<b style="width:1px"></b><b style="width:1px"></b><b style="width:2px"></b>', rules)
  expect(rules.size).toBe(2)
})

it.each([
  'red} * { display: none',
  'red;} </style><script>alert(1)</script>',
  '"</style>"',
  'url(https://elsewhere.example/a.png',
  "'red",
  '"red',
  'red /*',
  'red \\',
  '[',
  '@import',
])('a value that would leave its rule is left out: %s', (value) => {
  expect(drawn({ color: value })).toEqual({ html: '<p>A</p>', sheet: '' })
})

it('a text that speaks of styles stays a text', () => {
  const html = renderToString(createElement('p', { title: ' style="a"' }, ' style="a"'))
  const rules: StyleRules = new Map()
  expect(withoutStyleAttributes(html, rules)).toBe(html)
  expect(rules.size).toBe(0)
})
