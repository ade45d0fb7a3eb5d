import { createFormControl, type FieldValues, get, set } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import type { FormFile, StoredImage } from '../files/form-file.ts'
import type { FormFiles } from '../files/use-files.ts'
import { comparisonsOf } from '../forms/comparison.ts'
import type { FormDefinition } from '../forms/define-form.ts'
import { differences, withTheirs } from './differences.ts'

type Definition = FormDefinition<FieldValues, unknown, object, string>

const modules = import.meta.glob<Record<string, unknown>>('../*/*-definition.ts', { eager: true })
const definitions = Object.entries(modules).flatMap(([path, exported]) =>
  Object.values(exported)
    .filter((value): value is Definition => Object(value).compared !== undefined)
    .map((definition) => ({ path, definition })),
)

/** Every input of a form, by its path. */
function pathsOf(typed: FieldValues, above = ''): string[] {
  return Object.entries(typed).flatMap(([name, value]) => {
    const isGroup = typeof value === 'object' && !Array.isArray(value)
    return isGroup ? pathsOf(value, `${above}${name}.`) : [above + name]
  })
}

function filled(typed: FieldValues, paths: string[]): FieldValues {
  for (const path of paths) if (get(typed, path) === '') set(typed, path, '1')
  return typed
}

function withChange(typed: FieldValues, path: string, to: string): FieldValues {
  const next = structuredClone(typed)
  const value: unknown = get(typed, path)
  if (typeof value === 'boolean') set(next, path, !value)
  else set(next, path, Array.isArray(value) ? [...value, { id: to, name: to, image: null }] : to)
  return next
}

function filesOf(definition: Definition, ...chosen: string[]) {
  const file = { key: 'f1', type: 'image', alt: '', fileId: 'f1' } satisfies FormFile
  const entries = Object.keys(definition.files).map((name) => [
    name,
    { files: chosen.includes(name) ? [file] : [] } as unknown as FormFiles,
  ])
  return Object.fromEntries(entries) as Record<string, FormFiles>
}

test('every form of a document is looked at', () => {
  expect(definitions.map(({ path }) => path.replace(/^.*\//, '')).sort()).toEqual([
    'banner-definition.ts',
    'build-rates-definition.ts',
    'category-definition.ts',
    'design-definition.ts',
    'identity-definition.ts',
    'media-definition.ts',
    'pricing-definition.ts',
    'profile-definition.ts',
    'reply-definition.ts',
    'service-definition.ts',
    'setbacks-definition.ts',
    'synonyms-definition.ts',
    'testimonial-definition.ts',
    'website-definition.ts',
  ])
})

describe.each(definitions)('$path', ({ definition }) => {
  const paths = pathsOf(definition.typedFrom())
  const base = filled(definition.typedFrom(), paths)
  const comparisons = comparisonsOf(definition, { chosen: filesOf(definition) })
  const compare = (typed: FieldValues, theirs: FieldValues) =>
    differences(comparisons, { typed: base }, typed, { typed: theirs })
  const takes = (typed: FieldValues, path: string) =>
    !definition.schema.safeParse(typed).error?.issues.some((issue) => issue.path.join('.') === path)
  const covers = (names: string[], path: string) => names.some((name) => `${path}.`.startsWith(`${name}.`))
  /** A banner's file is compared by the file itself, beside this name of it. */
  const isUnreadable = (path: string) => path === 'mediaUrl'

  test.each(paths)(
    'a change of %s by someone else is shown, and taken over unless the admin says otherwise',
    (path) => {
      const theirs = withChange(base, path, '7')
      const { formControl } = createFormControl({ defaultValues: base })
      const [difference, ...others] = compare(formControl.getValues(), theirs)
      expect(others).toEqual([])
      expect(difference).toMatchObject({ changedBy: 'theirs' })
      expect(difference?.comparison.label).not.toBe('')
      if (!isUnreadable(path)) expect(difference?.mine).not.toBe(difference?.theirs)
      formControl.reset(withTheirs(difference ? [difference] : [], formControl.getValues(), theirs))
      expect(formControl.getValues()).toEqual(theirs)
    },
  )

  test('what is typed otherwise and says the same is no difference', () => {
    for (const path of paths) {
      const value: unknown = get(base, path)
      if (typeof value !== 'string' || isUnreadable(path)) continue
      const typed = structuredClone(base)
      set(typed, path, `${value} `)
      if (takes(typed, path)) expect([path, compare(typed, base)]).toEqual([path, []])
    }
  })

  test('a field that someone else changed is never overwritten silently by a save of another one', () => {
    for (const theirPath of paths)
      for (const myPath of paths) {
        const theirs = withChange(base, theirPath, '7')
        const typed = withChange(base, myPath, '8')
        const found = compare(typed, theirs)
        const theirOwn = found.find(({ comparison }) => covers(comparison.names, theirPath))
        const isMineToo = theirOwn && covers(theirOwn.comparison.names, myPath)
        // Where both changed a switch, they changed it alike.
        if (!theirOwn) {
          expect(get(typed, theirPath)).toEqual(get(theirs, theirPath))
          continue
        }
        expect([theirPath, myPath, theirOwn.changedBy]).toEqual([
          theirPath,
          myPath,
          isMineToo ? 'mine' : 'theirs',
        ])
        if (isMineToo) continue
        const merged = withTheirs(
          found.filter(({ changedBy }) => changedBy === 'theirs'),
          typed,
          theirs,
        )
        expect(get(merged, theirPath)).toEqual(get(theirs, theirPath))
        expect(get(merged, myPath)).toEqual(get(typed, myPath))
      }
  })

  test.each(Object.keys(definition.files))('a change of the files %s is shown, whoever made it', (name) => {
    const label = definition.files[name]?.label
    const added = comparisonsOf(definition, { chosen: filesOf(definition, name) })
    expect(differences(added, { typed: base }, base, { typed: base })).toMatchObject([
      { comparison: { label }, changedBy: 'mine' },
    ])
    const image = { fileId: 'f1', alt: '' } as StoredImage
    const stored = (document: object | undefined) => (document ? [image] : [])
    const files = { ...definition.files, [name]: { label: label ?? '', stored, standIn: () => undefined } }
    const unchanged = comparisonsOf({ ...definition, files }, { chosen: filesOf(definition) })
    expect(differences(unchanged, { typed: base }, base, { typed: base, stored: {} })).toMatchObject([
      { comparison: { label }, changedBy: 'theirs' },
    ])
  })
})
