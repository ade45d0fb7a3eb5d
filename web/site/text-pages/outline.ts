import { inParagraphs } from '#contract/rich-text.ts'

export interface Chapter {
  id: string
  title: string
}

const heading = /<h([1-6])(?: id="([^"]*)")?>([\s\S]*?)<\/h\1>/g
const longestAnchor = 100
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/**
 * A saved text ready for a page that has a heading of its own: every heading below that one and with an anchor, plain
 * text in paragraphs. One title of its own becomes the first chapter; where there are several, all headings go down.
 * @param saved HTML as the server cleaned it
 */
export function outline(saved: string): { html: string; chapters: Chapter[] } {
  const text = inParagraphs(saved)
  const titles = text.split('<h1').length - 1
  const down = titles > 1 ? 1 : 0
  const found: (Chapter & { level: number })[] = []
  const unique = uniqueIds()
  const html = text.replace(heading, (_, digit: string, given: string | undefined, content: string) => {
    const level = Math.min(6, Math.max(2, Number(digit) + down))
    const title = plain(content)
    const id = unique(given || anchorOf(title))
    found.push({ id, title, level })
    return `<h${level} id="${id}">${content}</h${level}>`
  })
  const named = found.filter(({ title }) => title)
  const highest = named.filter(({ level }) => level === 2)
  const chapters = highest.length > 1 ? highest : named.filter(({ level }) => level === 3)
  return { html, chapters: chapters.map(({ id, title }) => ({ id, title })) }
}

function plain(content: string): string {
  return content
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

/** The words of a title, as an address can carry them; of a very long one its beginning. */
export function anchorOf(title: string): string {
  const words = title
    .slice(0, longestAnchor)
    .toLocaleLowerCase('en')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return words?.join('-') ?? 'part'
}

/** Each id once: the second of a name gets -2, and so on; what is taken already is passed over. */
function uniqueIds(): (id: string) => string {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return (id) => {
    let free = id
    let count = counts.get(id) ?? 1
    while (taken.has(free)) free = `${id}-${++count}`
    counts.set(id, count)
    taken.add(free)
    return free
  }
}
