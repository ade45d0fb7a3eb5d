import { expect, it } from 'vitest'
import { svg } from '#test/files/make-files.ts'
import { bytesOf, startWith } from '#test/files/set-up.ts'
import { cleanSvg } from './clean-drawing.ts'

const kept = '<rect width="9" height="6" fill="#26a"></rect>'

/** What is left of a part of a drawing beside a rectangle. */
function left(part: string): string {
  const cleaned = cleanSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${part}${kept}</svg>`,
  )
  const [, inside] = /^<svg xmlns="[^"]+" xmlns:xlink="[^"]+">(.*)<\/svg>$/s.exec(cleaned) ?? []
  expect(inside).toContain(kept)
  return inside?.replace(kept, '') ?? ''
}

it.each([
  '<g transform="translate(1 2)"><path d="M0 0h9v9z" stroke="rgb(1,2,3)" clip-path="url(#a)"></path></g>',
  '<linearGradient id="a" x1="0"><stop offset="0" stop-color="#fff"></stop></linearGradient>',
  '<use href="#a" x="1"></use><use xlink:href="#b"></use>',
  '<text font-family="Anek Latin" xml:space="preserve">A &lt; B &amp; C</text>',
  '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"></image>',
  '<style>.a{fill:#26a;stroke:url(#b)}</style><path class="a" d="M0 0z" style="opacity:.5"></path>',
])('keeps %s', (part) => {
  expect(left(part)).toBe(part)
})

it.each([
  ['<script>alert(1)</script>', ''],
  ['<script href="https://example.com/a.js"/>', ''],
  ['<g onload="alert(1)" onclick="alert(1)"/>', '<g></g>'],
  ['<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">b</b></foreignObject>', ''],
  ['<b xmlns="http://www.w3.org/1999/xhtml" onclick="alert(1)">b</b>', ''],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', ''],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', ''],
  [
    '<a href="javascript:alert(1)" transform="scale(2)"><circle r="1"/></a>',
    '<g transform="scale(2)"><circle r="1"></circle></g>',
  ],
  ['<use href="https://example.com/a.svg#a"/>', '<use></use>'],
  ['<use xlink:href=" java&#115;cript:alert(1)"/>', '<use></use>'],
  ['<image href="https://example.com/a.png"/>', '<image></image>'],
  ['<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', '<image></image>'],
  ['<image href="file:///etc/passwd"/>', '<image></image>'],
  ['<animate attributeName="href" to="javascript:alert(1)"/>', ''],
  ['<rect fill="url(https://example.com/a)"/>', '<rect></rect>'],
  ['<rect fill="url( &quot;//example.com/a&quot; )"/>', '<rect></rect>'],
  ['<rect fill="u\\72l(https://example.com/a)"/>', '<rect></rect>'],
  ['<rect style="fill:url(https://example.com/a);opacity:1"/>', '<rect style="opacity:1"></rect>'],
  ['<rect style="background:image-set(&quot;https://example.com/a&quot; 1x)"/>', '<rect style=""></rect>'],
  ['<style>@import "https://example.com/a.css";.a{fill:red}</style>', '<style>.a{fill:red}</style>'],
  ['<style>@font-face{font-family:a;src:url(https://example.com/a)}</style>', '<style></style>'],
  ['<style>.a{fill:url(//example.com/a);stroke:red}</style>', '<style>.a{stroke:red}</style>'],
  [
    '<style><![CDATA[.a > .b{fill:red}/* </style><script> */]]></style>',
    '<style>.a &gt; .b{fill:red}</style>',
  ],
  ['<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>', ''],
  ['<!-- a comment --><?php system(1) ?>', ''],
])('of %s leaves %j', (part, expected) => {
  expect(left(part)).toBe(expected)
})

it('leaves out the document type, instructions, and what stands around the drawing', () => {
  const source = `<?xml version="1.0"?><?xml-stylesheet href="https://example.com/a.css"?><!DOCTYPE svg PUBLIC "a" "b">${svg().subarray(22)}`
  expect(cleanSvg(source)).toMatch(/^<svg xmlns=[^<]*<rect [^<]*<\/rect><\/svg>$/)
})

it('stores and serves the cleaned drawing, in a sandbox, with its own size and hash', async () => {
  const { get, files } = await startWith(svg('<script>alert(1)</script><rect width="90" height="60"/>'))
  const response = await get('/view')
  const bytes = await bytesOf(response)
  expect(bytes.toString()).not.toContain('script')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
  const { size, hash } = await files.find('one')
  expect([bytes.length, `"${hash}"`]).toEqual([size, response.headers.get('etag')])
})
