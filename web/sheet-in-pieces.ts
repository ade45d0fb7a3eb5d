/** A piece of a style sheet: what every page takes, a rule, or a block of pieces (`@media`, `@layer`). */
export type Piece = string | Rule | Block

interface Rule {
  text: string
  /** The class names that each of its selectors asks for. */
  selectors: string[][]
}

interface Block {
  opens: string
  pieces: Piece[]
}

const blocks = /^@(media|supports|layer|container|starting-style)\b/

/**
 * Takes a minified style sheet apart.
 * @throws an error where its braces do not match
 */
export function sheetInPieces(sheet: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < sheet.length) {
    const head = endOf(sheet, at, '{;')
    if (sheet[head] !== '{') {
      pieces.push(sheet.slice(at, head + 1))
      at = head + 1
      continue
    }
    const end = endOf(sheet, head + 1, '}')
    if (end >= sheet.length) throw new Error('A brace of the style sheet is not closed')
    pieces.push(pieceOf(sheet.slice(at, head), sheet.slice(head + 1, end)))
    at = end + 1
  }
  return pieces
}

function pieceOf(prelude: string, body: string): Piece {
  const text = `${prelude}{${body}}`
  if (blocks.test(prelude.trimStart())) return { opens: `${prelude}{`, pieces: sheetInPieces(body) }
  if (prelude.trimStart().startsWith('@')) return text
  return { text, selectors: selectorsIn(prelude).map(classesIn) }
}

/** Where the next of these letters stands that is neither escaped nor quoted nor within brackets; the text's end without one. */
function endOf(text: string, from: number, letters: string): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const letter = text[at] as string
    if (letter === '\\') at += 1
    else if (letter === '"' || letter === "'") at = endOfQuoted(text, at)
    else if (depth === 0 && letters.includes(letter)) return at
    else if ('({['.includes(letter)) depth += 1
    else if (')}]'.includes(letter)) depth -= 1
    else if (text.startsWith('/*', at)) at = text.indexOf('*/', at + 2) + 1
  }
  return text.length
}

function endOfQuoted(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === text[from]) return at
  }
  return text.length
}

function selectorsIn(prelude: string): string[] {
  const selectors: string[] = []
  for (let at = 0; at < prelude.length; ) {
    const end = endOf(prelude, at, ',')
    selectors.push(prelude.slice(at, end))
    at = end + 1
  }
  return selectors
}

/** Those that an element, or one around it, must have: what stands in brackets may be an alternative, or be wanted absent. */
function classesIn(selector: string): string[] {
  let bare = ''
  for (let at = 0; at < selector.length; ) {
    const opens = endOf(selector, at, '([')
    bare += selector.slice(at, opens)
    at = endOf(selector, opens + 1, selector[opens] === '[' ? ']' : ')') + 1
  }
  const names = bare.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi)
  return [...names].map(([, name = '']) => unescaped(name))
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, letter: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  )
}

/** Every class name that the sheet asks for anywhere. */
export function classesOf(pieces: readonly Piece[]): Set<string> {
  const names = pieces.flatMap((piece) => {
    if (typeof piece === 'string') return []
    return 'pieces' in piece ? [...classesOf(piece.pieces)] : piece.selectors.flat()
  })
  return new Set(names)
}

/** The sheet without the rules that ask for a class which is not in use. */
export function sheetFor(pieces: readonly Piece[], inUse: ReadonlySet<string>): string {
  let sheet = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') sheet += piece
    else if ('pieces' in piece) {
      const within = sheetFor(piece.pieces, inUse)
      if (within) sheet += `${piece.opens}${within}}`
    } else if (piece.selectors.some((names) => names.every((name) => inUse.has(name)))) sheet += piece.text
  }
  return sheet
}
