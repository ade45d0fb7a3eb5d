import { bedroom } from './bedroom.ts'
import { bungalow } from './bungalow.ts'
import { classicFront } from './classic-front.ts'
import { compact } from './compact.ts'
import { courtHouse } from './court-house.ts'
import { farmhouse } from './farmhouse.ts'
import { jaaliHouse } from './jaali-house.ts'
import { kitchen } from './kitchen.ts'
import { livingRoom } from './living-room.ts'
import { mediumHouse } from './medium-house.ts'
import { minimalistFront } from './minimalist-front.ts'
import { modernFront } from './modern-front.ts'
import { pavilion } from './pavilion.ts'
import { smallHouse } from './small-house.ts'
import { villa } from './villa.ts'

/** Which house or room a sample shows, by its code. */
export const houseOf = {
  'S-ARC-01': bungalow,
  'S-ARC-02': villa,
  'S-ARC-03': compact,
  'S-ELE-01': modernFront,
  'S-ELE-02': classicFront,
  'S-ELE-03': minimalistFront,
  'S-PLN-01': smallHouse,
  'S-PLN-02': mediumHouse,
  'S-PLN-03': courtHouse,
  'S-INT-01': livingRoom,
  'S-INT-02': bedroom,
  'S-INT-03': kitchen,
  'S-TRD-01': farmhouse,
  'S-TRD-02': jaaliHouse,
  'S-TRD-03': pavilion,
} as const
