import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { PublishingFields } from '../../publishing/fields.tsx'
import { usePublishing } from '../../publishing/use-publishing.ts'
import type { ChangeFieldsProps } from './change-fields.ts'
import { publishedAs } from './changes.ts'

/** What visitors are to see of designs, and from when to when. */
export function PublishingChange({ onChange }: ChangeFieldsProps) {
  const { form, value } = usePublishing()
  const key = JSON.stringify(value)

  useEffect(() => {
    onChange(key === undefined ? undefined : publishedAs(JSON.parse(key)))
  }, [key, onChange])

  return (
    <FormProvider {...form}>
      <PublishingFields />
    </FormProvider>
  )
}
