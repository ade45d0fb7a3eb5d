/** The sides of a plot, wherever one is named; within a sentence in small letters. */
export const sideWords = {
  'site.side.N': 'North',
  'site.side.NE': 'North-east',
  'site.side.E': 'East',
  'site.side.SE': 'South-east',
  'site.side.S': 'South',
  'site.side.SW': 'South-west',
  'site.side.W': 'West',
  'site.side.NW': 'North-west',
  'site.side.any': 'Any direction',
} as const

/** The units of lengths and areas, as they stand behind a figure. */
export const unitWords = {
  'site.unit.ft': 'ft',
  'site.unit.in': 'in',
  'site.unit.yd': 'yd',
  'site.unit.m': 'm',
  'site.unit.cm': 'cm',
  'site.unit.sqft': 'sq ft',
  'site.unit.sqm': 'sq m',
  'site.unit.gaj': 'gaj',
  'site.unit.cent': 'cents',
} as const

/** A plot that somebody named, in what they sent and what tells of it. */
export const plotWords = {
  ...sideWords,
  ...unitWords,
  'site.plot': '{width} × {depth} {unit}',
  'site.plot.facing': '{width} × {depth} {unit}, facing {side}',
} as const
