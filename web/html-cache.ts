import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type StyleRules, withoutStyleAttributes } from './style-rules.ts'
import { caching, styleRulesId } from './ui/cached-html.tsx'

const bytesPerCharacter = 2
const bytesBeside = 200

interface Known {
  html: Buffer
  rules: StyleRules
}

/** The HTML of what pages have alike with the rules of its styles, by what it was made of. */
const known = new LRUCache<string, Known>({
  max: 5000,
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ html, rules }, key) => {
    const characters = [...rules.values()].reduce((sum, rule) => sum + rule.length, key.length)
    return html.length + characters * bytesPerCharacter + bytesBeside
  },
})

/** No text that comes from outside is taken for it. */
const mark = `cached-${randomBytes(12).toString('hex')}`
const [opens, closes, stands] = ['(', ')', '.']
/** Around a text that React did not write. */
const [foreign, own] = ['<', '>']
const headEnds = '</head>'

interface Rendered {
  /** The page with marks in the place of what is known, and around what is not known yet. */
  marked: string
  /**
   * Puts what is known in the place of its marks, which nobody may have put in another order, and the styles of elements in
   * a sheet with the nonce.
   */
  fillIn(marked: string, nonce: string): Buffer<ArrayBuffer>
}

/**
 * Renders a page without what was rendered before.
 * @param render waits for nothing: what is marked meanwhile is this page's
 */
export function withCachedHtml(render: () => string): Rendered {
  const marks: Mark[] = []
  caching.mark = (of) => {
    const key = JSON.stringify(of)
    const found = known.get(key)
    marks.push({ key, found })
    return found ? { before: '', after: mark + stands } : { before: mark + opens, after: mark + closes }
  }
  caching.markForeign = (html) => mark + foreign + html + mark + own
  try {
    return { marked: render(), fillIn: (marked, nonce) => filledIn(marked, marks, nonce) }
  } finally {
    caching.mark = undefined
    caching.markForeign = undefined
  }
}

interface Mark {
  key: string
  found: Known | undefined
}

function filledIn(marked: string, marks: Mark[], nonce: string): Buffer<ArrayBuffer> {
  const [first = '', ...pieces] = marked.split(mark)
  const all: StyleRules = new Map()
  const parts: Buffer[] = []
  let sheetAt = -1
  let next = 0

  function add({ html, rules }: Known): void {
    parts.push(html)
    for (const [name, rule] of rules) all.set(name, rule)
  }

  /** The sheet's place is found where the head ends. */
  function addText(text: string): void {
    const end = sheetAt < 0 ? text.indexOf(headEnds) : -1
    add(read(text.slice(0, Math.max(end, 0))))
    if (end >= 0) sheetAt = parts.length
    add(read(text.slice(Math.max(end, 0))))
  }

  addText(first)
  for (const piece of pieces) {
    const [kind, text] = [piece[0], piece.slice(1)]
    if (kind === foreign) parts.push(Buffer.from(text))
    else if (kind === closes || kind === own) addText(text)
    else {
      const { key = '', found } = marks[next++] ?? {}
      const made = found ?? read(text)
      if (!found) known.set(key, ofItsOwn(made))
      add(made)
      if (found) addText(text)
    }
  }
  if (all.size > 0 && sheetAt >= 0) parts.splice(sheetAt, 0, sheetOf(all, nonce))
  return Buffer.concat(parts)
}

function read(text: string): Known {
  const rules: StyleRules = new Map()
  return { html: Buffer.from(withoutStyleAttributes(text, rules)), rules }
}

/**
 * Without what it was made beside: a rule that was cut out of a page's text would keep all of that in memory, and a short piece of
 * HTML the 8 KB that Node shares among such.
 */
function ofItsOwn({ html, rules }: Known): Known {
  return {
    html: Buffer.from(new Uint8Array(html).buffer),
    rules: new Map([...rules].map(([name, rule]) => [name, Buffer.from(rule).toString()])),
  }
}

function sheetOf(rules: StyleRules, nonce: string): Buffer {
  return Buffer.from(`<style nonce="${nonce}" id="${styleRulesId}">${[...rules.values()].join('')}</style>`)
}
