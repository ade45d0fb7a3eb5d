import type { Node } from 'prosemirror-model'
import { isHtml } from '#contract/rich-text.ts'
import { schema } from './schema.ts'

const { nodes } = schema

/** Plain text as HTML: an empty line begins a paragraph. */
export function htmlOfPlain(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const paragraphs = escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
  return paragraphs.join('')
}

/** A text as plain text, where it is nothing else than paragraphs; undefined where that would lose something. */
export function plainOf(doc: Node): string | undefined {
  const paragraphs = doc.children.map((block) => {
    if (block.type !== nodes.paragraph) return undefined
    const lines = block.children.map((inline) => {
      if (inline.type === nodes.lineBreak) return '\n'
      return inline.isText && inline.marks.length === 0 ? inline.text : undefined
    })
    return lines.includes(undefined) ? undefined : lines.join('')
  })
  if (paragraphs.includes(undefined)) return undefined
  const text = paragraphs.join('\n\n').trim()
  return isHtml(text) ? undefined : text
}
