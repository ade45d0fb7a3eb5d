import type { Facing } from '../house-shown.ts'
import { type Found, Phrases, past } from './phrases.ts'
import type { Token } from './tokens.ts'

const named = new Phrases<Facing>([
  ['north east,northeast,uttar purv,uttar purva,uttar purab,ishan,eeshan,ishanya,ईशान,उत्तर पूर्व', 'NE'],
  ['south east,southeast,dakshin purv,dakshin purva,dakshin purab,agneya,agney,आग्नेय,दक्षिण पूर्व', 'SE'],
  ['south west,southwest,dakshin paschim,nairutya,nairitya,नैऋत्य,दक्षिण पश्चिम', 'SW'],
  ['north west,northwest,uttar paschim,vayavya,vayvya,वायव्य,उत्तर पश्चिम', 'NW'],
  ['north,uttar,uttara,उत्तर', 'N'],
  ['east,purab,poorab,purv,purva,poorv,poorva,पूर्व,पूरब,पूर्वी', 'E'],
  ['south,dakshin,dakshina,dakhin,दक्षिण', 'S'],
  ['west,paschim,pashchim,pachim,pacchim,पश्चिम', 'W'],
])
/** Letters and misspellings, which say so only beside a plot or a word such as facing. */
const short = new Phrases<Facing>([
  ['n e,ne', 'NE'],
  ['s e,se', 'SE'],
  ['s w,sw', 'SW'],
  ['n w,nw', 'NW'],
  ['n,nort,noth,norht', 'N'],
  ['e,est,eest,esat', 'E'],
  ['s,sout,soth,suoth', 'S'],
  ['w,wst,wets,wast', 'W'],
])
const facing = new Phrases<true>([
  [
    'facing,face,faced,faceing,facng,facin,fece,entrance,entry,mukhi,mukhee,muki,mukh,mukhi ka,disha,road facing,मुखी,मुख,दिशा,फेसिंग,फेस',
    true,
  ],
])
/** Said after a direction that is no plot's: a region, a part of a house. */
const elsewhere = new Phrases<true>([
  ['indian,india,asia,asian,africa,african,america,american,coast,bengal,delhi,goa,wing,block', true],
])

/** The side on which the road lies: east facing, facing NE, purab mukhi, east alone; `n` behind a plot. */
export function directionAt(
  tokens: readonly Token[],
  index: number,
  isBehindPlot: boolean,
): Found<Facing> | undefined {
  const before = facing.at(tokens, index)
  if (before) {
    const side = named.at(tokens, before.next) ?? short.at(tokens, before.next)
    return side && !isOneLetterOfMore(tokens, side.next) ? side : undefined
  }
  const full = named.at(tokens, index)
  if (full) {
    if (elsewhere.at(tokens, full.next)) return undefined
    return { value: full.value, next: facingBehind(tokens, full.next) ?? full.next }
  }
  const from = isBehindPlot ? past(tokens, index, /^-$/) : index
  const side = short.at(tokens, from)
  if (!side || isOneLetterOfMore(tokens, side.next)) return undefined
  const next = facingBehind(tokens, side.next)
  return next === undefined && !isBehindPlot ? undefined : { value: side.value, next: next ?? side.next }
}

function facingBehind(tokens: readonly Token[], index: number): number | undefined {
  return facing.at(tokens, past(tokens, index, /^[-–.]$/))?.next
}

/** The `s` of `s+3` is a stilt floor. */
function isOneLetterOfMore(tokens: readonly Token[], next: number): boolean {
  const follows = tokens[next]
  return follows?.word === '+' || (follows?.isGlued === true && follows.number !== undefined)
}
