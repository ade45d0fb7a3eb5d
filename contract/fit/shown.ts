import type { DesignFit } from '../finder.ts'
import type { Fit } from './fit.ts'
import { reasonUnits, type SayReason, sayReason } from './reasons.ts'
import { metres, type Sides } from './site.ts'

/** A fit as it is answered, in metres. @param isMetric whether lengths are said in metres, or in feet */
export function shownFit(
  { verdict, by, site, footprint, margins }: Fit,
  isMetric: boolean,
  say?: SayReason,
): DesignFit {
  return {
    verdict,
    by: by.map((reason) => ({
      what: reason.what,
      amount: reason.amount,
      unit: reasonUnits[reason.what],
      words: sayReason(reason, isMetric, say),
    })),
    plot: { width: metres(site.width), depth: metres(site.depth), facing: site.facing },
    setbacks: inMetres(site.setbacks),
    footprint: {
      width: metres(footprint.width),
      depth: metres(footprint.depth),
      turned: footprint.isTurned,
      mirrored: footprint.isMirrored,
      front: footprint.front,
    },
    margins: inMetres(margins),
  }
}

function inMetres({ front, back, left, right }: Sides): Sides {
  return { front: metres(front), back: metres(back), left: metres(left), right: metres(right) }
}
