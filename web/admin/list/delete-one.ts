import { isGone } from '../page/gone.ts'
import type { WayBack } from '../undo/way-back.ts'
import { orOnceMore } from './once-more.ts'

/**
 * Deletes one of several rows. One that is gone already is as it was to be.
 * @param restore takes a deletion back, where something does
 * @returns how that is done; nothing where somebody else has deleted it, whose deletion stays
 */
export async function deleteOne(
  id: string,
  remove: (id: string) => Promise<unknown>,
  restore?: (id: string) => Promise<unknown>,
): Promise<WayBack | undefined> {
  try {
    await orOnceMore(() => remove(id))
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
  return restore && (() => orOnceMore(() => restore(id)))
}
