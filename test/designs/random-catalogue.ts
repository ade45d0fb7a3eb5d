import { type DesignFacetsQuery, type DesignQuery, designGaps, designSorts } from '#contract/design-query.ts'
import { houseInput } from '#contract/house.ts'
import { pictureKinds } from '#contract/picture-kinds.ts'
import { statuses } from '#contract/publishing.ts'
import { changeCategory, createCategory } from '#server/categories/save.ts'
import { holdCatalogue } from '#server/database/locks.ts'
import type { Db } from '#server/database/schema.ts'
import { changeDesign, createDesign, removeDesign } from '#server/designs/save.ts'
import { type Scope, scopeOf, whatVisitorsSee } from '#server/publishing/scope.ts'
import type { Chance } from './random.ts'

/** Words that begin one another, in several scripts, and signs that are words: none that a search reads as anything else. */
const words =
  'o mo mok moka mokam mokamkari villa villan Éclat court courtyard दल दलदल 𞤀𞤣 豈 ﬁn 100% _ urc urc-1 1 10 1002'.split(
    ' ',
  )
const tags = ['modern', 'brick', 'open-plan', 'kala', 'villa', '豈', '𞤀']
const names = ['Houses', 'houses of kala', 'Villa', 'Éclat', 'Zen', '豈', '𞤀']
const parts = ['Villa', 'Court', 'Kala']
const faced = [null, 'N', 'E', 'any'] as const
const colors = ['teak', 'navy', 'leaf green'] as const
const fileIds = ['one', 'two']

/** Writes anything by chance, through the product's own ways. */
export function randomWriter(db: Db, { one, some, is, below }: Chance) {
  const text = (most: number) => some(words, most).join(' ')
  const figure = () => (is(0.2) ? null : below(6) * 100)

  async function placement(tx: Db) {
    const id = await anyCategory(tx)
    const own = tx.selectFrom('subcategory').select('name').where('categoryId', '=', id).orderBy('id')
    return { category: id, subcategory: one(await own.execute()).name }
  }

  async function fields(tx: Db) {
    const basePrice = figure()
    return {
      ...(await placement(tx)),
      title: `${one(words)} ${text(2)}`,
      description: text(6),
      shortDescription: text(3),
      detailedDescription: text(9),
      tags: [...new Set(some(tags, 4))],
      featured: is(0.3),
      trending: is(0.3),
      basePrice,
      discountPrice: basePrice && is(0.3) ? basePrice - 50 : null,
      area: figure(),
      house: is(0.5)
        ? houseInput.parse({ bedrooms: one([null, 1, 2, 3]), floors: one([null, 1, 2]), facing: one(faced) })
        : null,
      colors: [...new Set(some(colors, 2))],
      status: is(0.7) ? ('published' as const) : one(statuses),
      images: some(fileIds, 2).map((fileId) => ({
        fileId,
        alt: is(0.5) ? 'Told' : '',
        kind: one([null, ...pictureKinds]),
      })),
    }
  }

  const anyDesign = async (tx: Db) =>
    one(await tx.selectFrom('design').select('id').orderBy('id').execute())?.id

  const anyCategory = async (tx: Db) =>
    one(await tx.selectFrom('category').select('id').orderBy('id').execute()).id

  async function change(tx: Db): Promise<unknown> {
    const id = await anyDesign(tx)
    if (!id || is(0.3)) return createDesign(tx, await fields(tx))
    if (is(0.25)) return removeDesign(tx, id)
    if (is(0.15)) return rename(tx)
    if (is(0.1))
      return changeCategory(tx, await anyCategory(tx), { status: is(0.6) ? 'published' : 'hidden' })
    const all = Object.entries(await fields(tx))
    const placed = is(0.3)
    const chosen = all.filter(([name]) => (name.includes('category') ? placed : is(0.4)))
    const { basePrice, discountPrice, ...input } = Object.fromEntries(chosen)
    return changeDesign(tx, id, is(0.5) ? { ...input, basePrice: figure(), discountPrice: null } : input)
  }

  async function rename(tx: Db) {
    const id = await anyCategory(tx)
    const stored = await tx.selectFrom('subcategory').selectAll().where('categoryId', '=', id).execute()
    const subcategories = stored.map(({ id: _id, name }) => ({
      _id,
      name: `${name.split(' ')[0]} ${below(3)}`,
    }))
    // The id keeps two categories, also of two writers, from taking one name by chance.
    return changeCategory(tx, id, { name: `${one(names)} ${below(99)} ${id}`, subcategories })
  }

  const inTransaction = (write: (tx: Db) => Promise<unknown>) =>
    db.transaction().execute(async (tx) => {
      await holdCatalogue(tx)
      await write(tx)
    })

  return {
    /** Categories that have subcategories of the same names, and pictures. */
    async begin(): Promise<void> {
      const picture = { name: '', type: 'image/png', size: 1, hash: '', isAnimated: 0, createdAt: '' }
      const looks = { width: 1, height: 1, placeholder: null, colors: null, unusedSince: null }
      for (const id of fileIds)
        await db
          .insertInto('file')
          .values({ id, ...picture, ...looks })
          .execute()
      for (const name of names.slice(0, 4))
        await inTransaction((tx) =>
          createCategory(tx, { name, subcategories: parts.map((name) => ({ name })) }),
        )
    },
    /** Several changes, some of them in one transaction. */
    async write(count: number): Promise<void> {
      for (let done = 0; done < count; done++)
        await inTransaction(async (tx) => {
          await change(tx)
          if (is(0.3)) await change(tx)
        })
    },
  }
}

export function randomFilters(
  { categories }: { categories: { slug: string }[] },
  { one, some, is, below }: Chance,
) {
  const maybe = <T>(likelihood: number, value: T) => (is(likelihood) ? value : undefined)
  const beginning = () => {
    const letters = [...one(words)]
    return letters.slice(0, 1 + below(letters.length)).join('')
  }
  return {
    search: maybe(0.5, Array.from({ length: below(4) }, beginning).join(' ')),
    categorySlug: maybe(0.3, one([...categories.map(({ slug }) => slug), 'nowhere'])),
    subcategorySlug: maybe(0.2, one(['villa', 'court', 'kala', 'villa-1', 'kala-2'])),
    tag: maybe(0.3, [...some(tags, 2), one([...tags, 'Open plan', 'none'])]),
    featured: maybe(0.2, is(0.5)),
    trending: maybe(0.2, is(0.5)),
    minPrice: maybe(0.2, below(5) * 100),
    maxPrice: maybe(0.2, below(6) * 100 - 0.01),
    minArea: maybe(0.15, below(5) * 100),
    maxArea: maybe(0.15, below(6) * 100),
    bedrooms: maybe(0.1, [1 + below(3), 9]),
    floors: maybe(0.1, [1 + below(2)]),
    facing: maybe(0.1, [one(['N', 'E', 'S', 'any'] as const)]),
    picture: maybe(0.1, [one(pictureKinds), one(pictureKinds)]),
    color: maybe(0.1, [one(colors)]),
    missing: maybe(0.2, one(designGaps)),
  } satisfies DesignFacetsQuery
}

/** What visitors see, or what an administrator asks for. */
export function randomScope({ one, is }: Chance): Scope {
  return is(0.5) ? whatVisitorsSee : scopeOf(is(0.8), one([...statuses, 'any' as const]))
}

export function randomQuery(filters: DesignFacetsQuery, { one, is, below }: Chance): DesignQuery {
  const sort = is(0.6) ? one(designSorts) : undefined
  return { ...filters, sort, page: 1 + below(3), limit: 1 + below(12) }
}
