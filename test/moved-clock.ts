/** Loaded before a product (`--import`), this moves its clock ahead by `CLOCK_AHEAD` milliseconds. */
const ahead = Number(process.env.CLOCK_AHEAD)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  static override now(): number {
    return RealDate.now() + ahead
  }
} as DateConstructor
