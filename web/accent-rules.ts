import { accentPattern, grounds, usedAccent } from '#contract/accent.ts'

/**
 * The rules by which a firm's accent stands in the place of the built-in one, on either ground; '' where there is none. They
 * are part of a page's own sheet, so that its policy of strict styles takes them (decision 49).
 */
export function accentRules(accent: string): string {
  if (!accentPattern.test(accent)) return ''
  const { onPaper, onPaperDeep, onBoard, onBoardDeep } = usedAccent(accent)
  return [
    rule(':root,.bg-paper', onPaper, onPaperDeep, grounds.paper),
    rule('.bg-board', onBoard, onBoardDeep, grounds.ink),
  ].join('')
}

function rule(selectors: string, accent: string, deep: string, on: string): string {
  return `${selectors}{--color-accent:${accent};--color-accent-deep:${deep};--color-on-accent:${on}}`
}
