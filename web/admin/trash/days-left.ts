const day = 24 * 3_600_000

/** How many days are left until then, a part of one counted whole; none once it is past. */
export function daysLeft(until: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / day))
}
