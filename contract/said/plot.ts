import type { AreaUnit } from '../areas.ts'
import type { PlotUnit } from '../units.ts'
import { digitsAt } from './numbers.ts'
import { type Found, Phrases, past } from './phrases.ts'
import { bedroomsAt } from './rooms.ts'
import { squareUnits } from './square-units.ts'
import { storeysAt } from './storeys.ts'
import { type Token, tokensOf, wordSet } from './tokens.ts'
import type { Meanings } from './understood.ts'

/** Units of lengths, as they are typed behind a figure. */
export const lengthUnits = new Phrases<PlotUnit>([
  ["ft,feet,foot,fit,fts,',′,’,फीट,फुट,फ़ीट", 'ft'],
  ['m,mt,mtr,mtrs,meter,meters,metre,metres,मीटर', 'm'],
  ['yd,yds,yard,yards,gaj,gaz,guj,गज', 'yd'],
  ['cm,cms', 'cm'],
])
/** Many say an area's unit of the sides too, such as 30x40 sqft. */
const sideOf: Partial<Record<AreaUnit, PlotUnit>> = { sqft: 'ft', sqm: 'm', gaj: 'yd' }
const inches = new Phrases<true>([['",″,”,in,inch,inches,इंच', true]])
/** What stands between two sides. */
export const between = wordSet('x * × ✕ ✖ х by into cross बाय गुणा बटा')
/** What many type between them as well, and others between the ends of a range or of a date. */
const dashes = wordSet('- – — /')
/** What makes a range of two numbers with a dash between them, or the number of a house. */
const ranged = {
  before: wordSet(
    'under below upto within from above over about around budget range price cost age no sector block phase flat ward',
  ),
  behind: wordSet(
    '% percent years year yrs days weeks months minutes people persons members guests rooms units',
  ),
}
/** What said after two numbers makes them something else than the sides of a plot. */
const otherwise = new Phrases<true>([
  [
    'bhk,bed,beds,bedroom,bedrooms,br,lakh,lakhs,lac,lacs,cr,crore,crores,k,thousand,sqft,sft,sq,square,gaj,gaz,cent,cents,floor,floors,storey,storeys,लाख,करोड़,बेडरूम,बीएचके,गज',
    true,
  ],
])
/** Sides in each unit between which two numbers are a plot's. */
const sides: Record<PlotUnit, [least: number, most: number]> = {
  ft: [8, 2000],
  m: [3, 600],
  yd: [3, 600],
  cm: [300, 60_000],
  in: [96, 24_000],
}
/** Without a sign that says so between them, two numbers are only taken for the sides of a usual plot. */
const usual: [least: number, most: number] = [12, 150]

const sideNames = new Phrases<'width' | 'depth'>([
  ['width,breadth,wide,front,frontage,चौड़ाई', 'width'],
  ['depth,length,deep,long,लंबाई,गहराई', 'depth'],
])
/** What may stand between sides that are named. */
const joined = /^(?:x|\*|×|by|and|,)$/

/** Sides that are called by their names: width 30 depth 40, 40 ft length 30 ft width. */
function namedPlotAt(
  tokens: readonly Token[],
  index: number,
  isOfAnySize: boolean,
): Found<Meanings['plot']> | undefined {
  const one = namedSideAt(tokens, index)
  const other = one && namedSideAt(tokens, past(tokens, one.next, joined))
  if (!one || !other || one.name === other.name) return undefined
  const [width, depth] = one.name === 'width' ? [one, other] : [other, one]
  const unit = width.unit ?? depth.unit ?? 'ft'
  const [least, most] = sides[unit]
  const value = { width: lengthIn(width, unit), depth: lengthIn(depth, unit), unit }
  const isOne = [value.width, value.depth].every((side) => side >= least && side <= most)
  return isOne || isOfAnySize ? { value, next: other.next } : undefined
}

function namedSideAt(tokens: readonly Token[], index: number) {
  const before = sideNames.at(tokens, index)
  const side = sideAt(tokens, before ? past(tokens, before.next, /^[-:=]$/) : index)
  const name = before ?? (side && sideNames.at(tokens, side.next))
  return side && name && { ...side, name: name.value, next: before ? side.next : name.next }
}

/** Two sides: 30x40, 30' × 40', 30 by 40 ft, 9x12 m; 30 40, 30-40 and 30/40 too, as many type it. */
export function plotAt(tokens: readonly Token[], index: number): Found<Meanings['plot']> | undefined {
  return sidesAt(tokens, index, false)
}

/** The same, however small or large they are where nothing but a plot can be meant: 5000x5000, 0 by 40 ft. */
export function plotOfAnySizeAt(
  tokens: readonly Token[],
  index: number,
): Found<Meanings['plot']> | undefined {
  return sidesAt(tokens, index, true)
}

function sidesAt(
  tokens: readonly Token[],
  index: number,
  isOfAnySize: boolean,
): Found<Meanings['plot']> | undefined {
  const named = namedPlotAt(tokens, index, isOfAnySize)
  if (named) return named
  const width = sideAt(tokens, index)
  if (!width) return undefined
  const sign = tokens[width.next]?.word ?? ''
  const isSaid = between.has(sign)
  const isDashed = dashes.has(sign)
  const depth = sideAt(tokens, isSaid || isDashed ? width.next + 1 : width.next, isSaid)
  if (!depth) return undefined
  const unit = depth.unit ?? width.unit ?? 'ft'
  const value = { width: lengthIn(width, unit), depth: lengthIn(depth, unit), unit }
  const isSure = isSaid || width.unit !== undefined || depth.unit !== undefined
  const [least, most] = isSure ? sides[unit] : usual
  const isOdd = ![value.width, value.depth].every((side) => side >= least && side <= most)
  if (isOdd && !(isOfAnySize && isSure && !isSomethingElse(tokens, index, depth.next))) return undefined
  if (isSaid) return { value, next: depth.next }
  if (isDashed && isRange(tokens, index, depth.next)) return undefined
  if ((tokens[width.next]?.isGlued && !isDashed) || isSomethingElse(tokens, index, depth.next))
    return undefined
  return { value, next: depth.next }
}

/** Which side a text says that says nothing else, as far as it can be told: 30, 30 ft, depth 40. @param mayStandBeside of the other words */
export function loneSideIn(
  text: string,
  mayStandBeside: (token: Token) => boolean,
): 'width' | 'depth' | undefined {
  const tokens = tokensOf(text)
  const begin = tokens.findIndex((token, index) => !mayStandBeside(token) || sideNames.at(tokens, index))
  const named = namedSideAt(tokens, begin)
  const side = named ?? sideAt(tokens, begin)
  if (!side || !tokens.slice(side.next).every(mayStandBeside)) return undefined
  const isSide = named || side.unit ? side.length > 0 : side.length > 0 && side.length <= usual[1]
  return isSide ? (named?.name ?? 'width') : undefined
}

interface Side {
  length: number
  inches: number
  unit: PlotUnit | undefined
  next: number
}

function sideAt(tokens: readonly Token[], index: number, mayBeSquare = false): Side | undefined {
  const number = digitsAt(tokens, index)
  if (!number) return undefined
  const after = past(tokens, number.next, /^-$/)
  const unit = lengthUnits.at(tokens, after) ?? (mayBeSquare ? squareUnitAt(tokens, after) : undefined)
  const next = unit ? past(tokens, unit.next, /^\.$/) : number.next
  // Architects write 30'-6".
  const rest = unit?.value === 'ft' ? digitsAt(tokens, past(tokens, next, /^-$/)) : undefined
  const ending = rest && rest.value < 12 ? inches.at(tokens, rest.next) : undefined
  if (rest && ending)
    return { length: number.value, inches: rest.value, unit: unit?.value, next: ending.next }
  return { length: number.value, inches: 0, unit: unit?.value, next }
}

function squareUnitAt(tokens: readonly Token[], index: number): Found<PlotUnit> | undefined {
  const square = squareUnits.at(tokens, index)
  const value = square && sideOf[square.value]
  return value && { value, next: square.next }
}

function lengthIn(side: Side, unit: PlotUnit): number {
  return unit === 'ft' ? side.length + side.inches / 12 : side.length
}

function isRange(tokens: readonly Token[], first: number, next: number): boolean {
  return ranged.before.has(tokens[first - 1]?.word ?? '') || ranged.behind.has(tokens[next]?.word ?? '')
}

function isSomethingElse(tokens: readonly Token[], first: number, next: number): boolean {
  const before = dashes.has(tokens[first - 1]?.word ?? '') ? first - 2 : first - 1
  const after = past(tokens, next, /^[-–—/]$/)
  const isFurther = tokens[after]?.number !== undefined
  return (
    tokens[before]?.number !== undefined ||
    (isFurther && !bedroomsAt(tokens, after) && !storeysAt(tokens, after)) ||
    otherwise.at(tokens, next) !== undefined
  )
}
