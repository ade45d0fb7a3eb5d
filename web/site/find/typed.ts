import type { FinderPart, FinderUnderstood } from '#contract/finder.ts'

/** What can be asked, in the order in which an address says it. */
const fields = [
  'q',
  'width',
  'depth',
  'unit',
  'area',
  'areaUnit',
  'facing',
  'bedrooms',
  'floors',
  'budget',
  'budgetFor',
] as const
type Field = (typeof fields)[number]

/** As it was typed; what was left empty is ''. */
export type Typed = Record<Field, string>

const longest = 300

/** What an address asks, as it was typed. */
export function readTyped(address: URLSearchParams): Typed {
  const typed = fields.map((field) => [field, (address.get(field) ?? '').trim().slice(0, longest)])
  return Object.fromEntries(typed) as Typed
}

/** Whether anything is asked; a unit alone asks nothing, nor what a budget is for. */
export function isAsked({ unit, areaUnit, budgetFor, ...rest }: Typed): boolean {
  return Object.values(rest).some((text) => text !== '')
}

/** What was typed, without what was left empty. */
export function saidIn(typed: Typed): Partial<Typed> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))
}

/** The field at which it is said that nothing was asked, where one of both forms was sent with nothing in it. */
export function sentEmpty(address: URLSearchParams): 'q' | 'width' | undefined {
  return (['q', 'width'] as const).find((field) => address.has(field))
}

/** The finder's address for what is asked: only what is said, and no unit of nothing. */
export function findAddress(typed: Partial<Typed>, page = 1): string {
  const address = new URLSearchParams()
  for (const field of fields) {
    const text = typed[field]?.trim()
    if (text && !isIdle(field, typed)) address.append(field, text)
  }
  if (page > 1) address.append('page', String(page))
  const query = address.toString()
  return query ? `/find?${query}` : '/find'
}

/** The address that no longer says one of the things that were understood. Without a plot there is nothing to draw: the rest is sought. */
export function addressWithout(
  { kind, without }: FinderPart,
  typed: Typed,
  { parts, budgetFor }: Pick<FinderUnderstood, 'parts' | 'budgetFor'>,
): string {
  if (kind !== 'plot')
    return findAddress({ ...typed, ...(without === null ? { [kind]: '' } : { q: without }) })
  const others = parts.filter(
    (one) => one.kind !== 'plot' && !(one.kind === 'budget' && budgetFor === 'building'),
  )
  const search = without ?? others.map(({ means }) => means).join(' ')
  return search ? `/gallery?${new URLSearchParams({ search })}` : '/find'
}

/** Whether a field says nothing beside the others. */
function isIdle(field: Field, { q, width, depth, area, budget, budgetFor }: Partial<Typed>): boolean {
  if (field === 'unit') return !width && !depth
  if (field === 'areaUnit') return !area
  return field === 'budgetFor' && (budgetFor === 'drawing' || !(budget || q))
}

/** What a form holds, as it would be asked. */
export function typedIn(form: HTMLFormElement): Partial<Typed> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
