/** Whether a text that may be plain is HTML: it begins with an element that holds paragraphs, headings, lists or pictures. */
export function isHtml(text: string): boolean {
  return /^\s*<(p|h[1-6]|ul|ol|blockquote|hr|figure|img|div|table)[\s>/]/i.test(text)
}

const block = /<(p|h[1-6]|ul|ol|dl|div|table|section|article|blockquote|pre|br)\b/i
/** A tag, or a declaration, from its mark to its end. */
const tag = /<(?:\/?[a-z][a-z\d:-]*(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'"<>])*|!(?!--)[^<>]*|\?[^<>]*)>/iy

/** HTML in which marks that begin nothing are meant as themselves: in "2 < 3", "a<b" and "<asha@example.com>". */
export function withLoneMarks(html: string): string {
  const lastEnd = html.lastIndexOf('-->')
  let afterComment = 0
  return html.replace(/</g, (mark, at: number) => {
    if (at < afterComment) return mark
    if (html.startsWith('<!--', at) && at < lastEnd) {
      afterComment = html.indexOf('-->', at)
      return mark
    }
    tag.lastIndex = at
    return tag.test(html) ? mark : '&lt;'
  })
}

/** HTML that says by no element where its lines end, with a paragraph for each of its own; any other as it is. */
export function inParagraphs(html: string): string {
  if (block.test(html)) return html
  const paragraphs = html.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
  return paragraphs
    .map((paragraph) => withLoneMarks(paragraph.trim()).replaceAll('\n', '<br />'))
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')
}

/** The words of a text that may be HTML, for a search. */
export function wordsOf(text: string): string {
  return isHtml(text) ? text.replace(/<[^>]*>/g, ' ').replace(/&(?:[a-z]+|#\d+);/gi, ' ') : text
}
