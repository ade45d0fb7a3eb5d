import { useWatch } from 'react-hook-form'
import { publishingDefaults } from '#contract/publishing.ts'
import { rulesOf, typedFrom } from '../forms/field.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { publishingForm } from './definition.ts'

const schema = rulesOf(publishingForm)

/** The publishing fields as a form of their own. @returns it, and what it says; nothing where a time can't be read */
export function usePublishing() {
  const form = useSchemaForm(schema, typedFrom(publishingForm, publishingDefaults), 'onChange')
  const typed = useWatch({ control: form.control })
  const { data } = schema.safeParse(typed)
  const isInOrder = !data?.publishAt || !data.unpublishAt || data.publishAt < data.unpublishAt
  return { form, value: isInOrder ? data : undefined }
}
