import type { ServedPart } from '../hydration/served.tsx'
import type { Maintenance } from './notice.tsx'

/** The notice is kept as it was served. */
export const servedNotice: ServedPart<Maintenance> = {
  load: async () => (await import('./late-notice.ts')).Notice,
}
