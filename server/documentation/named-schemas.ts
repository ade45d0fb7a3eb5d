import { type Json, mapObjects } from './json.ts'

/** Moves each schema that `named` has given a name into the components, once, and refers to it wherever it stood. */
export function withNamedSchemas(document: Json): Json {
  const schemas: Record<string, Json> = {}
  const changed = mapObjects(document, (object) => {
    if (!object.component) return object
    const { component, description, examples, ...schema } = object
    const definition = { ...withoutNull(schema), description: component.description }
    const known = schemas[component.name]
    if (known && JSON.stringify(known) !== JSON.stringify(definition))
      throw new Error(`Two schemas are named ${component.name}`)
    schemas[component.name] = definition
    const reference = { $ref: `#/components/schemas/${component.name}` }
    const shown = { ...(description && { description }), ...(examples && { examples }) }
    return mayBeNull(schema) ? { anyOf: [reference, { type: 'null' }], ...shown } : { ...reference, ...shown }
  })
  const all = Object.entries({ ...changed.components.schemas, ...schemas })
  const sorted = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return { ...changed, components: { ...changed.components, schemas: sorted } }
}

const isNull = (schema: Json) => schema.type === 'null'

function mayBeNull({ type, anyOf }: Json): boolean {
  return (Array.isArray(type) && type.includes('null')) || (anyOf?.some(isNull) ?? false)
}

function withoutNull(schema: Json): Json {
  if (!mayBeNull(schema)) return schema
  const { type, anyOf, ...rest } = schema
  if (anyOf) return { ...rest, anyOf: anyOf.filter((branch: Json) => !isNull(branch)) }
  return { type: type.find((name: string) => name !== 'null'), ...rest }
}
