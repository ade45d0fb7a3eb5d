/*
 * Loaded before the product: its clock, as JavaScript knows it, goes wrong by the milliseconds that the file CLOCK_FILE says,
 * looked at ten times a second.
 */
import { readFileSync } from 'node:fs'

const RealDate = Date
let ahead = 0

setInterval(() => {
  try {
    ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0
  } catch {
    ahead = 0
  }
}, 100).unref()

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  static now() {
    return RealDate.now() + ahead
  }
}
