import { type AreaUnit, type LandUnit, landUnits } from '../areas.ts'
import { digitsAt } from './numbers.ts'
import { type Found, Phrases, past } from './phrases.ts'
import { between } from './plot.ts'
import { rangeAt } from './ranges.ts'
import { squareUnits } from './square-units.ts'
import type { Token } from './tokens.ts'
import type { Meanings } from './understood.ts'

/** Where nothing says that they are square, they are of an area only where no length is meant. */
const yards = new Phrases<AreaUnit>([['yd,yds,yard,yards', 'gaj']])
const regional = new Phrases<LandUnit>([
  ['acre,acres,acer,acers,ekad,ekar,एकड़,एकर', 'acre'],
  ['guntha,gunthas,gunta,guntas,gunthe,gunte,गुंठा,गुंठे', 'guntha'],
  ['marla,marlas,marle,मरला,मरले', 'marla'],
  ['kanal,kanals,कनाल', 'kanal'],
  ['ground,grounds', 'ground'],
])
const halves = new Phrases<number>([
  ['half,half a,half an,aadha,adha,आधा', 1 / 2],
  ['quarter,quarter of an,chauthai', 1 / 4],
])
/** 'One ground floor' is no area, nor is 'ground + 1'. */
const afterGround = new Phrases<true>([['floor,floors,storey,storeys,story,level,+,plus', true]])
/** Said behind yards that are a length. */
const ofLength = new Phrases<true>([
  ['front,frontage,wide,width,deep,depth,long,length,road,gali,lane,away,from', true],
])
/** What an area is called before its figure. */
const called = new Phrases<true>([
  [
    'area,plot area,site area,land area,total area,built up area,builtup area,carpet area,covered area,plinth area,plot size,size,kshetrafal,एरिया,क्षेत्रफल',
    true,
  ],
])
/** Between these a figure without a unit is an area in square feet, where it is called one or nothing else is said. */
const usual: [least: number, most: number] = [300, 20_000]

interface Unit {
  unit: AreaUnit
  land?: LandUnit
}

/** An area with its unit: 1,200 sq ft, 100 gaj, under 1000 sqft, 5 marla; sqft 1200 and area 1200 too. */
export function areaAt(tokens: readonly Token[], index: number): Found<Meanings['area']> | undefined {
  return calledAt(tokens, index) ?? withUnitAt(tokens, index) ?? behindUnitAt(tokens, index)
}

/** An area that nothing tells from other numbers: that it is usual for a house, and that nothing else is said. */
export function bareAreaAt(tokens: readonly Token[], index: number): Found<Meanings['area']> | undefined {
  const number = digitsAt(tokens, index)
  if (!number || !isUsual(number.value)) return undefined
  return { value: aboutSquareFeet(number.value), next: number.next }
}

function withUnitAt(tokens: readonly Token[], index: number): Found<Meanings['area']> | undefined {
  const found = rangeAt(tokens, index, measuredAt)
  if (found?.unit === undefined || isSide(tokens, found.next)) return undefined
  const { about } = found.range
  const isLeast = about !== null && tokens[index + 1]?.word === '+'
  const range = isLeast ? { about: null, least: about, most: null } : found.range
  return { value: { ...range, ...found.unit }, next: called.at(tokens, found.next)?.next ?? found.next }
}

/** Area 1200, plot area: 100 gaj. */
function calledAt(tokens: readonly Token[], index: number): Found<Meanings['area']> | undefined {
  const name = called.at(tokens, index)
  if (!name) return undefined
  const next = past(tokens, name.next, /^(?:[-:=]|of|is)$/)
  const measured = withUnitAt(tokens, next) ?? behindUnitAt(tokens, next)
  if (measured) return measured
  const bare = bareAreaAt(tokens, next)
  return bare && !isSide(tokens, bare.next) && !tokens[bare.next]?.isGlued ? bare : undefined
}

/** Sqft 1200. */
function behindUnitAt(tokens: readonly Token[], index: number): Found<Meanings['area']> | undefined {
  const unit = squareUnits.at(tokens, index)
  if (unit?.value !== 'sqft') return undefined
  const bare = bareAreaAt(tokens, past(tokens, unit.next, /^[-:=.]$/))
  return bare && !isSide(tokens, bare.next) && !unitAt(tokens, bare.next) ? bare : undefined
}

function aboutSquareFeet(about: number): Meanings['area'] {
  return { about, least: null, most: null, unit: 'sqft' }
}

function isUsual(area: number): boolean {
  return area >= usual[0] && area <= usual[1]
}

/** The number of '10 gaj x 20 gaj' is a side of a plot. */
function isSide(tokens: readonly Token[], next: number): boolean {
  return between.has(tokens[next]?.word ?? '') && tokens[next + 1]?.number !== undefined
}

function measuredAt(tokens: readonly Token[], index: number) {
  const number = fractionAt(tokens, index) ?? digitsAt(tokens, index)
  if (!number || number.value <= 0) return undefined
  const unit = unitAt(tokens, past(tokens, number.next, /^[-+]$/))
  if (!unit) return { value: number.value, unit: undefined, next: number.next }
  const { land } = unit.value
  const scale = land ? landUnits[land].scale : 1
  const value = scale === 1 ? number.value : Math.round(number.value * scale * 100) / 100
  return { value, unit: unit.value, scale, next: past(tokens, unit.next, /^\.$/) }
}

/** A part of a large unit: 1/2 acre, half an acre. */
function fractionAt(tokens: readonly Token[], index: number): Found<number> | undefined {
  const named = halves.at(tokens, index)
  const [part, whole] = [digitsAt(tokens, index), digitsAt(tokens, index + 2)]
  const isDivided = tokens[index + 1]?.word === '/' && part && whole && part.value < whole.value
  const found = named ?? (isDivided ? { value: part.value / whole.value, next: whole.next } : undefined)
  return found && regional.at(tokens, found.next) ? found : undefined
}

function unitAt(tokens: readonly Token[], index: number): Found<Unit> | undefined {
  const square = squareUnits.at(tokens, index)
  if (square) return { value: { unit: square.value }, next: square.next }
  const plain = yards.at(tokens, index)
  if (plain && !ofLength.at(tokens, plain.next)) return { value: { unit: plain.value }, next: plain.next }
  const other = regional.at(tokens, index)
  return other && !(tokens[index]?.word === 'ground' && afterGround.at(tokens, other.next))
    ? { value: { unit: landUnits[other.value].unit, land: other.value }, next: other.next }
    : undefined
}
