import { type Found, Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

const spoken = new Phrases([
  ['one,single,ek,एक', 1],
  ['two,double,do,दो', 2],
  ['three,triple,teen,tin,तीन', 3],
  ['four,char,chaar,चार', 4],
  ['five,panch,paanch,पांच,पाँच', 5],
  ['six,chhe,chah,cheh,छह,छः,छ', 6],
  ['seven,saat,sat,सात', 7],
  ['eight,aath,आठ', 8],
  ['nine,nau,नौ', 9],
  ['ten,das,दस', 10],
])

/** A number in digits or words. */
export function numberAt(tokens: readonly Token[], index: number): Found<number> | undefined {
  const number = tokens[index]?.number
  return number === undefined ? spoken.at(tokens, index) : { value: number, next: index + 1 }
}

/** A whole number from 1 to `most`, in digits or words. */
export function countAt(tokens: readonly Token[], index: number, most: number): Found<number> | undefined {
  const number = numberAt(tokens, index)
  const isCount = number && Number.isInteger(number.value) && number.value >= 1 && number.value <= most
  return isCount ? number : undefined
}

/** A number in digits alone. */
export function digitsAt(tokens: readonly Token[], index: number): Found<number> | undefined {
  const number = tokens[index]?.number
  return number === undefined ? undefined : { value: number, next: index + 1 }
}
