import sanitize from 'sanitize-html'
import { withLoneMarks } from '#contract/rich-text.ts'

/** What `cleanHtml` answers, worked out on this thread. */
export function cleaned(html: string): string {
  const clean = sanitize(withLoneMarks(html), {
    allowedTags: [...sanitize.defaults.allowedTags, 'h1', 'h2', 'img', 'del', 'ins'],
    allowedAttributes: {
      a: ['href', 'title', 'id'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      '*': ['id'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim()
  return saysNothing(clean) ? '' : clean
}

/** Empty paragraphs, which an editor leaves behind, are no text. */
function saysNothing(clean: string): boolean {
  return !clean.includes('<img') && clean.replace(/<[^<>]*>|&nbsp;|[\s\u200b]/g, '') === ''
}
