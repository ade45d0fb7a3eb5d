import type { Facing } from '../house-shown.ts'
import { fromMetres } from '../lengths.ts'
import { formatRupees } from '../prices.ts'
import { wordsOf } from '../words/fill.ts'
import { reasonWords } from '../words/find.ts'
import { sideWords, unitWords } from '../words/measures.ts'
import {
  allowedArea,
  coverageOff,
  differenceTo,
  facingOff,
  type HouseFigures,
  sizeOff,
  slight,
  type Way,
  type Wish,
} from './nearness.ts'
import { metres, type Site } from './site.ts'

/** What can be in the way, in the order in which it is said. */
export const reasonKinds = [
  'width',
  'depth',
  'facing',
  'bedrooms',
  'floors',
  'budget',
  'coverage',
  'area',
] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** What each is counted in. */
export const reasonUnits = {
  width: 'm',
  depth: 'm',
  facing: 'degrees',
  bedrooms: 'bedrooms',
  floors: 'floors',
  budget: 'INR',
  coverage: '%',
  area: 'sqft',
} as const satisfies Record<ReasonKind, string>

/** One thing that keeps a house from fitting, and by how much, in `reasonUnits`. */
export interface Reason {
  what: ReasonKind
  amount: number
  /** Of bedrooms and floors: whether it has fewer than are asked for. */
  isFewer?: boolean
  /** Of the facing: the side that it was drawn for. */
  side?: Facing
  /** Of the facing: it was drawn for this side, but lies turned. */
  isTurnedAway?: boolean
}

/** Everything that keeps a house from fitting, lying so. */
export function reasonsOf(site: Site, house: HouseFigures, wish: Wish, way: Way): Reason[] {
  const size = sizeOff(site, house, way)
  const most = allowedArea(site)
  const reasons: Reason[] = [
    { what: 'width', amount: metres(size.width) },
    { what: 'depth', amount: metres(size.depth) },
    {
      what: 'facing',
      amount: facingOff(site.facing, house.facing, way),
      side: house.facing ?? 'any',
      isTurnedAway: way === 'turned' && house.facing === site.facing,
    },
    differing('bedrooms', wish.bedrooms, house.bedrooms),
    differing('floors', wish.floors, house.floors),
    { what: 'budget', amount: wish.budget === null ? 0 : (house.price ?? 0) - wish.budget },
    { what: 'coverage', amount: tidy(coverageOff(site, house)) },
    { what: 'area', amount: most === null ? 0 : tidy((house.area ?? 0) - most) },
  ]
  return reasons.filter(({ amount }) => amount > slight)
}

function differing(what: 'bedrooms' | 'floors', asked: readonly number[], is: number | null): Reason {
  const amount = asked.length === 0 ? 0 : differenceTo(asked, is ?? 0)
  return { what, amount: Math.abs(amount), isFewer: amount < 0 }
}

/** Rounded up to hundredths: what is too much is never said to be nothing. */
function tidy(amount: number): number {
  return amount > slight ? Math.ceil(amount * 100 - slight) / 100 : 0
}

/** What `sayReason` reads. */
export const saidReasonWords = { ...reasonWords, ...sideWords, ...unitWords }
export type SayReason = ReturnType<typeof wordsOf<typeof saidReasonWords>>
const own: SayReason = wordsOf(saidReasonWords)

/** A reason as people say it, lengths in the unit that the plot was said in. */
export function sayReason(reason: Reason, isMetric: boolean, say: SayReason = own): string {
  const { what, amount, isFewer } = reason
  switch (what) {
    case 'width':
    case 'depth':
      return isMetric
        ? say(`find.by.${what}.m`, { length: metresUp(amount, say) })
        : say(`find.by.${what}.ft`, { length: feetUp(amount, say) })
    case 'facing':
      if (reason.isTurnedAway) return say('find.by.front')
      return say('find.by.facing', { side: say(`site.side.${reason.side ?? 'any'}`).toLocaleLowerCase('en') })
    case 'bedrooms':
      return say(isFewer ? 'find.by.bedroom.fewer' : 'find.by.bedroom.more')
    case 'floors':
      return say(isFewer ? 'find.by.floor.fewer' : 'find.by.floor.more')
    case 'budget':
      return say('find.by.budget', { amount: formatRupees(Math.ceil(amount)) })
    case 'coverage':
      return say('find.by.coverage', { percent: Math.ceil(amount) })
    case 'area':
      return say('find.by.area', { area: `${Math.ceil(amount)} ${say('site.unit.sqft')}` })
  }
}

const twoPlaces = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** Rounded up to the centimetre: 0.4 m. */
function metresUp(length: number, say: SayReason): string {
  return `${twoPlaces.format(Math.ceil(length * 100 - slight) / 100)} ${say('site.unit.m')}`
}

/** Rounded up to the inch, in words that stand in a sentence: 1 ft, 1 ft 4 in. */
function feetUp(length: number, say: SayReason): string {
  const inches = Math.ceil(fromMetres(length, 'in') - slight)
  const [feet, rest] = [Math.trunc(inches / 12), inches % 12]
  return [feet > 0 && `${feet} ${say('site.unit.ft')}`, rest > 0 && `${rest} ${say('site.unit.in')}`]
    .filter(Boolean)
    .join(' ')
}
