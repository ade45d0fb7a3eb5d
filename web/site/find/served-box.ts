import type { ServedPart } from '../hydration/served.tsx'
import type { FinderBoxProps } from './finder-box.tsx'

/** The finder's line on other pages is kept as it was served: it needs no code. */
export const finderBox: ServedPart<FinderBoxProps> = {
  load: async () => (await import('./late-box.ts')).FinderBox,
}
export const finderEntry: ServedPart<object> = {
  load: async () => (await import('./late-box.ts')).FinderEntry,
}
