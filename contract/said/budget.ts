import { digitsAt } from './numbers.ts'
import { type Found, Phrases, past } from './phrases.ts'
import { rangeAt } from './ranges.ts'
import { squareUnits } from './square-units.ts'
import type { Token } from './tokens.ts'
import type { Meanings } from './understood.ts'

const magnitudes = new Phrases<number>([
  ['k,thousand,thousands,hazar,hazaar,hajar,हजार,हज़ार', 1e3],
  ['lakh,lakhs,lac,lacs,lakhs,lak,लाख', 1e5],
  ['cr,crs,crore,crores,karod,caror,करोड़,करोड', 1e7],
])
/** Too short to stand alone. */
const gluedMagnitudes = new Phrases<number>([['l', 1e5]])
const currency = new Phrases<true>([['₹,rs,inr,rupees,rupee,rupaye,रु,रुपये,रूपये', true]])
/** What a sum is called before its figure. */
const called = new Phrases<true>([
  ['price,prices,cost,costs,costing,rate,kimat,keemat,daam,कीमत,क़ीमत,दाम', true],
])
/** The least that is taken for a sum of money where nothing but a bound says so. */
const leastSum = 1000
/** Between these a number in whole thousands is one without a bound too: 25,00,000. A PIN code is seldom so round. */
const largeSum: [least: number, most: number] = [25_000, 1_000_000_000]

type Money = 'said' | 'bare'

/** A sum of money: under 20 lakh, 50k, ₹2,40,000, 20-30 lakh. What is said alone is the most. */
export function budgetAt(tokens: readonly Token[], index: number): Found<Meanings['budget']> | undefined {
  const name = called.at(tokens, index)
  const found = rangeAt<Money>(
    tokens,
    name ? past(tokens, name.next, /^(?:[-:=]|of|is)$/) : index,
    measuredAt,
  )
  if (!found || (name && squareUnits.at(tokens, found.next))) return undefined
  const { about } = found.range
  if (found.unit === 'bare' && !found.isBound && !name && !isLarge(about)) return undefined
  const isAlone = about !== null && !found.isBound
  return { value: isAlone ? { about: null, least: null, most: about } : found.range, next: found.next }
}

function isLarge(sum: number | null): boolean {
  return sum !== null && sum % 1000 === 0 && sum >= largeSum[0] && sum <= largeSum[1]
}

function measuredAt(tokens: readonly Token[], index: number) {
  const sign = currency.at(tokens, index)
  const from = sign ? past(tokens, sign.next, /^\.$/) : index
  const number = digitsAt(tokens, from)
  if (!number || number.value <= 0) return undefined
  const magnitude =
    magnitudes.at(tokens, number.next) ??
    (sign || tokens[number.next]?.isGlued ? gluedMagnitudes.at(tokens, number.next) : undefined)
  const next = magnitude?.next ?? number.next
  const after = endOfPrice(tokens, next)
  const isSaid = Boolean(sign ?? magnitude) || after !== next
  const scale = magnitude?.value
  const value = Math.round(number.value * (scale ?? 1))
  if (!isSaid && (value < leastSum || isMeasured(tokens, next))) return undefined
  return { value, unit: isSaid ? ('said' as const) : ('bare' as const), next: after, scale }
}

/** Rupees, or the sign `/-`. */
function endOfPrice(tokens: readonly Token[], index: number): number {
  const named = currency.at(tokens, index)
  if (named) return named.next
  return tokens[index]?.word === '/' && tokens[index + 1]?.word === '-' ? index + 2 : index
}

/** A number with some unit behind it is no sum of money. */
function isMeasured(tokens: readonly Token[], index: number): boolean {
  return tokens[index] !== undefined && tokens[index]?.isGlued === true
}
