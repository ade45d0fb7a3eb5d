import { useFormContext } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { WebsiteValues } from './website-values.ts'

export function ContactFields() {
  const { register, formState } = useFormContext<WebsiteValues>()
  const { errors } = formState
  return (
    <>
      <Field label="Website Name" error={errors.websiteName?.message}>
        {(control) => <TextInput {...control} {...register('websiteName')} aria-required />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Contact Email" error={errors.contactEmail?.message}>
          {(control) => <TextInput {...control} {...register('contactEmail')} type="email" aria-required />}
        </Field>
        <Field label="Contact Phone" error={errors.contactPhone?.message}>
          {(control) => <TextInput {...control} {...register('contactPhone')} type="tel" aria-required />}
        </Field>
      </div>
      <Field label="Business Address" error={errors.address?.message}>
        {(control) => <Textarea {...control} {...register('address')} rows={3} />}
      </Field>
    </>
  )
}
