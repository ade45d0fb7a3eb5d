import type { ActivityValue, FieldChange } from '#contract/activity.ts'

const longestValue = 100

/** The fields whose values are written down; of every other one only that it changed. */
const shownFields = new Set([
  'title',
  'name',
  'clientName',
  'websiteName',
  'identity.accent',
  'category',
  'subcategory',
  'type',
  'status',
  'followUpOn',
  'assignee',
  'publishAt',
  'unpublishAt',
  'role',
  'secondFactorDemanded',
  'featured',
  'trending',
  'isFeatured',
  'isActive',
  'inMenu',
  'hideWhenEmpty',
  'maintenanceMode',
  'countVisits',
  'basePrice',
  'discountPrice',
  'rating',
])

/** Which fields differ between two versions of a document: the parts of an object each by its own name. */
export function changesBetween(before: object, after: object): FieldChange[] {
  const [was, is] = [flatFields(before), flatFields(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [from, to] = [was.get(field), is.get(field)]
    if (JSON.stringify(from) === JSON.stringify(to)) return []
    return shownFields.has(field) ? { field, from: shown(from), to: shown(to) } : { field }
  })
}

type Fields = Record<string, unknown>

/**
 * Every field by its name, with a dot before the name of one within another: settings lie in objects within objects. What
 * is found by a slug, a file, a unit, an x or an id, a category, a picture, a size, a point or an account, counts as one value.
 */
export function flatFields(fields: object, path = ''): Map<string, unknown> {
  const entries = Object.entries(fields).flatMap(([key, value]): [string, unknown][] =>
    isGroup(value) ? [...flatFields(value, `${path}${key}.`)] : [[path + key, value]],
  )
  return new Map(entries)
}

function isGroup(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return !['slug', 'fileId', 'unit', 'x', '_id'].some((name) => name in value)
}

function shown(value: unknown): ActivityValue {
  if (typeof value === 'object' && value !== null && 'name' in value) return shown(value.name)
  if (typeof value === 'string') return value.slice(0, longestValue)
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}
