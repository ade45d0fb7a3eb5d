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

/** Whether anything is asked; a unit alone asks nothing. */
export function isAsked({ unit, areaUnit, ...rest }: Typed): boolean {
  return Object.values(rest).some((text) => text !== '')
}

/** The finder's address for what is asked: only what is said, and no unit of nothing. */
export function findAddress(typed: Partial<Typed>, page = 1): string {
  const address = new URLSearchParams()
  for (const field of fields) {
    const text = typed[field]?.trim()
    const isIdle = (field === 'unit' && !typed.width && !typed.depth) || (field === 'areaUnit' && !typed.area)
    if (text && !isIdle) address.append(field, text)
  }
  if (page > 1) address.append('page', String(page))
  const query = address.toString()
  return query ? `/find?${query}` : '/find'
}

/** What a form holds, as it would be asked. */
export function typedIn(form: HTMLFormElement): Partial<Typed> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
