import { type ColorChoice, colorChoices } from '#contract/color-choices.ts'
import { type ChoiceFilter, choiceFilters, type DesignFacets } from '#contract/design-query.ts'
import { directions, type Facing, facingNames } from '#contract/house-shown.ts'
import { limits } from '#contract/limits.ts'
import { pictureKinds } from '#contract/picture-kinds.ts'
import type { kindWords } from '#contract/words/picture-kinds.ts'
import { isWhatVisitorsSee, type Scope, whatVisitorsSee } from '../../publishing/scope.ts'
import { type DesignFilters, filterDesigns } from '../filters.ts'
import type { Catalogue } from './catalogue.ts'
import { hexOfChoice } from './colors.ts'
import { onceARevision } from './once-a-revision.ts'
import type { Selection } from './selection.ts'
import { traits } from './traits.ts'

/** What is counted once a revision, whatever the firm calls it. */
type Counted = Omit<DesignFacets, 'picture'> & {
  picture: Omit<DesignFacets['picture'][number], 'label'>[]
}

/** What the firm calls a kind of picture. */
type SayKind = (name: keyof typeof kindWords) => string

/** What visitors see without any filter. */
const unfiltered = onceARevision((catalogue) => count(catalogue, {}, whatVisitorsSee))

const commonTagsFirst = onceARevision(({ slots }) =>
  [...slots.tagged].sort(([, one], [, other]) => other.length - one.length),
)

/** The values that find some design, of each filter that takes several. */
const choices = onceARevision(({ slots }) => {
  const names = [...slots.having.keys()]
  return Object.fromEntries(choiceFilters.map((filter) => [filter, choicesOf(names, filter)])) as Record<
    ChoiceFilter,
    Choice[]
  >
})

/** How many designs each further choice would find, the most first among tags. */
export function facetsOf(
  catalogue: Catalogue,
  query: DesignFilters,
  scope: Scope,
  say: SayKind,
): DesignFacets {
  const counted = countedOf(catalogue, query, scope)
  const picture = counted.picture.map((one) => ({ ...one, label: say(`site.picture.${one.value}`) }))
  return { ...counted, picture }
}

function countedOf(catalogue: Catalogue, query: DesignFilters, scope: Scope): Counted {
  if (!isWhatVisitorsSee(scope) || Object.values(query).some((value) => value !== undefined))
    return count(catalogue, query, scope)
  return unfiltered(catalogue)
}

function count(catalogue: Catalogue, query: DesignFilters, scope: Scope): Counted {
  const { categorySlug, subcategorySlug } = query
  const anyPlace = { ...query, categorySlug: undefined, subcategorySlug: undefined }
  const anywhere = filterDesigns(catalogue, anyPlace, scope)
  if (!anywhere)
    return { categories: [], subcategories: [], tags: [], ...countByChoice(catalogue, query, scope, null) }
  const isPlaced = categorySlug !== undefined || subcategorySlug !== undefined
  const found = isPlaced ? anywhere.copy().placed(query) : anywhere
  const counted = { ...countByPlacement(anywhere, categorySlug), tags: found ? countByTag(found) : [] }
  return { ...counted, ...countByChoice(catalogue, query, scope, found) }
}

type ChoiceCounts = Pick<Counted, ChoiceFilter>

/** Of each value, whichever of the values of its filter are chosen: of several any will do. */
function countByChoice(catalogue: Catalogue, query: DesignFilters, scope: Scope, found: Selection | null) {
  const open = choiceFilters.filter((name) => query[name] === undefined)
  const counted = open.map((name) => [name, countOf(found, name)] as const)
  // What was found before is of no use once the catalogue is asked again.
  const chosen = choiceFilters
    .filter((name) => !open.includes(name))
    .map(
      (name) =>
        [name, countOf(filterDesigns(catalogue, { ...query, [name]: undefined }, scope), name)] as const,
    )
  return Object.fromEntries([...counted, ...chosen]) as unknown as ChoiceCounts
}

/** Designs for any direction are found by each of them. */
function countOf(found: Selection | null, name: ChoiceFilter) {
  if (!found) return []
  const { slots, catalogue } = found
  const having = (trait: string) => catalogue.slots.having.get(trait)?.countIn(slots) ?? 0
  const any = name === 'facing' ? having(traits.facing('any')) : 0
  return choices(catalogue)
    [name].map(({ trait, ...shown }) => ({ shown, own: having(trait) }))
    .map(({ shown, own }) => ({ ...shown, count: own + any }))
    .filter(({ count }) => count > 0)
}

interface Choice {
  trait: string
  value: string | number
  hex?: string
  label?: string
}

/** In order. */
function choicesOf(names: string[], filter: ChoiceFilter): Choice[] {
  const values = names
    .filter((name) => name.startsWith(`${filter} `))
    .map((name) => name.slice(filter.length + 1))
  return inOrder(values, filter).map((value) => ({
    trait: `${filter} ${value}`,
    value,
    ...(filter === 'color' && { hex: hexOfChoice(value as ColorChoice) }),
    ...(filter === 'facing' && { label: facingNames[value as Facing] }),
  }))
}

function inOrder(values: string[], filter: ChoiceFilter): (string | number)[] {
  if (filter === 'facing') return directions.filter((side) => values.includes('any') || values.includes(side))
  if (filter === 'picture') return pictureKinds.filter((kind) => values.includes(kind))
  if (filter === 'color') return colorChoices.filter((choice) => values.includes(choice))
  return values.map(Number).sort((one, other) => one - other)
}

function countByPlacement(selection: Selection, categorySlug: string | undefined) {
  const { placements, slots } = selection.catalogue
  const subcategories = placements.subcategories.map(({ id, categoryId, slug }) => {
    return { categoryId, slug, count: slots.inSubcategory.get(id)?.countIn(selection.slots) ?? 0 }
  })
  const own = Map.groupBy(subcategories, ({ categoryId }) => categoryId)
  const categories = placements.categories.map(({ id, slug }) => {
    const within = own.get(id) ?? []
    return { slug, within, count: within.reduce((sum, { count }) => sum + count, 0) }
  })
  return {
    categories: categories.filter(({ count }) => count > 0).map(({ slug, count }) => ({ slug, count })),
    subcategories: categories
      .filter(({ slug }) => categorySlug === undefined || slug === categorySlug)
      .flatMap(({ slug, within }) => within.map((entry) => ({ categorySlug: slug, ...entry })))
      .filter(({ count }) => count > 0)
      .map(({ categorySlug, slug, count }) => ({ categorySlug, slug, count })),
  }
}

function countByTag(selection: Selection): DesignFacets['tags'] {
  const bits = selection.slots
  const most: DesignFacets['tags'] = []
  for (const [tag, posting] of commonTagsFirst(selection.catalogue)) {
    // The rest stand in fewer designs than the last that is shown has been found in.
    if (most.length === limits.tagFacets && posting.length < (most.at(-1)?.count ?? 0)) break
    const count = posting.countIn(bits)
    if (count === 0) continue
    const behind = most.findIndex((one) => one.count < count || (one.count === count && one.tag > tag))
    most.splice(behind < 0 ? most.length : behind, 0, { tag, count })
    if (most.length > limits.tagFacets) most.pop()
  }
  return most
}
