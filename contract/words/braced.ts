/**
 * Why a text can't be taken for what stands in it in braces, if it can't. A name that was translated, or has a gap, would be
 * shown as it is.
 * @param known the placeholders that are filled in
 */
export function refuseBraced(text: string, known: readonly string[]): string | undefined {
  const unknown = bracedIn(text).find((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  const others = known.length === 0 ? '' : `; there is ${known.map((name) => `{${name}}`).join(', ')}`
  return `{${unknown}} stands for nothing here${others}`
}

/** Whatever stands in braces. */
function bracedIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name as string)
}
