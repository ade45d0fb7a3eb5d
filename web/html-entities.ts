const letters: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }

/** The text of an attribute as React was given it. */
export function withoutEntities(attribute: string): string {
  if (!attribute.includes('&')) return attribute
  return attribute.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (all, name: string) => letters[name] ?? all)
}
