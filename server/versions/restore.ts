import { versionMessages } from '#contract/messages.ts'
import { changesBetween, flatFields } from '../activity/changes.ts'
import { invalid } from '../errors.ts'
import { invalidInput } from '../http/router.ts'
import type { AnyEditable } from './kinds.ts'

type Fields = Record<string, unknown>

/**
 * What a version changes a document back by: the fields in which the two differ, as its own changes take them. What an
 * older version of the product let through, or a form would no longer take, is refused as in any change.
 * @param chosen these fields alone; every one without it
 * @throws AppError 400 where a chosen field is unknown, or a value breaks a rule of today
 */
export function changesBack(
  { updating }: Pick<AnyEditable, 'updating'>,
  now: object,
  then: object,
  chosen?: string[],
): Fields {
  const values = flatFields(then)
  requireKnown(chosen, [...values.keys(), ...flatFields(now).keys()])
  const differing = changesBetween(now, then)
    .map(({ field }) => field)
    .filter((field) => chosen?.some((name) => isWithin(field, name)) ?? true)
  const { data, error } = updating.safeParse(nested(differing, values))
  if (error) throw invalidInput(error)
  return data as Fields
}

function requireKnown(chosen: string[] = [], known: string[]): void {
  for (const name of chosen)
    if (!known.some((field) => isWithin(field, name)))
      throw invalid('fields', versionMessages.unknownField(name))
}

/** Whether a field is the named one, or of the group of that name. */
function isWithin(field: string, name: string): boolean {
  return field === name || field.startsWith(`${name}.`)
}

/** The values of these fields, those with a dot in objects within objects. */
function nested(fields: string[], values: Map<string, unknown>): Fields {
  const all: Fields = {}
  for (const field of fields) {
    const path = field.split('.')
    const last = path.pop() as string
    let group = all
    for (const name of path) {
      group[name] ??= {}
      group = group[name] as Fields
    }
    group[last] = values.get(field)
  }
  return all
}
