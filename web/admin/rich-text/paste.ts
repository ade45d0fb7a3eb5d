import { parseHtml } from './parse-html.ts'

/** What is pasted, as the editor's parser understands it: Word writes lists as paragraphs, and much that is no text. */
export function cleanPasted(html: string): string {
  const body = parseHtml(html)
  for (const noise of body.querySelectorAll('style, script, meta, link, title, xml')) noise.remove()
  for (const named of [...body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':')))
    named.replaceWith(...named.childNodes)
  for (const item of body.querySelectorAll<HTMLElement>('[data-style*="mso-list"]')) makeItem(item)
  joinLists(body)
  // A picture of somebody's own disk, or of a page that is not ours, would not be shown.
  for (const image of body.querySelectorAll('img')) if (!isOwn(image)) image.remove()
  return body.innerHTML
}

/** Whether plain text is HTML as a whole, such as somebody copies from where it was written. */
export function isMarkup(text: string): boolean {
  return /^\s*<(p|h[1-6]|ul|ol|blockquote|div|section|article)[\s>][\s\S]*<\/[a-z0-9]+>\s*$/i.test(text)
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
  list.dataset.pasted = ''
  paragraph.replaceWith(list)
}

function joinLists(body: HTMLElement) {
  for (const list of body.querySelectorAll('[data-pasted]')) {
    const before = list.previousElementSibling
    if (before?.localName === list.localName && before.hasAttribute('data-pasted')) {
      before.append(...list.childNodes)
      list.remove()
    }
  }
}
