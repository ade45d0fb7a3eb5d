import type { AreaUnit } from '../areas.ts'
import { digitsAt } from './numbers.ts'
import { type Found, Phrases, past } from './phrases.ts'
import { rangeAt } from './ranges.ts'
import type { Token } from './tokens.ts'
import type { Meanings } from './understood.ts'

const units = new Phrases<AreaUnit>([
  [
    'sqft,sqfts,sft,sf,sqfeet,sqfoot,sq ft,sq fts,sq feet,sq foot,sq fit,square ft,square feet,square foot,squarefeet,squarefoot,sqaure feet,squre feet,वर्ग फुट,वर्ग फीट,वर्गफुट,वर्गफीट,स्क्वायर फीट,स्क्वायर फुट',
    'sqft',
  ],
  [
    'sqm,sqmt,sqmtr,sqmeter,sq m,sq mt,sq mtr,sq mtrs,sq meter,sq meters,sq metre,sq metres,square m,square meter,square meters,square metre,square metres,m2,m ²,m 2,वर्ग मीटर,वर्गमीटर',
    'sqm',
  ],
  [
    'gaj,gaz,guj,gaaj,gajj,sqyd,sqyds,sqyard,sqyards,sq yd,sq yds,sq yard,sq yards,sq gaj,square yd,square yds,square yard,square yards,गज,वर्ग गज',
    'gaj',
  ],
  ['cent,cents,सेंट', 'cent'],
])

/** An area with its unit: 1,200 sq ft, 100 gaj, under 1000 sqft. */
export function areaAt(tokens: readonly Token[], index: number): Found<Meanings['area']> | undefined {
  const found = rangeAt(tokens, index, measuredAt)
  if (found?.unit === undefined) return undefined
  const { about } = found.range
  const isLeast = about !== null && tokens[index + 1]?.word === '+'
  const range = isLeast ? { about: null, least: about, most: null } : found.range
  return { value: { ...range, unit: found.unit }, next: found.next }
}

function measuredAt(tokens: readonly Token[], index: number) {
  const number = digitsAt(tokens, index)
  if (!number || number.value <= 0) return undefined
  const unit = units.at(tokens, past(tokens, number.next, /^[-+]$/))
  return {
    value: number.value,
    unit: unit?.value,
    next: unit ? past(tokens, unit.next, /^\.$/) : number.next,
  }
}
