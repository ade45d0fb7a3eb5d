import type { PlotUnit } from '../units.ts'
import { digitsAt } from './numbers.ts'
import { type Found, Phrases, past } from './phrases.ts'
import { lengthUnits } from './plot.ts'
import type { Token } from './tokens.ts'
import type { Meanings } from './understood.ts'

const front = new Phrases<true>([
  ['front,frontage,fronting,front side,front width,plot front,plot frontage,wide,wide plot,width,फ्रंट', true],
])
/** Said after a front that is the face of a house, and after the width of a road. */
const face = new Phrases<true>([
  ['design,designs,elevation,elevations,view,door,look,yard,road,lane,street,gali', true],
])
/** Sides in each unit between which a length is a plot's. */
const usual: Partial<Record<PlotUnit, [least: number, most: number]>> = {
  ft: [10, 200],
  m: [3, 60],
  yd: [4, 70],
}

/** How wide a plot is along its road: 30 feet front, front 30 ft, 30 ft wide plot. */
export function frontageAt(tokens: readonly Token[], index: number): Found<Meanings['frontage']> | undefined {
  const before = front.at(tokens, index)
  const side = lengthAt(tokens, before ? past(tokens, before.next, /^[-:=]$/) : index)
  if (!side || before) return side
  const named = front.at(tokens, past(tokens, side.next, /^[-–]$/))
  return named && !face.at(tokens, named.next) ? { value: side.value, next: named.next } : undefined
}

function lengthAt(tokens: readonly Token[], index: number): Found<Meanings['frontage']> | undefined {
  const number = digitsAt(tokens, index)
  const unit = number && lengthUnits.at(tokens, past(tokens, number.next, /^-$/))
  const [least, most] = (unit && usual[unit.value]) ?? [Infinity, 0]
  if (!number || !unit || number.value < least || number.value > most) return undefined
  return { value: { length: number.value, unit: unit.value }, next: past(tokens, unit.next, /^\.$/) }
}
