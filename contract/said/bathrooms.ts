import { countAt } from './numbers.ts'
import { type Found, Phrases, past } from './phrases.ts'
import type { Token } from './tokens.ts'

const bathrooms = new Phrases<true>([
  [
    'bathroom,bathrooms,bath room,bath rooms,bath,baths,toilet,toilets,washroom,washrooms,wash room,wash rooms,shauchalay,बाथरूम,शौचालय,टॉयलेट,टायलेट,वॉशरूम',
    true,
  ],
])
/** Said before a bathroom of a bedroom's own. */
const attached = new Phrases<true>([['attached,attach,अटैच', true]])
/** Said after a bathroom of which a part is meant. */
const parts = new Phrases<true>([['design,designs,tile,tiles,tub,fitting,fittings', true]])
const most = 20

/** Bathrooms: 3 bathroom, two toilets, 2 attached bath. */
export function bathroomsAt(tokens: readonly Token[], index: number): Found<number> | undefined {
  const number = countAt(tokens, index, most)
  if (!number) return undefined
  const from = past(tokens, number.next, /^[-–]$/)
  const named = bathrooms.at(tokens, attached.at(tokens, from)?.next ?? from)
  return named && !parts.at(tokens, named.next) ? { value: number.value, next: named.next } : undefined
}
