import { contextual } from './payloads/contexts.ts'
import { elements } from './payloads/elements.ts'
import { reparsed } from './payloads/reparsed.ts'
import { styles } from './payloads/styles.ts'
import { drawings } from './payloads/vectors.ts'
import { addresses } from './payloads/web-addresses.ts'

/** A text that would run a script, or fetch something from elsewhere, where it is taken for markup. */
export interface Payload {
  family: string
  text: string
}

/**
 * Every payload, each once, made of tags, handlers, schemes, encodings and nestings.
 * @param canary the address of a server that nobody has to ask
 */
export function payloads(canary: string): Payload[] {
  const families = {
    element: elements(canary),
    address: addresses(canary),
    context: contextual(canary),
    reparsed: reparsed(canary),
    style: styles(canary),
    drawing: drawings(canary),
  }
  const seen = new Set<string>()
  return Object.entries(families).flatMap(([family, texts]) =>
    texts.filter((text) => !seen.has(text) && seen.add(text)).map((text) => ({ family, text })),
  )
}
