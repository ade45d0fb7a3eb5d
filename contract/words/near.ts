import { kindWords } from './picture-kinds.ts'
import { saidWords } from './said.ts'

/** By what a design misses what is sought in a list. */
export const nearWords = {
  'list.near.over': '{amount} over',
  'list.near.under': '{amount} under',
  'list.near.larger': '{area} larger',
  'list.near.smaller': '{area} smaller',
  'list.near.bedrooms.fewer': 'one bedroom fewer',
  'list.near.bedrooms.more': 'one bedroom more',
  'list.near.bathrooms.fewer': 'one bathroom fewer',
  'list.near.bathrooms.more': 'one bathroom more',
  'list.near.floors.fewer': 'one floor fewer',
  'list.near.floors.more': 'one floor more',
  'list.near.parking.fewer': 'parking for one car fewer',
  'list.near.facing': 'faces {side}',
  'list.near.plot': 'for a plot of {width} × {depth} {unit}',
  'list.near.tag': 'without the tag {tag}',
  'list.near.color': 'not {color}',
  'list.near.picture': 'shows no {kind}',
  'list.near.in': 'in {name}',
  'list.near.word': 'does not say “{word}”',
} as const

/** All that is said of a design just outside of what is sought. */
export const saidNearWords = { ...nearWords, ...saidWords, ...kindWords }
