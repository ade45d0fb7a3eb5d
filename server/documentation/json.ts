/** JSON as the API document is made of; its shape is what the linter and the generated client check. */
// biome-ignore lint/suspicious/noExplicitAny: OpenAPI's objects are open, and tests hold what they contain.
export type Json = any

/** A JSON value with every object in it, innermost first, put through `change`. */
export function mapObjects(value: Json, change: (object: Record<string, Json>) => Json): Json {
  if (Array.isArray(value)) return value.map((entry) => mapObjects(entry, change))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, entry]) => [key, mapObjects(entry, change)])
  return change(Object.fromEntries(entries))
}
