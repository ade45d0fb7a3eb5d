import type { EditorView } from 'prosemirror-view'

/**
 * Scrolls a text, and then the page, where the caret has come to stand out of sight, under the tools that stick to the head of the page,
 * of which a browser knows nothing, or under the bars over its foot, which it does not mind while a text scrolls in itself.
 * @param text what scrolls; its tools stand before it
 */
export function showCaret(view: EditorView, text: Element | null) {
  const tools = text?.previousElementSibling
  if (!text || !tools || !view.hasFocus()) return
  const caret = view.coordsAtPos(view.state.selection.head)
  const shown = text.getBoundingClientRect()
  const off = Math.max(0, caret.bottom - shown.bottom) + Math.min(0, caret.top - shown.top)
  text.scrollBy(0, off)
  const [top, bottom] = [caret.top - off, caret.bottom - off]
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const above = tools.getBoundingClientRect().bottom - top
  const below = bottom - (window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0))
  if (above > 0) window.scrollBy(0, -above)
  else if (below > 0) window.scrollBy(0, Math.min(below, -above))
}
