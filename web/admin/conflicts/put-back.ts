import { orLookedUp } from '../list/once-more.ts'
import { isEditConflict } from './edit-conflict.ts'

interface PuttingBack<Of extends { updatedAt: string }> {
  /** Stores what was there before, over this version. */
  put: (updatedAt: string) => Promise<{ updatedAt: string }>
  read: () => Promise<Of>
  /** Whether what was changed still is as that change left it. */
  isAsLeft: (now: Of) => boolean
  /** Whether it is what it was before. */
  isBack: (now: Of) => boolean
}

/**
 * Takes a change of a document back. What else was changed meanwhile, such as by a later change or its Undo, stays, and does not keep
 * what was changed from its way back. Where no answer comes, it is looked up whether it is back.
 * @param updatedAt the version that the change made
 * @throws Error where what was changed is something else by now; what the calls answer otherwise
 */
export async function putBack<Of extends { updatedAt: string }>(
  updatedAt: string,
  calls: PuttingBack<Of>,
): Promise<unknown> {
  const { put, read, isAsLeft, isBack } = calls
  try {
    return await orLookedUp({ updatedAt }, () => put(updatedAt), read, isBack)
  } catch (error) {
    if (!isEditConflict(error)) throw error
    const now = await read()
    if (!isAsLeft(now)) throw new Error('What was changed has been changed again since, and stays so.')
    return putBack(now.updatedAt, calls)
  }
}
