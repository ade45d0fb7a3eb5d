import { ownAccent } from '#contract/accent.ts'
import { accentRules } from '#web/accent-rules.ts'

let sheet: CSSStyleSheet | undefined

/** Gives the page that is open the accent that was saved; the next document brings it along. */
export function showAccent(accent: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(accentRules(accent || ownAccent))
}
