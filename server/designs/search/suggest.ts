import { inMetres, isPlot } from '#contract/fit/plot-name.ts'
import { usualPlots } from '#contract/fit/usual-plots.ts'
import { toMetres } from '#contract/lengths.ts'
import { between } from '#contract/said/plot.ts'
import { readSaid } from '#contract/said/read.ts'
import { type SaySaid, sayArea, sayUnderstood } from '#contract/said/say.ts'
import { tokensOf, wordSet } from '#contract/said/tokens.ts'
import type { Understood } from '#contract/said/understood.ts'
import type { Suggestion } from '#contract/suggestion.ts'
import { fewestLetters } from '#contract/suggestion-kinds.ts'
import { termsOf } from '../../database/terms.ts'
import { whatVisitorsSee } from '../../publishing/scope.ts'
import { filterDesigns } from '../filters.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { pageOf } from '../index/page.ts'
import type { Alternative } from '../index/standing.ts'
import { type Group, groupsOf } from './groups.ts'
import { capital, type Suggestible, suggestibles } from './suggestible.ts'

const most = { designs: 5, categories: 3, plots: 3, tags: 3 }

interface Suggested {
  /** Of the designs that fit best. */
  slots: number[]
  others: Suggestion[]
}

/**
 * What somebody who has typed so much may mean, of what visitors see.
 * @param say in the words of the firm
 * @param standIns how many samples stand on the pages of categories, by their paths
 */
export function suggest(
  catalogue: Catalogue,
  typed: string,
  say: SaySaid,
  standIns: ReadonlyMap<string, number> = new Map(),
): Suggested {
  const terms = termsOf(typed)
  if (typed.trim().length < fewestLetters || terms.length === 0) return { slots: [], others: [] }
  const { categories, plots, tags } = suggestibles(catalogue)
  const sought = tellingOf(groupsOf(typed, catalogue.synonyms))
  const others = [
    ...laidOn(typed, say),
    ...counted(named(categories, sought), standIns).slice(0, most.categories),
    ...drawnFor(plots, typed, say).slice(0, most.plots),
    ...counted(named(tags, sought)).slice(0, most.tags),
  ]
  const found = filterDesigns(catalogue, { search: typed }, whatVisitorsSee)
  const slots = found ? pageOf(found, { page: 1, limit: most.designs, sort: undefined }) : []
  return { slots, others }
}

/** Those whose names say each that is typed as searches find it: as a word begins, as a plural, joined, or by a synonym. */
function named(all: Suggestible[], sought: Group[]): Suggestible[] {
  return all.filter(({ words }) =>
    sought.every(({ alternatives }) => alternatives.some((one) => isNamed(words, one))),
  )
}

function isNamed(words: string[], { words: sought, isWhole }: Alternative): boolean {
  return sought.every((term) => words.some((word) => (isWhole ? word === term : word.startsWith(term))))
}

/** Without those that need not be said, where anything else is. */
function tellingOf(groups: Group[]): Group[] {
  const telling = groups.filter(({ idle }) => idle === null)
  return telling.length > 0 ? telling : groups
}

function counted(all: Suggestible[], standIns: ReadonlyMap<string, number> = new Map()): Suggestion[] {
  return all
    .map(({ suggestion }) => ({
      ...suggestion,
      count: suggestion.count || (standIns.get(suggestion.path) ?? 0),
    }))
    .filter(({ count }) => count > 0)
}

/** The finder, where a whole plot was typed, by its sides or as an area: it reads what else was typed too. */
function laidOn(typed: string, say: SaySaid): Suggestion[] {
  const { understood } = readSaid(typed)
  const plot = plotSaid(understood, say)
  if (!plot) return []
  const rest = understood.filter(({ kind }) => kind !== 'code' && kind !== 'area' && kind !== 'plot')
  const path = `/find?${new URLSearchParams({ q: typed.trim() })}`
  const text = capital([plot, ...rest.map((one) => sayUnderstood(one, say))].join(', '))
  return [{ kind: 'plot', text, of: null, count: null, path }]
}

/** In words; undefined where there is none, or none is so small or so large. */
function plotSaid(understood: Understood[], say: SaySaid): string | undefined {
  const plot = understood.find((one) => one.kind === 'plot')
  if (plot) {
    const { width, depth, unit } = plot.value
    const isOne = isPlot({ width: toMetres(width, unit), depth: toMetres(depth, unit) })
    return isOne ? sayUnderstood(plot, say) : undefined
  }
  const { about, unit, land } = understood.find((one) => one.kind === 'area')?.value ?? { about: null }
  if (about === null || unit === undefined) return undefined
  const isOne = usualPlots(about, unit).some((shape) => isPlot(inMetres(shape)))
  return isOne ? say('site.said.plot.area', { area: sayArea(about, { unit, land }, say) }) : undefined
}

const feet = wordSet("ft feet ' ′")

/** The plots whose sides begin as the numbers that were typed, either side first; none where words were typed too. */
function drawnFor(plots: Suggestible[], typed: string, say: SaySaid): Suggestion[] {
  const tokens = tokensOf(typed)
  const [first, second = ''] = tokens.flatMap(({ number }) => (number === undefined ? [] : [String(number)]))
  const isPlain = tokens.every(
    ({ number, word }) => number !== undefined || between.has(word) || feet.has(word),
  )
  if (first === undefined || !isPlain) return []
  return plots
    .filter(({ words: [short, long] }) =>
      second === ''
        ? short?.startsWith(first)
        : (short === first && long?.startsWith(second)) || (long === first && short?.startsWith(second)),
    )
    .map(({ words: [width, depth], suggestion }) => {
      const value = { width: Number(width), depth: Number(depth), unit: 'ft' } as const
      return { ...suggestion, text: capital(sayUnderstood({ kind: 'plot', value }, say)) }
    })
}
