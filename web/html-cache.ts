import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { classesIn, usedRules, wholeSheet } from './site-sheet.ts'
import { type StyleRules, withoutStyleAttributes } from './style-rules.ts'
import { caching, styleRulesId } from './ui/cached-html.tsx'

const bytesPerCharacter = 2
const bytesBeside = 200
/** A name is the sheet's own, and only pointed at. */
const bytesPerName = 8

interface Known {
  html: Buffer
  rules: StyleRules
  /** The class names that its elements have, where the site's sheet knows them. */
  classes: readonly string[]
}

/** The HTML of what pages have alike with the rules of its styles, by what it was made of. */
const known = new LRUCache<string, Known>({
  max: 5000,
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ html, rules, classes }, key) => {
    const characters = [...rules.values()].reduce((sum, rule) => sum + rule.length, key.length)
    return html.length + characters * bytesPerCharacter + classes.length * bytesPerName + bytesBeside
  },
})

/** No text that comes from outside is taken for it. */
const mark = `cached-${randomBytes(12).toString('hex')}`
const [opens, closes, stands] = ['(', ')', '.']
/** Around a text that React did not write. */
const [foreign, own] = ['<', '>']
/** In the place of the site's style sheet. */
const sheet = '#'
const headEnds = '</head>'

interface Rendered {
  /** The page with marks in the place of what is known, and around what is not known yet. */
  marked: string
  /**
   * Puts what is known in the place of its marks, which nobody may have put in another order, and the styles of elements in
   * a sheet with the nonce.
   * @param hasUsedRulesOnly the site's style sheet has only the rules that the page's elements ask for
   */
  fillIn(marked: string, nonce: string, hasUsedRulesOnly: boolean): Buffer<ArrayBuffer>
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
  caching.markSheet = () => mark + sheet
  try {
    return {
      marked: render(),
      fillIn: (marked, nonce, hasUsedRulesOnly) =>
        filledIn(marked, marks, nonce, hasUsedRulesOnly ? usedRules : wholeSheet),
    }
  } finally {
    caching.mark = undefined
    caching.markForeign = undefined
    caching.markSheet = undefined
  }
}

interface Mark {
  key: string
  found: Known | undefined
}

function filledIn(
  marked: string,
  marks: Mark[],
  nonce: string,
  sheetOfSite: (inUse: ReadonlySet<string>) => string,
): Buffer<ArrayBuffer> {
  const [first = '', ...pieces] = marked.split(mark)
  const all: StyleRules = new Map()
  const inUse = new Set<string>()
  const parts: Buffer[] = []
  let rulesAt = -1
  let sheetAt = -1
  let next = 0

  function add({ html, rules, classes }: Known): void {
    parts.push(html)
    for (const [name, rule] of rules) all.set(name, rule)
    for (const name of classes) inUse.add(name)
  }

  /** The place of the elements' styles is found where the head ends. */
  function addText(text: string): void {
    const end = rulesAt < 0 ? text.indexOf(headEnds) : -1
    add(read(text.slice(0, Math.max(end, 0))))
    if (end >= 0) rulesAt = parts.length
    add(read(text.slice(Math.max(end, 0))))
  }

  addText(first)
  for (const piece of pieces) {
    const [kind, text] = [piece[0], piece.slice(1)]
    if (kind === foreign) parts.push(Buffer.from(text))
    else if (kind === closes || kind === own) addText(text)
    else if (kind === sheet) {
      sheetAt = parts.push(nothing) - 1
      addText(text)
    } else {
      const { key = '', found } = marks[next++] ?? {}
      const made = found ?? read(text)
      if (!found) known.set(key, ofItsOwn(made))
      add(made)
      if (found) addText(text)
    }
  }
  if (sheetAt >= 0) parts[sheetAt] = Buffer.from(sheetOfSite(inUse))
  if (all.size > 0 && rulesAt >= 0) parts.splice(rulesAt, 0, rulesOf(all, nonce))
  return Buffer.concat(parts)
}

const nothing = Buffer.alloc(0)

function read(text: string): Known {
  const rules: StyleRules = new Map()
  return { html: Buffer.from(withoutStyleAttributes(text, rules)), rules, classes: classesIn(text) }
}

/**
 * Without what it was made beside: a rule that was cut out of a page's text would keep all of that in memory, and a short piece of
 * HTML the 8 KB that Node shares among such.
 */
function ofItsOwn({ html, rules, classes }: Known): Known {
  return {
    classes,
    html: Buffer.from(new Uint8Array(html).buffer),
    rules: new Map([...rules].map(([name, rule]) => [name, Buffer.from(rule).toString()])),
  }
}

function rulesOf(rules: StyleRules, nonce: string): Buffer {
  return Buffer.from(`<style nonce="${nonce}" id="${styleRulesId}">${[...rules.values()].join('')}</style>`)
}
