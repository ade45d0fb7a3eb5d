import type { FinderPart, FinderQuery, FinderUnderstood } from '#contract/finder.ts'
import { type SaySaid, sayUnderstood } from '#contract/said/say.ts'
import type { Understood } from '#contract/said/understood.ts'

type Thing = Pick<FinderPart, 'kind' | 'means'>
type Told = Omit<FinderUnderstood, 'words' | 'parts' | 'notCompared' | 'bedrooms' | 'floors'> & {
  bedrooms: readonly number[]
  floors: readonly number[]
}

/** Everything that was understood, as people say it. @param say in the words of the firm */
export function thingsOf({ plot, facing, bedrooms, floors, budget, budgetFor }: Told, say: SaySaid): Thing[] {
  const said = (kind: 'bedrooms' | 'floors', value: number) => ({
    kind,
    means: sayUnderstood({ kind, value }, say),
  })
  const most = sayUnderstood({ kind: 'budget', value: { about: null, least: null, most: budget } }, say)
  return [
    { kind: 'plot', means: sayUnderstood({ kind: 'plot', value: plot }, say) },
    ...(facing === null
      ? []
      : [{ kind: 'facing' as const, means: sayUnderstood({ kind: 'facing', value: facing }, say) }]),
    ...[...new Set(bedrooms)].map((value) => said('bedrooms', value)),
    ...[...new Set(floors)].map((value) => said('floors', value)),
    ...(budget === null
      ? []
      : [
          {
            kind: 'budget' as const,
            means: budgetFor === 'building' ? say('site.said.building', { amount: most }) : most,
          },
        ]),
  ]
}

/** One of each kind, and what the query says without it. */
export function partsOf(
  things: Thing[],
  query: FinderQuery,
  understood: Understood[],
  say: SaySaid,
): FinderPart[] {
  const byKind = Map.groupBy(things, ({ kind }) => kind)
  return [...byKind].map(([kind, all]) => ({
    kind,
    means: all.map(({ means }) => means).reduce((one, other) => say('site.said.or', { one, other })),
    without: isByParameter(kind, query) ? null : withoutWords(query.q ?? '', wordsOf(kind, understood)),
  }))
}

function isByParameter(kind: Thing['kind'], query: FinderQuery): boolean {
  return kind === 'plot' ? (query.width ?? query.area) !== undefined : query[kind] !== undefined
}

/** Where no plot is said by its sides, its area says it. */
function wordsOf(kind: Thing['kind'], understood: Understood[]): Understood[] {
  const all = understood.filter((one) => one.kind === kind)
  return all.length > 0 ? all : understood.filter((one) => one.kind === 'area')
}

function withoutWords(q: string, all: Understood[]): string {
  const places = new Map(all.map(({ start, words }) => [start, start + words.length]))
  let rest = ''
  let end = 0
  for (const [start, next] of [...places].sort(([one], [other]) => one - other)) {
    rest += `${q.slice(end, start)} `
    end = next
  }
  return (rest + q.slice(end)).replace(/\s+/g, ' ').trim()
}
