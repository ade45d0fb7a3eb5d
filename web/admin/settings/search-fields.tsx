import { useFormContext } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { WebsiteValues } from './website-values.ts'

export function SearchFields() {
  const { register, formState } = useFormContext<WebsiteValues>()
  const { errors } = formState
  return (
    <>
      <Field
        label="Meta Title"
        hint="The home page's title in search results"
        error={errors.metaTitle?.message}
      >
        {(control) => <TextInput {...control} {...register('metaTitle')} />}
      </Field>
      <Field
        label="Meta Description"
        hint="What search results say under it"
        error={errors.metaDescription?.message}
      >
        {(control) => <Textarea {...control} {...register('metaDescription')} rows={2} />}
      </Field>
    </>
  )
}
