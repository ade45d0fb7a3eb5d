import { pairs } from './act.ts'

/** Where a parser leaves HTML for other rules, or an element holds nothing but text. */
const shells: ((inner: string) => string)[] = [
  (inner) => `<svg><style>${inner}</style></svg>`,
  (inner) => `<math><style>${inner}</style></math>`,
  (inner) => `<svg></p><style>${inner}`,
  (inner) => `<math><mtext><table><mglyph><style>${inner}`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<svg><desc><noscript>${inner}</noscript></desc></svg>`,
  (inner) => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<svg><title>${inner}</title></svg>`,
  (inner) => `<noscript><p title="</noscript>${inner}"></noscript>`,
  (inner) => `<select><noembed></select>${inner}</noembed>`,
  (inner) => `<xmp><p title="</xmp>${inner}"></xmp>`,
  (inner) => `<iframe><p title="</iframe>${inner}"></iframe>`,
  (inner) => `<noframes><p title="</noframes>${inner}"></noframes>`,
  (inner) => `<textarea><p title="</textarea>${inner}"></textarea>`,
  (inner) => `<template><table><tr>${inner}</tr></table></template>`,
  (inner) => `<table><caption><svg><![CDATA[${inner}]]></svg></caption></table>`,
  (inner) => `<p id="<!--">${inner}<p title="-->`,
]

const inners = [
  '<img src=x onerror=trap()>',
  '<!--</style><img title="--&gt;&lt;img src=x onerror=trap()&gt;">',
  '<a id="</style><img src=x onerror=trap()>"></a>',
]

const clobbering = [
  '<form id=attributes><input name=nonce value=x></form>',
  '<img name=currentScript src=x>',
  '<a id=styles href="javascript:trap()"></a>',
  '<p id=style-rules>p{color:red}</p>',
  '<img id=getElementById name=body src=x>',
  '<form name=__reactRouterContext><input name=stream></form>',
]

/** Markup that a cleaner reads in one way and a browser in another. */
export function reparsed(_canary: string): string[] {
  return [...pairs(shells, inners, (shell, inner) => shell(inner)), ...clobbering]
}
