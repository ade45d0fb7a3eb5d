import { isPendingKind, type PendingKind } from '#contract/pending.ts'
import { type AnyEditable, editables } from '../versions/kinds.ts'

export type AnyPendable = AnyEditable & { kind: PendingKind }

/** Every kind of document that can have pending changes: all that visitors see and that can be edited. */
export const pendables: AnyPendable[] = Object.values<AnyEditable>(editables).filter(
  (editable): editable is AnyPendable => isPendingKind(editable.kind),
)

export function pendableOf(kind: PendingKind): AnyPendable {
  return editables[kind] as AnyPendable
}
