import type { CategoryUpdate, SubcategoryInput } from '#contract/category.ts'
import { nameKey, slugOf } from '#contract/identity.ts'
import { type Columns, columnMap, flag, plain } from '../database/columns.ts'
import { publishingColumns } from '../publishing/columns.ts'

const keys = {
  nameKey: { from: 'name', by: nameKey },
  slug: { from: 'name', by: slugOf },
} as const

export const categoryColumns = columnMap(
  {
    name: plain<string>(''),
    description: plain<string>(''),
    inMenu: flag(true),
    hideWhenEmpty: flag(),
    displayOrder: plain<number>(0),
    ...publishingColumns,
  } satisfies Columns<Omit<CategoryUpdate, 'subcategories' | 'updatedAt'>>,
  keys,
)

type SubcategoryFields = Omit<SubcategoryInput, '_id' | 'image'>

export const subcategoryColumns = columnMap(
  {
    name: plain<string>(''),
    description: plain<string>(''),
  } satisfies Columns<{ [Name in keyof SubcategoryFields]: NonNullable<SubcategoryFields[Name]> }>,
  keys,
)

/** What is stored of a subcategory that its list names; an undefined property stays as it is. */
export type SubcategoryInList = Parameters<typeof subcategoryColumns.changes>[0] & { position: number }
