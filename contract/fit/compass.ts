import type { Facing } from '../house-shown.ts'

/** A side on which a road can lie. */
export type Side = Exclude<Facing, 'any'>

/** Degrees from north, clockwise. */
export const bearings: Record<Side, number> = {
  N: 0,
  NE: 45,
  E: 90,
  SE: 135,
  S: 180,
  SW: 225,
  W: 270,
  NW: 315,
}

/** How far it is from one side to another, clockwise: degrees from 0 to 315. */
export function clockwise(from: Side, to: Side): number {
  return (bearings[to] - bearings[from] + 360) % 360
}

/** The angle between two sides, in degrees from 0 to 180. */
export function between(one: Side, other: Side): number {
  const angle = clockwise(one, other)
  return Math.min(angle, 360 - angle)
}

/**
 * Whether the mirror image of a house that faces `drawn` faces `road`. It is mirrored about the line of the road, so that
 * what lies left and right stays on its side of the compass: east serves west. One that faces a diagonal may be mirrored
 * about north–south and east–west too: north-east serves north-west and south-east.
 */
export function isMirrored(drawn: Side, road: Side): boolean {
  const angle = between(drawn, road)
  return angle === 180 || (angle === 90 && bearings[drawn] % 90 !== 0)
}

/** Where north lies on a drawing that has the road at its foot: degrees from upwards, clockwise. */
export function northFrom(road: Side): number {
  return (540 - bearings[road]) % 360
}
