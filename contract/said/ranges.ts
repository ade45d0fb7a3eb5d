import { digitsAt } from './numbers.ts'
import { type Found, Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Range } from './understood.ts'

type Bound = 'least' | 'most' | 'about'

const before = new Phrases<Bound>([
  [
    'under,below,upto,up to,within,less than,max,maximum,not more than,budget,budget of,budget under,in,<,bajat',
    'most',
  ],
  ['above,over,more than,from,min,minimum,at least,starting,>', 'least'],
  ['about,around,approx,approximately,near,nearly,lagbhag,लगभग', 'about'],
])
const behind = new Phrases<Bound>([
  [
    'tak,tak ka,tak ki,ke andar,ke under,se kam,ke neeche,ke niche,or less,max,maximum,budget,तक,के अंदर,से कम,के नीचे',
    'most',
  ],
  ['se zyada,se jyada,se upar,or more,plus,+,से ज्यादा,से ऊपर', 'least'],
])
const until = new Phrases<true>([['-,–,—,to,se,and,से', true]])
const betweenWords = new Phrases<true>([['between,from', true]])

/** A number with the unit that it is said in, and what it was multiplied by for that: undefined where nothing says so. */
type Measured<Unit> = (
  tokens: readonly Token[],
  index: number,
) => (Found<number> & { unit: Unit | undefined; scale?: number }) | undefined

interface Ranged<Unit> {
  range: Range
  unit: Unit | undefined
  /** Whether words said that it is a bound. */
  isBound: boolean
  next: number
}

/** A figure with its bounds: under 20 lakh, 1000-1200 sqft, 20 lakh tak. */
export function rangeAt<Unit>(
  tokens: readonly Token[],
  index: number,
  measuredAt: Measured<Unit>,
): Ranged<Unit> | undefined {
  return betweenAt(tokens, index, measuredAt) ?? boundAt(tokens, index, measuredAt)
}

/** 20-30 lakh, between 20 and 30 lakh, 20 lakh to 1 crore. */
function betweenAt<Unit>(
  tokens: readonly Token[],
  index: number,
  measuredAt: Measured<Unit>,
): Ranged<Unit> | undefined {
  const from = betweenWords.at(tokens, index)?.next ?? index
  const bare = digitsAt(tokens, from)
  const first = measuredAt(tokens, from)
  for (const least of [first, bare && { ...bare, unit: undefined }]) {
    const sign = least && until.at(tokens, least.next)
    const most = sign && measuredAt(tokens, sign.next)
    if (!least || !most || most.unit === undefined) continue
    // The first of '20-30 lakh' is said in lakh too, that of '50,000 - 1 lakh' is not.
    const scaled = least.value * (most.scale ?? 1)
    const isScaled = least.unit === undefined || (least.scale === undefined && scaled < most.value)
    const low = isScaled ? scaled : least.value
    if (low >= most.value) continue
    return {
      range: { about: null, least: low, most: most.value },
      unit: most.unit,
      isBound: true,
      next: most.next,
    }
  }
  return undefined
}

function boundAt<Unit>(
  tokens: readonly Token[],
  index: number,
  measuredAt: Measured<Unit>,
): Ranged<Unit> | undefined {
  const said = before.at(tokens, index)
  const figure = measuredAt(tokens, said?.next ?? index)
  if (!figure) return undefined
  const after = behind.at(tokens, figure.next)
  const bound = said?.value ?? after?.value ?? 'about'
  const range = { about: null, least: null, most: null, [bound]: figure.value }
  return { range, unit: figure.unit, isBound: Boolean(said ?? after), next: after?.next ?? figure.next }
}
