import { hash } from 'node:crypto'
import { withoutEntities } from './html-entities.ts'

const attributes = / style="([^"]*)"/g
const nameLength = 10

/** Rules of a style sheet, each by the text of the attribute that it stands for. */
export type StyleRules = Map<string, string>

/**
 * Puts a rule in the place of each `style` attribute that React has written: a policy of strict styles takes no attribute
 * (decision 41). The browser puts them back as properties before React takes the page over (`taken-over-styles.ts`).
 * @param rules takes the rules
 */
export function withoutStyleAttributes(html: string, rules: StyleRules): string {
  return html.replaceAll(attributes, (_, escaped: string) => {
    const declarations = withoutEntities(escaped)
    if (!staysInItsRule(declarations)) return ''
    const name = hash('sha1', declarations, 'base64url').slice(0, nameLength)
    // As strong as an attribute was: no id of the product's own sheet comes before it.
    rules.set(name, `[data-style="${name}"]:not(#s#s){${declarations}}`)
    return ` data-style="${name}"`
  })
}

/** Whether nothing in it ends the rule, the sheet, or a text that it began. */
function staysInItsRule(declarations: string): boolean {
  let rest = declarations.replaceAll(/"[^"\\\n]*"|'[^'\\\n]*'/g, '')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replaceAll(/\([^()]*\)/g, '')
  }
  return !/["'\\{}()[\]<>@]|\/\*/.test(rest) && !declarations.includes('<')
}
