interface Part {
  /** Ids of the parts that it shows again, and the parts that lie in it. */
  shows: (string | Part)[]
}

/** Counts what a drawing draws where parts show others again, which show others again. */
export function countRepeats() {
  const root: Part = { shows: [] }
  const stack: Part[] = [root]
  const named = new Map<string, Part>()
  const counted = new Map<Part, number>()

  function countOf(part: Part): number {
    const known = counted.get(part)
    if (known !== undefined) return known
    // A part that shows itself has no end.
    counted.set(part, Number.POSITIVE_INFINITY)
    let count = 1
    for (const shown of part.shows) {
      const other = typeof shown === 'string' ? named.get(shown) : shown
      if (other) count += countOf(other)
    }
    counted.set(part, count)
    return count
  }

  return {
    open(attributes: Record<string, { local: string; value: string }>): void {
      const values = Object.values(attributes)
      const id = values.find(({ local }) => local === 'id')?.value
      const href = values.find(({ local }) => local === 'href')?.value.trim()
      const part: Part = { shows: href?.startsWith('#') ? [href.slice(1)] : [] }
      stack.at(-1)?.shows.push(part)
      stack.push(part)
      if (id !== undefined) named.set(id, part)
    },
    close: () => void stack.pop(),
    count: () => countOf(root),
  }
}
