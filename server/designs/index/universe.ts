import { add, type Bits } from './bits.ts'
import type { Posting } from './posting.ts'
import type { Scratch } from './scratch.ts'

/** What the sets of a question are sets of: of all slots, or of the few that are left. */
export interface Universe {
  readonly scratch: Scratch
  /** Adds to a set what of a posting is in the universe. */
  join(posting: Posting, bits: Bits): void
  add(slot: number, bits: Bits): void
}

export function everySlot(scratch: Scratch): Universe {
  return { scratch, join: (posting, bits) => posting.joinTo(bits), add: (slot, bits) => add(bits, slot) }
}

/** Sets of the places of some slots, which rise. */
export function fewOf(slots: readonly number[], scratch: Scratch): Universe {
  return {
    scratch,
    join: (posting, bits) => posting.joinAmong(slots, bits),
    add(slot, bits) {
      const place = slots.indexOf(slot)
      if (place >= 0) add(bits, place)
    },
  }
}
