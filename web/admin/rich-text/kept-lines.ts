/** Ends the lines of what is shown with the line ends that it is written with, as chats and `pre` are, by breaks. */
export function breakKeptLines(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(keepsLines)) {
    const lines = text.data.split(/\r?\n/)
    const parts = lines.flatMap((line, index) => (index > 0 ? [document.createElement('br'), line] : [line]))
    text.replaceWith(...parts)
    for (const part of parts) if (part instanceof Element && endsBlock(part)) part.remove()
  }
}

function keepsLines({ data, parentElement }: Text): boolean {
  if (!data.includes('\n')) return false
  const said = parentElement?.closest('pre, [data-style*="white-space" i]')
  const kept = /white-space(?:-collapse)?\s*:\s*(\w+)/i.exec(said?.getAttribute('data-style') ?? '')?.[1]
  return kept ? /^(pre|preserve|break)$/i.test(kept) : said?.localName === 'pre'
}

const blocks = 'p, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, div, pre, table, tr, td, th, body'

/** Whether a block begins or ends where nothing but space is left behind it. */
function endsBlock(element: Element): boolean {
  let node: Node = element
  while (true) {
    while (!node.nextSibling) {
      const { parentElement } = node
      if (!parentElement || parentElement.matches(blocks)) return true
      node = parentElement
    }
    node = node.nextSibling
    if (node instanceof Element) return node.matches(blocks)
    if (node.textContent?.trim()) return false
  }
}
