type Fields = Record<string, unknown>

/** True where two forms hold the same. A field that is missing counts as one that is empty. */
export function isSameTyped(one: unknown, other: unknown): boolean {
  if (isFields(one) && isFields(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].every((name) => isSameTyped(one[name], other[name]))
  }
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSameTyped(value, other[index]))
  return (one ?? '') === (other ?? '')
}

/**
 * A form's content with what was changed of it elsewhere, field by field. What the form no longer knows, or knows
 * otherwise, is left out.
 */
export function withChanges<Typed>(typed: Typed, from: unknown, to: unknown): Typed {
  if (isFields(typed) && isFields(to)) {
    const before = isFields(from) ? from : {}
    const entries = Object.entries(typed).map(([name, value]) => [
      name,
      withChanges(value, before[name], to[name]),
    ])
    return Object.fromEntries(entries) as Typed
  }
  return isSameTyped(from, to) || !isOfOneKind(typed, to) ? typed : (to as Typed)
}

function isOfOneKind(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && other !== null
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
