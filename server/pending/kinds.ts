import { isPublishedKind, type PublishedKind } from '#contract/publishing.ts'
import { type AnyEditable, editables } from '../versions/kinds.ts'

export type AnyPendable = AnyEditable & { kind: PublishedKind }

/** Every kind of document that can have pending changes: all that visitors see and that can be edited. */
export const pendables: AnyPendable[] = Object.values<AnyEditable>(editables).filter(
  (editable): editable is AnyPendable => isPublishedKind(editable.kind),
)

export function pendableOf(kind: PublishedKind): AnyPendable {
  return pendables.find((pendable) => pendable.kind === kind) as AnyPendable
}
