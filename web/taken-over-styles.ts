import { styleRulesId } from './ui/cached-html.tsx'

/**
 * Puts the styles that were served as rules back on their elements, as properties, which the policy allows: React finds
 * the page as it would have written it, and changes it from there.
 */
export function takeOverStyles(): void {
  const element = document.getElementById(styleRulesId)
  if (!(element instanceof HTMLStyleElement)) return
  for (const rule of element.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue
    for (const styled of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
      styled.style.cssText = `${rule.style.cssText};${styled.style.cssText}`
      styled.removeAttribute('data-style')
    }
  }
  element.remove()
}
