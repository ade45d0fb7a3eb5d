/** What an SVG may hold that acts: each stands in a page, and is the content of a file too (`svgFiles`). */
const insides = (canary: string) => [
  '<script>trap()</script>',
  '<script href="data:text/javascript,trap()"/>',
  `<script xlink:href="${canary}/svg-script"/>`,
  '<script type="text/ecmascript"><![CDATA[trap()]]></script>',
  '<g onclick="trap()"><rect width="9" height="9"/></g>',
  '<image href="x" onerror="trap()"/>',
  '<animate onbegin="trap()" attributeName="x" dur="1s"/>',
  '<animate attributeName="href" values="javascript:trap()"/>',
  '<set attributeName="onmouseover" to="trap()"/>',
  '<set onbegin="trap()" attributeName="x" to="1"/>',
  '<a href="javascript:trap()"><rect width="9" height="9"/></a>',
  '<a xlink:href="java&#9;script:trap()"><text y="9">press</text></a>',
  '<a><animate attributeName="href" from="javascript:trap()" to="#"/><rect width="9" height="9"/></a>',
  '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="trap()"/></foreignObject>',
  '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:trap()"/></foreignObject>',
  `<use href="${canary}/svg-use#x"/>`,
  '<use href="data:image/svg+xml;base64,PHN2ZyBpZD0ieCIgb25sb2FkPSJ0cmFwKCkiLz4=#x"/>',
  `<image href="${canary}/svg-inside"/>`,
  `<style>@import url(${canary}/svg-import);</style>`,
  `<style>rect{fill:url(${canary}/svg-fill)}</style><rect width="9" height="9"/>`,
  `<rect width="9" height="9" style="fill:url(${canary}/svg-style)"/>`,
  `<filter id="f"><feImage href="${canary}/svg-filter"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
  '<handler type="text/javascript" xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">trap()</handler>',
  '<discard onbegin="trap()"/>',
  '<text onfocus="trap()" tabindex="0" autofocus="">a</text>',
  '<metadata><script xmlns="http://www.w3.org/1999/xhtml">trap()</script></metadata>',
  '<mpath href="javascript:trap()"/>',
  `<cursor href="${canary}/svg-cursor"/>`,
]

const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const size = 'width="90" height="60" viewBox="0 0 90 60"'
const entities = Array.from({ length: 9 }, (_, level) =>
  level === 0 ? '<!ENTITY e0 "boom">' : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
).join('')

/** What would act inside a page. */
export function drawings(canary: string): string[] {
  return [
    ...insides(canary).map((inside) => `<svg>${inside}</svg>`),
    '<svg onload=trap()//',
    `<svg/onload="trap()">`,
  ]
}

/** Whole files: what a drawing may hold, and what may stand around it. */
export function svgFiles(canary: string): string[] {
  const file = (inside: string) =>
    `<svg ${xmlns} ${size}><rect width="90" height="60" fill="#9c3d23"/>${inside}</svg>`
  return [
    ...insides(canary).map(file),
    `<svg ${xmlns} ${size} onload="trap()"><rect width="9" height="9"/></svg>`,
    `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${canary}/xsl"?>${file('')}`,
    `<!DOCTYPE svg [<!ENTITY x "<script>trap()</script>">]>${file('&x;')}`,
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${file('<text y="9">&x;</text>')}`,
    `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${canary}/dtd">%x;]>${file('')}`,
    `<!DOCTYPE svg SYSTEM "${canary}/doctype">${file('')}`,
    `<!DOCTYPE svg [${entities}]>${file('<text y="9">&e8;</text>')}`,
    `${file('')}<script xmlns="http://www.w3.org/1999/xhtml">trap()</script>`,
    `<html xmlns="http://www.w3.org/1999/xhtml"><body onload="trap()"/></html>`,
    `<svg ${xmlns} ${size} xml:base="javascript:trap()//"><a href="#x"><rect width="9" height="9"/></a></svg>`,
    `\ufeff${file('<script>trap()</script>')}`,
  ]
}
