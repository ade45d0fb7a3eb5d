import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { caching } from './ui/cached-html.tsx'

const bytesPerCharacter = 2
const bytesBeside = 200

/** The HTML of what pages have alike, by what it was made of. */
const known = new LRUCache<string, Buffer>({
  max: 5000,
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length * bytesPerCharacter + bytesBeside,
})

/** No text that comes from outside is taken for it. */
const mark = `cached-${randomBytes(12).toString('hex')}`
const [opens, closes, stands] = ['(', ')', '.']

interface Rendered {
  /** The page with marks in the place of what is known, and around what is not known yet. */
  marked: string
  /** Puts what is known in the place of its marks, which nobody may have put in another order. */
  fillIn(marked: string): Buffer<ArrayBuffer>
}

/**
 * Renders a page without what was rendered before.
 * @param render waits for nothing: what is marked meanwhile is this page's
 */
export function withCachedHtml(render: () => string): Rendered {
  const marks: { key: string; html: Buffer | undefined }[] = []
  caching.mark = (of) => {
    const key = JSON.stringify(of)
    const html = known.get(key)
    marks.push({ key, html })
    return html ? { before: '', after: mark + stands } : { before: mark + opens, after: mark + closes }
  }
  try {
    return { marked: render(), fillIn: (marked) => filledIn(marked, marks) }
  } finally {
    caching.mark = undefined
  }
}

function filledIn(marked: string, marks: { key: string; html: Buffer | undefined }[]): Buffer<ArrayBuffer> {
  const [first = '', ...pieces] = marked.split(mark)
  let next = 0
  const parts = pieces.flatMap((piece) => {
    const bytes = Buffer.from(piece.slice(1))
    if (piece[0] === closes) return bytes
    const { key = '', html } = marks[next++] ?? {}
    if (html) return [html, bytes]
    known.set(key, bytes)
    return bytes
  })
  return Buffer.concat([Buffer.from(first), ...parts])
}
