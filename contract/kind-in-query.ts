import { z } from 'zod'
import type { ActivityKind } from './activity.ts'

/** Kinds that addresses call by the same name. */
const uncounted: readonly string[] = ['pricing', 'settings', 'media'] satisfies ActivityKind[]

/** What the addresses of its documents call a kind: `designs`, `categories`. */
export function kindInPaths(kind: string): string {
  if (uncounted.includes(kind)) return kind
  return kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`
}

/** One of these kinds, by its own name or as addresses call it. */
export function kindInQuery<Kind extends string>(kinds: readonly Kind[]) {
  const byName = new Map(kinds.flatMap((kind) => [kind, kindInPaths(kind)].map((name) => [name, kind])))
  return z
    .enum([...byName.keys()], { error: `Kind must be one of ${kinds.join(', ')}` })
    .transform((name) => byName.get(name) as Kind)
}
