import { expect, it } from 'vitest'
import { classesOf, sheetFor, sheetInPieces } from './sheet-in-pieces.ts'

const inUse = (sheet: string, ...names: string[]) => sheetFor(sheetInPieces(sheet), new Set(names))

it('a page whose classes are all in use takes the sheet as it is', () => {
  const sheet =
    '/*! {a} */@layer a,b;@font-face{font-family:"A;}"}@layer b{p{margin:0}.a\\:b\\[1\\.5rem\\]:hover{top:0}@media (width>=1px){.c,.d>.e{left:0}}}@keyframes f{0%{top:0}to{top:1px}}.g{&:hover{top:2px}}'
  const pieces = sheetInPieces(sheet)
  expect([...classesOf(pieces)]).toEqual(['a:b[1.5rem]', 'c', 'd', 'e', 'g'])
  expect(sheetFor(pieces, classesOf(pieces))).toBe(sheet)
})

it('a rule is left out whose classes are not all in use, and a block in which none is left', () => {
  const sheet = '.a{top:0}.a .b{top:1px}.c,.d{top:2px}@media print{.b{top:3px}}p{top:4px}'
  expect(inUse(sheet, 'a', 'd')).toBe('.a{top:0}.c,.d{top:2px}p{top:4px}')
  expect(inUse(sheet, 'b')).toBe('@media print{.b{top:3px}}p{top:4px}')
})

it('what a selector asks for in brackets is no condition: it may be an alternative, or be wanted absent', () => {
  const sheet = '.a:not(.b){top:0}:is(.c,.d) .a{top:1px}.a:has(.e){top:2px}[data-x=".f"] .a{top:3px}'
  expect(inUse(sheet, 'a')).toBe(sheet)
  expect(inUse(sheet)).toBe('')
})

it('names are read as a browser reads them', () => {
  const sheet = '.\\32xl\\:p-1{top:0}.w-\\[calc\\(1\\,\\{2\\}\\)\\]{top:1px}.ä{top:2px}'
  expect([...classesOf(sheetInPieces(sheet))]).toEqual(['2xl:p-1', 'w-[calc(1,{2})]', 'ä'])
})

it('a sheet that is not closed is refused', () => {
  expect(() => sheetInPieces('.a{top:0')).toThrow('not closed')
})
