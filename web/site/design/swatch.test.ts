import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Swatch } from './swatch.tsx'

/** The colours that lie over the hatching, the last of which a browser knows covers the others. */
function colorsOver(name: string): string[] {
  const html = renderToString(createElement(Swatch, { name }))
  return [...html.matchAll(/background-color:([^;"]+)/g)].map(([, color = '']) => color)
}

it.each<[string, string[]]>([
  ['Teak', ['#a6723f']],
  ['Off-white', ['#f3efe4', 'offwhite']],
  ['Warm white plaster', ['#f5efe2', 'warmwhiteplaster']],
  ['Brown', ['#6f4630']],
  ['Dark gray', ['#5c5d5e']],
  ['Dark slate gray', ['#5b666e', 'darkslategrey']],
  ['Rebecca purple', ['#7d5a9e', 'rebeccapurple']],
  ['Lime', ['lime']],
  ['#222', ['#222222']],
  ['#12345', []],
  ['Natural', ['natural']],
  ['आसमानी', []],
])('The chip of %s shows %j', (name, colors) => {
  expect(colorsOver(name)).toEqual(colors)
})
