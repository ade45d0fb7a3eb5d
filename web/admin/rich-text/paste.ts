import { breakKeptLines } from './kept-lines.ts'
import { parseHtml } from './parse-html.ts'

/** What is pasted, as the editor's parser understands it: Word writes lists as paragraphs, and much that is no text. */
export function cleanPasted(html: string): string {
  const body = parseHtml(html)
  for (const noise of body.querySelectorAll('style, script, meta, link, title, xml')) noise.remove()
  for (const named of [...body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':')))
    named.replaceWith(...named.childNodes)
  breakKeptLines(body)
  for (const item of body.querySelectorAll<HTMLElement>('[data-style*="mso-list"]')) makeItem(item)
  for (const list of body.querySelectorAll<HTMLElement>('[data-pasted]')) joinList(list)
  for (const row of body.querySelectorAll('tr')) makeLine(row)
  for (const link of body.querySelectorAll('a'))
    if (!leads.test(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes)
  for (const end of body.querySelectorAll('br')) if (isBetweenBlocks(end)) end.remove()
  // A picture of somebody's own disk, or of a page that is not ours, would not be shown.
  for (const image of body.querySelectorAll('img')) if (!isOwn(image)) image.remove()
  return body.innerHTML
}

/** Whether plain text is HTML as a whole, such as somebody copies from where it was written. */
export function isMarkup(text: string): boolean {
  return /^\s*<(p|h[1-6]|ul|ol|blockquote|div|section|article)[\s>][\s\S]*<\/[a-z0-9]+>\s*$/i.test(text)
}

/** Where a link may lead to; any other is its words alone. */
const leads = /^(https?:|mailto:|tel:|[/#])/i

const blocks = 'p, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, div, table'

/** Some write an empty line between paragraphs as a break. */
function isBetweenBlocks(end: Element): boolean {
  const isText = (node: ChildNode | null) => node?.nodeType === Node.TEXT_NODE && node.textContent?.trim()
  if (isText(end.previousSibling) || isText(end.nextSibling)) return false
  return [end.previousElementSibling, end.nextElementSibling].some((beside) => beside?.matches(blocks))
}

function isOwn(image: HTMLImageElement): boolean {
  return image.getAttribute('src')?.startsWith('/v1/storage/') ?? false
}

const numeral = /^\s*(?:\d+|[a-z]{1,4})[.)]\s*$/i

/** A paragraph that Word shows as an item: its bullet or number is text that Word itself says to leave out. */
function makeItem(paragraph: HTMLElement) {
  const label = paragraph.querySelector('[data-style*="mso-list:Ignore" i]')
  const isNumbered = numeral.test(label?.textContent ?? '')
  label?.remove()
  const list = document.createElement(isNumbered ? 'ol' : 'ul')
  const item = document.createElement('li')
  item.append(...paragraph.childNodes)
  list.append(item)
  list.dataset.pasted = /\blevel(\d)/i.exec(paragraph.dataset.style ?? '')?.[1] ?? '1'
  paragraph.replaceWith(list)
}

/** A table is none in a text: a row of plain cells becomes a line, and one of anything else stays what it holds. */
function makeLine(row: HTMLTableRowElement) {
  if (row.querySelector('h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table')) return
  const filled = [...row.cells].filter((cell) => cell.textContent.trim() || cell.querySelector('img'))
  const line = document.createElement('p')
  for (const [index, cell] of filled.entries()) {
    if (index > 0) line.append(' · ')
    for (const paragraph of cell.querySelectorAll('p, div')) paragraph.replaceWith(...paragraph.childNodes)
    line.append(...cell.childNodes)
  }
  const cell = document.createElement('td')
  cell.append(line)
  row.replaceChildren(cell)
}

/** An item goes to the list before it, or, of a deeper level, below that one's last item. */
function joinList(list: HTMLElement) {
  const before = list.previousElementSibling
  if (!(before instanceof HTMLElement && before.dataset.pasted)) return
  const depth = Number(list.dataset.pasted)
  let above = before
  while (Number(above.dataset.pasted) < depth) {
    const item = above.lastElementChild
    const below = item?.lastElementChild
    if (!(below instanceof HTMLElement && below.dataset.pasted)) return item?.append(list)
    above = below
  }
  if (above.localName !== list.localName) return above.parentElement?.insertBefore(list, above.nextSibling)
  above.append(...list.childNodes)
  list.remove()
}
