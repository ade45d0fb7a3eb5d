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

/** What was understood of what somebody typed. */
export const saidWords = {
  ...sideWords,
  ...unitWords,
  'site.unit.acre': 'acre',
  'site.unit.guntha': 'guntha',
  'site.unit.marla': 'marla',
  'site.unit.kanal': 'kanal',
  'site.unit.ground': 'ground',
  'site.said.bedrooms.one': '1 bedroom',
  'site.said.bedrooms.many': '{count} bedrooms',
  'site.said.bathrooms.one': '1 bathroom',
  'site.said.bathrooms.many': '{count} bathrooms',
  'site.said.floors.one': '1 floor',
  'site.said.floors.many': '{count} floors',
  'site.said.parking.one': 'parking for 1 car',
  'site.said.parking.many': 'parking for {count} cars',
  'site.said.plot': 'plot {width} × {depth} {unit}',
  'site.said.frontage': 'plot {length} {unit} wide',
  'site.said.plot.area': 'plot of {area}',
  'site.said.about': 'about {amount}',
  'site.said.between': '{least} to {most}',
  'site.said.from': 'from {amount}',
  'site.said.to': 'up to {amount}',
  'site.said.building': '{amount} to build',
  'site.said.without': 'without {what}',
  'site.said.or': '{one} or {other}',
} as const
