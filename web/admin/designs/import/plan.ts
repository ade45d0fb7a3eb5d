import { set } from 'react-hook-form'
import type { Category } from '#contract/category.ts'
import type { Design, DesignUpdate } from '#contract/design.ts'
import { nameKey } from '#contract/identity.ts'
import { isTimedStanding } from '#contract/publishing-in-words.ts'
import { comparisonsOf } from '../../forms/comparison.ts'
import { isSameTyped } from '../../forms/typed.ts'
import { nameIn } from '../category-name.ts'
import { type DesignTyped, designForm } from '../design-definition.ts'
import { code, images } from './columns.ts'
import { filesIn, type NamedFile } from './pictures/names.ts'
import type { Sheet } from './sheet.ts'

/** What is to become of a row of the file. */
export interface PlannedRow {
  /** The number that a spreadsheet gives it. */
  _id: string
  title: string
  /** The design that it changes; none where it makes one. */
  design?: Design
  /** What is sent: of a design that is there, what changes. */
  values: DesignUpdate
  /** What changes of a design that is there. */
  changes: Change[]
  /** The files that its pictures are, the cover first; none where it says nothing of them. */
  files?: NamedFile[]
  /** The keys of those that are still on their way, or looked for. */
  awaited?: string[]
  /** Why it is left out. */
  errors: string[]
}

/** A field, or some that are compared as one, before and after, as they read. */
interface Change {
  label: string
  from: string
  to: string
}

export interface Reading {
  /** What each column of the file is read as; undefined where it is left out. */
  columns: (string | undefined)[]
  /** Whether an empty cell clears what a design has there. */
  isEmptied: boolean
}

export interface Known {
  /** The designs that the file names, by their codes in capitals. */
  designs: ReadonlyMap<string, Design | undefined>
  categories: Category[]
}

/** What each row of a file makes or changes, but for its pictures, which may still be on their way. Nothing is stored by it. */
export function* planOf(sheet: Sheet, reading: Reading, known: Known): Generator<PlannedRow> {
  const comparisons = comparisonsIn(known.categories)
  const before = new Map<string, string>()
  for (const { number, cells } of sheet.rows) {
    const row = planRow(textsOf(cells, reading), known, comparisons)
    const key = row.design?.code ?? JSON.stringify([row.values, row.files?.map(({ key }) => key)])
    const same = before.get(key)
    if (same) row.errors.push(`Row ${same} says ${row.design ? `something of ${key}` : 'the same'} already`)
    else if (row.errors.length === 0) before.set(key, `${number}`)
    yield { _id: `${number}`, ...row }
  }
}

/** The codes that a file names, in capitals, each once. */
export function codesIn({ rows }: Sheet, { columns }: Pick<Reading, 'columns'>): string[] {
  const index = columns.indexOf(code)
  if (index < 0) return []
  return [...new Set(rows.flatMap(({ cells }) => cells[index]?.toUpperCase() || []))]
}

type Texts = Map<string, string>

function textsOf(cells: string[], { columns, isEmptied }: Reading): Texts {
  const texts = columns.map((path, index) => [path, cells[index] ?? ''] as const)
  const isOfDesign = Boolean(cells[columns.indexOf(code)])
  const isTold = ([path, text]: readonly [string | undefined, string]) =>
    path && (text || (isEmptied && isOfDesign))
  return new Map(texts.filter(isTold) as [string, string][])
}

function planRow(
  texts: Texts,
  { designs, categories }: Known,
  comparisons: ReturnType<typeof comparisonsIn>,
): Omit<PlannedRow, '_id'> {
  const named = texts.get(code)?.toUpperCase()
  const design = named ? designs.get(named) : undefined
  const before = designForm.typedFrom(design)
  const { typed, errors } = read(texts, before, design === undefined, categories)
  const isSized = ['height', 'depth'].some((side) => texts.get(`dimensions.${side}`))
  // As the API may have stored it, it comes back.
  if (isSized && !typed.dimensions.width && !isSameTyped(before.dimensions, typed.dimensions))
    errors.dimensions = 'Height and depth need a width beside them'
  if (design?.isStatic) errors[code] = `${design.code} is a sample, which cannot be changed`
  const { data, error } = designForm.schema.safeParse(typed)
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
  const changed = comparisons.filter(({ isSame }) => !design || !isSame(before, typed))
  const names = new Set(changed.flatMap(({ fields }) => fields.map((path) => path.split('.')[0])))
  const files = texts.has(images) ? filesIn(texts.get(images) ?? '') : undefined
  if (texts.get(images) && files?.length === 0) errors[images] = `“${texts.get(images)}” names no image`
  return {
    title: typed.title,
    design,
    values: Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => names.has(name))),
    changes: design
      ? changed.map(({ label, shown }) => ({ label, from: shown(before), to: shown(typed) }))
      : [],
    files,
    errors: named && !design ? [unknown(named)] : [...new Set(Object.values(errors))],
  }
}

function unknown(code: string): string {
  return `There is no design ${code}. Without a code, the row makes a new one`
}

function comparisonsIn(categories: Category[]) {
  const { compared } = designForm
  return comparisonsOf<DesignTyped, Design, never>(
    { compared, files: {} },
    { chosen: {}, readings: { category: nameIn(categories) } },
  )
}

/** The form of a design with what a row says of it, and what of that means nothing, by its path. */
function read(texts: Texts, before: DesignTyped, isNew: boolean, categories: Category[]) {
  // A new one begins as a draft, so that nobody sees it before it has its pictures.
  const typed = { ...structuredClone(before), ...(isNew && { status: 'draft' as const }) }
  const errors: Record<string, string> = {}
  for (const { path, label, fromText } of designForm.readable) {
    const text = texts.get(path)
    if (text === undefined || (path === 'status' && isTimedStanding(text))) continue
    const value = fromText(text)
    if (value !== undefined) set(typed, path, value)
    // What has to be one of a few cannot be cleared.
    else if (text) errors[path] = `${label} cannot be “${text}”`
  }
  Object.assign(errors, place(typed, texts, categories))
  return { typed, errors }
}

/** Has the names of a category and of a subcategory stand for what the form holds of them. */
function place(typed: DesignTyped, texts: Texts, categories: Category[]): Record<string, string> {
  const named = texts.get('category')
  const isCalled = (name: string | undefined) => (other: { name: string }) =>
    nameKey(other.name) === nameKey(name ?? '')
  const category = named
    ? categories.find(isCalled(named))
    : categories.find(({ _id }) => _id === typed.category)
  if (named && !category) return { category: `There is no category “${named}”` }
  typed.category = category?._id ?? ''
  const name = typed.subcategory
  if (!category || !name) return {}
  const subcategory = category.subcategories.find(isCalled(name))
  typed.subcategory = subcategory?.name ?? name
  return subcategory ? {} : { subcategory: `${category.name} has no subcategory “${name}”` }
}
