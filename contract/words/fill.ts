/** Texts by their names: the product's own, or those that a firm has put in their place. */
export type Words = Readonly<Record<string, string>>

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** What stands in a text for its placeholders: `{count}`. */
type ValuesOf<Text extends string, Value> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, Value>>]

const placeholder = /\{(\w+)\}/g

/** The names of a text's placeholders. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name]) => name as string))]
}

/** A text with its placeholders filled in. */
function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(placeholder, (all, name) => (Object.hasOwn(values, name) ? String(values[name]) : all))
}

/** Reads words of `own`, each as the firm has it, otherwise as the product does. */
export function wordsOf<const Own extends Words>(own: Own, changed: Words = {}) {
  return <Name extends keyof Own & string>(
    name: Name,
    ...[values]: ValuesOf<Own[Name], string | number>
  ): string => fill(changed[name] ?? own[name] ?? '', values)
}

/** As `wordsOf`, in pieces, so that an element may stand for a placeholder. */
export function piecesOf<const Own extends Words>(own: Own, changed: Words = {}) {
  return <Name extends keyof Own & string, Piece>(
    name: Name,
    ...[values]: ValuesOf<Own[Name], Piece>
  ): (string | Piece)[] => {
    const all: Readonly<Record<string, Piece>> = values ?? {}
    return (changed[name] ?? own[name] ?? '')
      .split(placeholder)
      .map((piece, index) =>
        index % 2 === 0 ? piece : Object.hasOwn(all, piece) ? (all[piece] as Piece) : `{${piece}}`,
      )
  }
}

/** Of the words that a firm has changed, those of one group: their names begin with its own. */
export function wordsFor(changed: Words, ...groups: string[]): Words {
  const own = Object.entries(changed).filter(([name]) => groups.some((group) => name.startsWith(`${group}.`)))
  return Object.fromEntries(own)
}
