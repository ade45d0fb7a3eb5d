import type { WayBack } from '../undo/way-back.ts'
import { isEditConflict } from './edit-conflict.ts'

/** What is known of a document that has a status. */
export interface WithStatus<Status extends string> {
  _id: string
  status: Status
  updatedAt: string
}

/** The calls that read and change one document of a kind. */
export interface StatusCalls<Status extends string, Of extends WithStatus<Status>> {
  read: (id: string) => Promise<Of>
  update: (id: string, body: { status: Status; updatedAt: string }) => Promise<{ updatedAt: string }>
}

/**
 * Changes the status of a document, unless somebody else has given it another one since it was read.
 * @param check throws where a version must not have it
 * @returns the way back; nothing where it has that status already
 * @throws ApiError what the call answers; 409 where somebody else has changed the status meanwhile
 */
export async function changeStatus<Status extends string, Of extends WithStatus<Status>>(
  calls: StatusCalls<Status, Of>,
  seen: Of,
  status: Status,
  check?: (version: Of) => void,
): Promise<WayBack | undefined> {
  const { _id, status: before } = seen
  check?.(seen)
  // The list may be old: a colleague may have changed the status since.
  if (before === status && (await calls.read(_id)).status === status) return undefined
  try {
    const { updatedAt } = await calls.update(_id, { status, updatedAt: seen.updatedAt })
    return () => calls.update(_id, { status: before, updatedAt })
  } catch (error) {
    if (!isEditConflict(error)) throw error
    const now = await calls.read(_id)
    if (now.status !== status && now.status !== before) throw error
    return changeStatus(calls, now, status, check)
  }
}
