import { countAt } from './numbers.ts'
import { type Found, Phrases, past } from './phrases.ts'
import { type Token, wordSet } from './tokens.ts'

const named = new Phrases<number>([
  ['duplex,duplexes,duplx,dupleks,डुप्लेक्स', 2],
  ['triplex,triplexes,ट्रिपलेक्स', 3],
  ['ground floor,ground floor only,only ground floor,ground storey,single level,एक मंजिला,इकमंजिला', 1],
  ['double decker', 2],
])
const storeys = new Phrases<true>([
  [
    'storey,storeys,storeyed,storied,story,stories,storied,floor,floors,floored,level,levels,manzil,manzila,manjil,manjila,manzile,tal,talla,mala,male ka,मंजिल,मंजिला,मंजिली,तल,तल्ला,माला',
    true,
  ],
])
/** 'Floor plan' is what a drawing is called, 'floor height' a measure. */
const notStoreys = new Phrases<true>([['plan,plans,height,tile,tiles', true]])
const ground = new Phrases<number>([
  ['g,gr,gf,ground,ground floor,जी', 1],
  ['s,stilt,stilts,stilt floor', 0],
])
const plus = wordSet('+ plus प्लस')
const within = wordSet('on at in the')
const most = 60

/** Storeys, the ground floor included: g+1, duplex, two floors, single storey, stilt + 3. */
export function storeysAt(tokens: readonly Token[], index: number): Found<number> | undefined {
  return upperAt(tokens, index) ?? countedAt(tokens, index) ?? namedAt(tokens, index)
}

function upperAt(tokens: readonly Token[], index: number): Found<number> | undefined {
  const base = ground.at(tokens, index)
  if (!base || !plus.has(tokens[base.next]?.word ?? '')) return undefined
  const upper = countAt(tokens, base.next + 1, most)
  if (!upper) return undefined
  const ending = storeys.at(tokens, upper.next)
  return { value: base.value + upper.value, next: ending?.next ?? upper.next }
}

function countedAt(tokens: readonly Token[], index: number): Found<number> | undefined {
  const number = countAt(tokens, index, most)
  if (!number) return undefined
  const ending = storeys.at(tokens, past(tokens, number.next, /^[-–]$/))
  if (!ending || notStoreys.at(tokens, ending.next)) return undefined
  return { value: number.value, next: ending.next }
}

/** 'A bedroom on the ground floor' says nothing of the storeys. */
function namedAt(tokens: readonly Token[], index: number): Found<number> | undefined {
  const found = named.at(tokens, index)
  if (found?.value === 1 && within.has(tokens[index - 1]?.word ?? '')) return undefined
  return found
}
