import { colorChoices } from '#contract/color-choices.ts'
import {
  type ChoiceFilter,
  choiceFilters,
  type DesignFacets,
  type DesignFacetsQuery,
  type DesignQuery,
  type DesignSort,
} from '#contract/design-query.ts'
import type { House } from '#contract/house.ts'
import { facingNames, facings } from '#contract/house-shown.ts'
import { nameKey, sortKey } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { kindLabels, pictureKinds } from '#contract/picture-kinds.ts'
import { tagValue } from '#contract/tags.ts'
import type { Db } from '#server/database/schema.ts'
import { soughtTerms, termsOf } from '#server/database/terms.ts'
import { hexOfChoice } from '#server/designs/index/colors.ts'
import { fieldWords } from '#server/designs/index/field-words.ts'
import { type Scope, whatVisitorsSee } from '#server/publishing/scope.ts'

export type PlainDesigns = Awaited<ReturnType<typeof readPlainly>>
type PlainDesign = PlainDesigns['designs'][number]

/** Every design as its rows say it. */
export async function readPlainly(db: Db) {
  const rows = await db
    .selectFrom('design')
    .innerJoin('category', 'category.id', 'design.categoryId')
    .innerJoin('subcategory', 'subcategory.id', 'design.subcategoryId')
    .selectAll('design')
    .select(['category.name as categoryName', 'category.slug as categorySlug'])
    .select('category.isPublic as isPlacePublic')
    .select(['subcategory.name as subcategoryName', 'subcategory.slug as subcategorySlug'])
    .execute()
  const pictures = await db.selectFrom('attachment').selectAll().where('role', '=', 'image').execute()
  const subcategories = await db.selectFrom('subcategory').selectAll().execute()
  const shown = Map.groupBy(pictures, ({ ownerId }) => ownerId)
  const designs = rows.map((row) => {
    const tags = JSON.parse(row.tags) as string[]
    const pictures = shown.get(row.id) ?? []
    const alts = pictures.map(({ alt }) => alt)
    const kinds = pictures.map(({ kind }) => kind)
    const places = [
      `${row.shortDescription} ${row.description} ${row.detailedDescription}`,
      `${row.categoryName} ${row.subcategoryName} ${tags.join(' ')} ${fieldWords(row).join(' ')}`,
      `${row.title} ${row.code}`,
    ].map(termsOf)
    return { ...row, tags, alts, kinds, places }
  })
  return { designs, subcategories }
}

/** The ids of one page and how many there are, by going through all of them. */
export function findPlainly({ designs }: PlainDesigns, query: DesignQuery, scope = whatVisitorsSee) {
  const { search = '', sort, page, limit } = query
  const found = within(designs, scope).filter((design) => passes(design, query))
  const compare = !sort && search.trim() ? byFit(search) : sorts[sort ?? 'newest']
  const ids = found.sort(compare).map(({ id }) => id)
  return { ids: ids.slice((page - 1) * limit, page * limit), total: ids.length }
}

/** Whether some design of the scope says every word of the search: where none does, it is read otherwise. */
export function isSaidPlainly(
  { designs }: PlainDesigns,
  { search = '' }: DesignFacetsQuery,
  scope = whatVisitorsSee,
): boolean {
  return !search.trim() || within(designs, scope).some((design) => fitsOf(design, search) !== null)
}

export function countPlainly(
  { designs: all, subcategories }: PlainDesigns,
  query: DesignFacetsQuery,
  scope = whatVisitorsSee,
): DesignFacets {
  const designs = within(all, scope)
  const { categorySlug, subcategorySlug: _, ...rest } = query
  const anywhere = designs.filter((design) => passes(design, rest))
  const found = designs.filter((design) => passes(design, query))
  const categories = counted(anywhere.map((design) => design.categoryId)).sort(byText(({ value }) => value))
  const placed = anywhere.filter(
    (design) => categorySlug === undefined || design.categorySlug === categorySlug,
  )
  const order = (id: string) => subcategories.find((row) => row.id === id)
  return {
    categories: categories.map(({ value, count }) => {
      return { slug: anywhere.find(({ categoryId }) => categoryId === value)?.categorySlug ?? '', count }
    }),
    subcategories: counted(placed.map(({ subcategoryId }) => subcategoryId))
      .sort((one, other) => (order(one.value)?.position ?? 0) - (order(other.value)?.position ?? 0))
      .sort(byText(({ value }) => order(value)?.categoryId ?? ''))
      .map(({ value, count }) => {
        const design = anywhere.find(({ subcategoryId }) => subcategoryId === value)
        return { categorySlug: design?.categorySlug ?? '', slug: design?.subcategorySlug ?? '', count }
      }),
    tags: counted(found.flatMap(({ tags }) => tags))
      .sort(byText(({ value }) => value))
      .sort((one, other) => other.count - one.count)
      .slice(0, limits.tagFacets)
      .map(({ value, count }) => ({ tag: value, count })),
    bedrooms: countNumbers('bedrooms'),
    floors: countNumbers('floors'),
    facing: countTexts(
      'facing',
      facings.filter((side) => side !== 'any'),
    ).map((one) => ({ ...one, label: facingNames[one.value] })),
    picture: countTexts('picture', pictureKinds).map((one) => ({ ...one, label: kindLabels[one.value] })),
    color: countTexts('color', colorChoices).map((one) => ({ ...one, hex: hexOfChoice(one.value) })),
  }

  function has(name: ChoiceFilter, value: string | number) {
    return designs.filter(
      (design) => passes(design, { ...query, [name]: undefined }) && valuesOf(design, name).includes(value),
    )
  }
  function countNumbers(name: 'bedrooms' | 'floors') {
    return Array.from({ length: 10 }, (_, value) => ({ value, count: has(name, value).length })).filter(
      ({ count }) => count > 0,
    )
  }
  function countTexts<Value extends string>(name: 'facing' | 'picture' | 'color', values: readonly Value[]) {
    const any = name === 'facing' ? has(name, 'any').length : 0
    return values
      .map((value) => ({ value, count: has(name, value).length + any }))
      .filter(({ count }) => count > 0)
  }
}

/** What a design is found by of each filter that takes several values. */
function valuesOf({ house, kinds, colors }: PlainDesign, name: ChoiceFilter): (string | number | null)[] {
  const {
    bedrooms = null,
    floors = null,
    facing = null,
  }: Partial<House> = house === null ? {} : JSON.parse(house)
  const values = {
    bedrooms: [bedrooms],
    floors: [floors],
    facing: [facing],
    picture: kinds,
    color: JSON.parse(colors) as string[],
  }
  return values[name]
}

function within(designs: PlainDesign[], { onlyPublic, status }: Scope): PlainDesign[] {
  return designs.filter(
    (design) =>
      (!onlyPublic || (design.status === 'published' && design.isPlacePublic === 1)) &&
      (status === undefined || design.status === status),
  )
}

function passes(design: PlainDesign, query: DesignFacetsQuery): boolean {
  const { search = '', categorySlug, subcategorySlug, tag, featured, trending, missing, id } = query
  const { minPrice, maxPrice, minArea, maxArea } = query
  const within = (value: number | null, least = -1, most = Infinity) =>
    (least === -1 && most === Infinity) || (value !== null && value >= least && value <= most)
  const price = design.price === null ? null : design.price / 100
  return (
    (search.trim() === '' || fitsOf(design, search) !== null) &&
    (categorySlug === undefined || design.categorySlug === categorySlug) &&
    (subcategorySlug === undefined || design.subcategorySlug === subcategorySlug) &&
    (tag ?? []).every((label) => design.tags.includes(tagValue(label))) &&
    (id === undefined || id.includes(design.id)) &&
    (featured === undefined || design.featured === Number(featured)) &&
    (trending === undefined || design.trending === Number(trending)) &&
    within(price, minPrice, maxPrice) &&
    within(design.area, minArea, maxArea) &&
    choiceFilters.every((name) => {
      const asked: (string | number)[] | undefined = query[name]
      const values = valuesOf(design, name)
      return (
        asked === undefined ||
        [...asked, ...(name === 'facing' ? ['any'] : [])].some((one) => values.includes(one))
      )
    }) &&
    (missing !== 'price' || design.price === null) &&
    (missing !== 'picture' || design.alts.length === 0) &&
    (missing !== 'alt' || design.alts.includes(''))
  )
}

type Compare = (one: PlainDesign, other: PlainDesign) => number

const newest: Compare = byText(({ id }) => id, -1)
const sorts: Record<DesignSort, Compare> = {
  newest,
  oldest: byText(({ id }) => id),
  updated: inTurn(
    byText(({ updatedAt }) => updatedAt, -1),
    newest,
  ),
  title: byText(({ title, id }) => `${sortKey(title)}\0${id}`),
  'title-desc': byText(({ title, id }) => `${sortKey(title)}\0${id}`, -1),
  category: inTurn(
    byText(({ categoryName }) => nameKey(categoryName)),
    newest,
  ),
  'category-desc': inTurn(
    byText(({ categoryName }) => nameKey(categoryName), -1),
    newest,
  ),
  /** Nobody has visited it. */
  popular: newest,
  featured: inTurn((one, other) => other.featured - one.featured, newest),
  'price-asc': inTurn(
    byFigure(({ price }) => price, 1),
    newest,
  ),
  'price-desc': inTurn(
    byFigure(({ price }) => price, -1),
    newest,
  ),
  'area-asc': inTurn(
    byFigure(({ area }) => area, 1),
    newest,
  ),
  'area-desc': inTurn(
    byFigure(({ area }) => area, -1),
    newest,
  ),
}

/** For each word whether it begins one in title or code (2) or among the names (1), and whether it is one there. */
function fitsOf({ places }: PlainDesign, search: string) {
  const fits = soughtTerms(search).map((word) => {
    const place = places.findLastIndex((terms) => terms.some((term) => term.startsWith(word)))
    return { place, isWhole: places[place]?.includes(word) ?? false }
  })
  return fits.length > 0 && fits.every(({ place }) => place >= 0) ? fits : null
}

function byFit(search: string): Compare {
  const counts = new Map<PlainDesign, readonly [titles: number, names: number, whole: number]>()
  const countsOf = (design: PlainDesign) => {
    const known = counts.get(design)
    if (known) return known
    const fits = fitsOf(design, search) ?? []
    const at = (place: number) => fits.filter((fit) => fit.place === place).length
    const found = [at(2), at(1), fits.filter(({ isWhole }) => isWhole).length] as const
    counts.set(design, found)
    return found
  }
  const byCount =
    (index: 0 | 1 | 2): Compare =>
    (one, other) =>
      countsOf(other)[index] - countsOf(one)[index]
  return inTurn(byCount(0), byCount(1), byCount(2), newest)
}

function byFigure(of: (design: PlainDesign) => number | null, direction: 1 | -1): Compare {
  const last = direction * Infinity
  return (one, other) => {
    const [first, second] = [of(one) ?? last, of(other) ?? last]
    return first === second ? 0 : direction * (first - second)
  }
}

/** By the bytes of a text, as the databases compare. */
function byText<T>(of: (value: T) => string, direction: 1 | -1 = 1) {
  return (one: T, other: T) => direction * Buffer.compare(Buffer.from(of(one)), Buffer.from(of(other)))
}

function inTurn(...compares: Compare[]): Compare {
  return (one, other) => compares.reduce((decided, compare) => decided || compare(one, other), 0)
}

function counted(values: string[]): { value: string; count: number }[] {
  return [...Map.groupBy(values, String)].map(([value, all]) => ({ value, count: all.length }))
}
