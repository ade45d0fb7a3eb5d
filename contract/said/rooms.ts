import { numberAt } from './numbers.ts'
import { type Found, Phrases, past } from './phrases.ts'
import type { Token } from './tokens.ts'

const rooms = new Phrases<true>([
  [
    'bhk,bhks,bkh,b h k,bedroom hall kitchen,bedrooms hall kitchen,bedroom hall and kitchen,bedroom,bedrooms,bed room,bed rooms,bed,beds,bedded,br,bdr,bdrm,bedrm,bedrms,kamra,kamre,kamron,kamara,बीएचके,बी एच के,बेडरूम,बैडरूम,बेड रूम,शयनकक्ष,कमरा,कमरे,कमरों',
    true,
  ],
])
/** Said after a 'bed' that is furniture. */
const furniture = new Phrases<true>([['sheet,design,table,side,back', true]])
/** Rooms of a house that are counted are its bedrooms, up to so many: 3 room house. */
const plainRooms = new Phrases<true>([['room,rooms', true]])
const mostPlain = 6
const alternatives = new Phrases<'range' | 'either'>([
  ['-,–,to,se,से', 'range'],
  ['/,or,and,ya,या', 'either'],
])
const most = 20

/** Bedrooms, of which one number must be had: 3bhk, three bedrooms, 2 or 3 BHK, BHK 3. */
export function bedroomsAt(tokens: readonly Token[], index: number): Found<number[]> | undefined {
  return roomsBehind(tokens, index) ?? numberBehind(tokens, index)
}

function roomsBehind(tokens: readonly Token[], index: number): Found<number[]> | undefined {
  const number = numberAt(tokens, index)
  if (!number || !isCount(number.value)) return undefined
  const named = roomsAt(tokens, number.next)
  if (named) return { value: [Math.floor(number.value)], next: named.next }
  const plain = plainRooms.at(tokens, past(tokens, number.next, /^[-–]$/))
  if (plain && number.value <= mostPlain) return { value: [Math.floor(number.value)], next: plain.next }
  // 3+1 BHK: a room beside the bedrooms.
  const beside = tokens[number.next]?.word === '+' ? number.next + 1 : undefined
  const sign = alternatives.at(tokens, number.next)
  const from = beside ?? sign?.next
  const other = from === undefined ? undefined : numberAt(tokens, from)
  const ending = other && isCount(other.value) ? roomsAt(tokens, other.next) : undefined
  if (!other || !ending) return undefined
  if (beside) return { value: [number.value], next: ending.next }
  const both = [number.value, other.value]
  return { value: sign?.value === 'range' ? allWithin(both) : both, next: ending.next }
}

/** 2-4 BHK asks for three as well. */
function allWithin([least = 0, greatest = 0]: number[]): number[] {
  if (least >= greatest) return [least, greatest]
  return Array.from({ length: Math.floor(greatest - least) + 1 }, (_, index) => least + index)
}

function roomsAt(tokens: readonly Token[], index: number): Found<true> | undefined {
  const named = rooms.at(tokens, past(tokens, index, /^[-–.]$/)) ?? atLeastAt(tokens, index)
  return named && !furniture.at(tokens, named.next) ? named : undefined
}

/** 4+ bedrooms asks for four; one more is near. */
function atLeastAt(tokens: readonly Token[], index: number): Found<true> | undefined {
  return tokens[index]?.word === '+' ? rooms.at(tokens, index + 1) : undefined
}

/** BHK 3, bedrooms: 3. */
function numberBehind(tokens: readonly Token[], index: number): Found<number[]> | undefined {
  const named = rooms.at(tokens, index)
  const number = named && numberAt(tokens, past(tokens, named.next, /^[-:=]$/))
  if (!number || !isCount(number.value) || tokens[number.next]?.isGlued) return undefined
  const follows = tokens[number.next]
  if (follows && (follows.number !== undefined || !/^\p{L}{3}/u.test(follows.word))) return undefined
  return { value: [Math.floor(number.value)], next: number.next }
}

function isCount(number: number): boolean {
  return number >= 1 && number <= most && Number.isInteger(number * 2)
}
