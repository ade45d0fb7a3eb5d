import { pairs } from './act.ts'

/** Declarations that fetch, run in some old browser, or hide what is there. */
const declarations = (canary: string) => [
  `background:url(${canary}/css)`,
  `background:u\\72l("${canary}/css-escaped")`,
  `list-style-image:url('${canary}/css-list')`,
  `content:url(${canary}/css-content)`,
  `--x:url(${canary}/css-variable);background:var(--x)`,
  'width:expression(trap())',
  'behavior:url(#default#time2)',
  `-moz-binding:url(${canary}/binding#x)`,
  'position:fixed;inset:0;z-index:99999;background:red',
  `cursor:url(${canary}/css-cursor),auto`,
]

const places: ((declaration: string) => string)[] = [
  (declaration) => `<p style="${declaration}">styled</p>`,
  (declaration) => `<style>*{${declaration}}</style>`,
  (declaration) => `red;${declaration}}*{${declaration}`,
]

/** Styles that do more than look. */
export function styles(canary: string): string[] {
  return [
    ...pairs(declarations(canary), places, (declaration, place) => place(declaration)),
    `<style>@import "${canary}/import";</style>`,
    `<style>@font-face{font-family:x;src:url(${canary}/font)}*{font-family:x}</style>`,
    `<style>input[value^=a]{background:url(${canary}/leak)}</style>`,
  ]
}
