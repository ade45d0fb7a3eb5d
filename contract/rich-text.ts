/** Whether a text that may be plain is HTML: it begins with an element that holds paragraphs, headings, lists or pictures. */
export function isHtml(text: string): boolean {
  return /^\s*<(p|h[1-6]|ul|ol|blockquote|hr|figure|img|div|table)[\s>/]/i.test(text)
}

/** The words of a text that may be HTML, for a search. */
export function wordsOf(text: string): string {
  return isHtml(text) ? text.replace(/<[^>]*>/g, ' ').replace(/&(?:[a-z]+|#\d+);/gi, ' ') : text
}
