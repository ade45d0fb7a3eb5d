import { categoryPath } from '#contract/category-path.ts'
import { fromMetres } from '#contract/lengths.ts'
import type { Suggestion } from '#contract/suggestion.ts'
import { tagLabel } from '#contract/tags.ts'
import { termsOf } from '../../database/terms.ts'
import { each } from '../index/bits.ts'
import type { Catalogue } from '../index/catalogue.ts'

/** A suggestion, and the words by which it is found: those of its name, or the sides of a plot. */
export interface Suggestible {
  words: string[]
  suggestion: Suggestion
}

interface Suggestibles {
  /** In the order in which they are shown, those without a design among them. */
  categories: Suggestible[]
  /** Those of most designs first. */
  plots: Suggestible[]
  tags: Suggestible[]
}

/** The greatest side in feet that is told from others. */
const longestSide = 10_000
const known = new WeakMap<Catalogue, { revision: number; all: Suggestibles }>()

/** What may be suggested of what visitors see, besides designs: gathered once until something changes. */
export function suggestibles(catalogue: Catalogue): Suggestibles {
  const { revision } = catalogue
  const kept = known.get(catalogue)
  if (kept?.revision === revision) return kept.all
  const all = { categories: categories(catalogue), plots: plots(catalogue), tags: tags(catalogue) }
  known.set(catalogue, { revision, all })
  return all
}

function categories({ placements, slots, public: seen }: Catalogue): Suggestible[] {
  const bits = seen ?? slots.live
  return placements.categories
    .filter(({ isPublic }) => isPublic)
    .flatMap(({ id, name, slug }) => {
      const within = placements.subcategories
        .filter(({ categoryId }) => categoryId === id)
        .map((one) => {
          const count = slots.inSubcategory.get(one.id)?.countIn(bits)
          return category(one.name, name, count, categoryPath({ slug }, one))
        })
      const count = slots.inCategory.get(id)?.countIn(bits)
      return [category(name, null, count, categoryPath({ slug })), ...within]
    })
}

function category(text: string, of: string | null, count = 0, path: string): Suggestible {
  return { words: termsOf(text), suggestion: { kind: 'category', text, of, count, path } }
}

function plots({ slots, public: seen }: Catalogue): Suggestible[] {
  const counts = new Map<number, number>()
  each(seen ?? slots.live, (slot) => {
    const plot = slots.plots.at(slot)
    if (!plot) return
    const [short, long] = [plot.short, plot.long].map((side) => Math.round(fromMetres(side, 'ft')))
    const key = (short as number) * longestSide + (long as number)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  const all = [...counts].map(([key, count]) => {
    const [width, depth] = [Math.floor(key / longestSide), key % longestSide]
    const [words, path] = [[width, depth].map(String), `/gallery?search=${width}x${depth}`]
    return { words, suggestion: { kind: 'plot' as const, text: '', of: null, count, path } }
  })
  return all.sort(byCount)
}

function tags({ slots, public: seen }: Catalogue): Suggestible[] {
  const bits = seen ?? slots.live
  const all = [...slots.tagged].flatMap(([tag, posting]) => {
    const count = posting.countIn(bits)
    const [text, path] = [tagLabel(tag), `/gallery?${new URLSearchParams({ tag })}`]
    const suggestion = { kind: 'tag' as const, text, of: null, count, path }
    return count > 0 ? [{ words: termsOf(tag), suggestion }] : []
  })
  return all.sort(byCount)
}

function byCount({ suggestion: one }: Suggestible, { suggestion: other }: Suggestible): number {
  return (other.count ?? 0) - (one.count ?? 0) || (one.text < other.text ? -1 : 1)
}

/** With a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
}
