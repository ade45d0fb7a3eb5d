/** Whether a text that may be plain is HTML: it begins with an element that holds paragraphs, headings, lists or pictures. */
export function isHtml(text: string): boolean {
  return /^\s*<(p|h[1-6]|ul|ol|blockquote|hr|figure|img|div|table)[\s>/]/i.test(text)
}

const block = /<(p|h[1-6]|ul|ol|dl|div|table|section|article|blockquote|pre|br)\b/i
/** A mark that begins nothing: in "2 < 3" or "a<b" it is meant as itself. */
const loneMark = /<(?!\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>|!--)/gi

/** HTML that says by no element where its lines end, with a paragraph for each of its own; any other as it is. */
export function inParagraphs(html: string): string {
  if (block.test(html)) return html
  const paragraphs = html.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
  return paragraphs
    .map((paragraph) => paragraph.trim().replace(loneMark, '&lt;').replaceAll('\n', '<br />'))
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')
}

/** The words of a text that may be HTML, for a search. */
export function wordsOf(text: string): string {
  return isHtml(text) ? text.replace(/<[^>]*>/g, ' ').replace(/&(?:[a-z]+|#\d+);/gi, ' ') : text
}
