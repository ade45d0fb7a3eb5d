import { orLookedUp } from '../list/once-more.ts'
import type { WayBack } from '../undo/way-back.ts'
import { isEditConflict } from './edit-conflict.ts'
import { putBack } from './put-back.ts'

/** What is known of a document of which one value is changed by itself. */
export type WithValue<Name extends string, Value> = { _id: string; updatedAt: string } & Record<Name, Value>

/** The calls that read and change one document of a kind. */
export interface ValueCalls<Name extends string, Value, Of extends WithValue<Name, Value>> {
  read: (id: string) => Promise<Of>
  update: (id: string, body: { updatedAt: string } & { [N in Name]: Value }) => Promise<{ updatedAt: string }>
}

/**
 * Changes one value of a document, such as its status, unless somebody else has changed it since it was read.
 * @param check throws where a version must not have it
 * @returns the way back; nothing where it is so already
 * @throws ApiError what the call answers; 409 where somebody else has changed the value meanwhile
 */
export async function changeValue<Name extends string, Value, Of extends WithValue<Name, Value>>(
  calls: ValueCalls<Name, Value, Of>,
  name: Name,
  seen: Of,
  value: Value,
  check?: (version: Of) => void,
): Promise<WayBack | undefined> {
  const { _id } = seen
  const before: Value = seen[name]
  const bodyOf = (value: Value, updatedAt: string) =>
    ({ [name]: value, updatedAt }) as { updatedAt: string } & { [N in Name]: Value }

  check?.(seen)
  // What is seen may be old: a colleague may have changed it since.
  if (before === value && (await calls.read(_id))[name] === value) return undefined
  try {
    const { updatedAt } = await orLookedUp(
      seen,
      () => calls.update(_id, bodyOf(value, seen.updatedAt)),
      () => calls.read(_id),
      (now) => now[name] === value,
    )
    return () =>
      putBack(updatedAt, {
        put: (updatedAt) => calls.update(_id, bodyOf(before, updatedAt)),
        read: () => calls.read(_id),
        isAsLeft: (now) => now[name] === value,
        isBack: (now) => now[name] === before,
      })
  } catch (error) {
    if (!isEditConflict(error)) throw error
    const now = await calls.read(_id)
    if (now[name] !== value && now[name] !== before) throw error
    return changeValue(calls, name, now, value, check)
  }
}
