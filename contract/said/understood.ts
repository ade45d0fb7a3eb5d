import type { AreaUnit, LandUnit } from '../areas.ts'
import type { Facing } from '../house-shown.ts'
import type { PlotUnit } from '../units.ts'

/** A figure that is sought: about so much, or between two bounds, of which one may be missing. */
export interface Range {
  about: number | null
  least: number | null
  most: number | null
}

/** What each kind of thing that is read from a text is read as. */
export interface Meanings {
  bedrooms: number
  bathrooms: number
  plot: { width: number; depth: number; unit: PlotUnit }
  /** A plot's side along its road. */
  frontage: { length: number; unit: PlotUnit }
  /** `land` is the unit that was said, where it is read as another. */
  area: Range & { unit: AreaUnit; land?: LandUnit | undefined }
  /** Storeys, the ground floor included. */
  floors: number
  facing: Facing
  /** The least number of cars that have room. */
  parking: number
  /** Rupees. */
  budget: Range
  /** A design's code, with its dash. */
  code: string
  /** What must not be, as it was typed. */
  unwanted: string
}
export type Kind = keyof Meanings

/** One thing that was read from a text. */
export type Understood = {
  [Name in Kind]: {
    kind: Name
    value: Meanings[Name]
    /** As they were typed. */
    words: string
    /** Where they begin in the text. */
    start: number
  }
}[Kind]
