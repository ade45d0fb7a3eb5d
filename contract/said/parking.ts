import { countAt } from './numbers.ts'
import { type Found, Phrases, past } from './phrases.ts'
import type { Token } from './tokens.ts'

const cars = new Phrases<true>([
  [
    'car,cars,car parking,cars parking,car parkings,car park,car porch,car garage,car space,parking,parkings,gadi,gaadi,gadi parking,gaadi parking,gadi ki parking,gaadi ki parking,कार,कार पार्किंग,गाड़ी,गाड़ी पार्किंग,पार्किंग',
    true,
  ],
])
const roomFor = new Phrases<true>([['parking for,car parking for,garage for,space for', true]])

/** So many cars are told from one another. */
export const mostCars = 10

/** Cars that have room: 2 car parking, parking for two cars, parking 2. */
export function parkingAt(tokens: readonly Token[], index: number): Found<number> | undefined {
  return countedAt(tokens, index) ?? numberBehind(tokens, index)
}

function countedAt(tokens: readonly Token[], index: number): Found<number> | undefined {
  const from = roomFor.at(tokens, index)?.next ?? index
  const number = countAt(tokens, from, mostCars)
  if (!number) return undefined
  const named = cars.at(tokens, past(tokens, number.next, /^[-–]$/))
  return named && { value: number.value, next: named.next }
}

/** Car parking: 2. What a number in the midst of a text counts may be what follows it. */
function numberBehind(tokens: readonly Token[], index: number): Found<number> | undefined {
  const named = cars.at(tokens, index)
  const number = named && countAt(tokens, past(tokens, named.next, /^[-:=]$/), mostCars)
  return number && /^[,.;]?$/.test(tokens[number.next]?.word ?? '') ? number : undefined
}
