import { withoutEntities } from './html-entities.ts'
import { classesOf, sheetFor, sheetInPieces } from './sheet-in-pieces.ts'
import { scripts } from './site/hydration/dormant.ts'
import sheet from './site.css?inline'

/** The site's style sheet, taken apart by the first page that needs it. */
let known:
  | { pieces: ReturnType<typeof sheetInPieces>; names: Map<string, string>; always: string[] }
  | undefined

function site() {
  if (known) return known
  const pieces = sheetInPieces(sheet)
  const names = [...classesOf(pieces)]
  const always = names.filter((name) => scripts.includes(name))
  known = { pieces, names: new Map(names.map((name) => [name, name])), always }
  return known
}

/** All of it. */
export const wholeSheet = () => sheet

/** Only the rules that elements with these classes ask for, and what the page's own scripts may add. */
export function usedRules(inUse: ReadonlySet<string>): string {
  const { pieces, always } = site()
  return sheetFor(pieces, new Set([...inUse, ...always]))
}

const attributes = / class="([^"]*)"/g

/** The class names in a piece of HTML that the sheet knows, each once, in the sheet's own letters: none keeps the HTML in memory. */
export function classesIn(html: string): readonly string[] {
  const { names } = site()
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const [, classes = ''] of html.matchAll(attributes)) {
    if (seen.has(classes)) continue
    seen.add(classes)
    for (const word of withoutEntities(classes).split(' ')) {
      const name = names.get(word)
      if (name !== undefined) found.add(name)
    }
  }
  return [...found]
}
