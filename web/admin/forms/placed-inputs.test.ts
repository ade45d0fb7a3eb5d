import type { FieldValues } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { publishingForm } from '../publishing/definition.ts'
import type { FormDefinition } from './define-form.ts'

type Definition = FormDefinition<FieldValues, unknown, object, string>

const modules = import.meta.glob<Record<string, unknown>>('../*/*-definition.ts', { eager: true })
const sources = import.meta.glob<string>('../*/*.tsx', { eager: true, query: '?raw', import: 'default' })

/** All that is drawn in the room of a definition. */
function drawnBeside(path: string): string {
  const room = path.slice(0, path.lastIndexOf('/') + 1)
  return Object.keys(sources)
    .filter((file) => file.startsWith(room))
    .map((file) => sources[file])
    .join('\n')
}

/** The fields of one part are placed together. */
const placed = (field: string) =>
  field in publishingForm
    ? /<PublishingSection/
    : new RegExp(`(input\\(|name[=:] ?|register\\()['"]${field}['".]|name: '${field}'`)

describe.each(Object.entries(modules))('%s', (path, exported) => {
  const definitions = Object.values(exported).filter((value): value is Definition => Object(value).compared)
  const fields = definitions.flatMap((definition) => Object.keys(definition.typedFrom()))

  test.each(fields)('%s has an input', (field) => {
    expect(drawnBeside(path)).toMatch(placed(field))
  })

  test('a field that nobody placed is found', () => {
    expect(drawnBeside(path)).not.toMatch(placed('nowhere'))
  })
})
