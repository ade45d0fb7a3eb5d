import type { StillHeld } from '../../database/leases.ts'
import type { FileRow } from '../repository.ts'

/**
 * A file that is complete at `path`. `mayReuse` where its client takes any id, so also one of the same content. `isStillHeld`
 * where its id is held.
 */
export interface Arrived {
  id: string
  path: string
  name: string
  mayReuse?: boolean
  isStillHeld?: StillHeld
}

/** How a file that has arrived becomes a stored one. */
export interface Admission {
  find(id: string): Promise<FileRow | undefined>
  /** Stores the file at `path`, which it takes over, while nothing else happens to that id in this process. */
  admit(file: Arrived): Promise<FileRow>
}

export const takenMessage = 'A file with this id already exists'
