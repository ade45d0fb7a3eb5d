import { useFormContext } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { NumberInput } from '../number-input.tsx'
import type { TestimonialTyped } from './form-values.ts'

/** Who says what, and how well it went. */
export function TextFields() {
  const { register, formState } = useFormContext<TestimonialTyped>()
  const { errors, defaultValues } = formState
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Client Name" error={errors.clientName?.message}>
          {(control) => <TextInput {...control} {...register('clientName')} aria-required />}
        </Field>
        <Field label="Rating (1 to 5)" hint="May stay empty" error={errors.rating?.message}>
          {(control) => <NumberInput {...control} name="rating" {...limits.rating} />}
        </Field>
      </div>
      <Field label="Testimonial Content" error={errors.content?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...register('content')}
            defaultValue={defaultValues?.content}
            maxCharacters={limits.testimonial.content}
            aria-required
          />
        )}
      </Field>
      <Switch label="Featured" className="min-h-11 justify-self-start" {...register('isFeatured')} />
    </>
  )
}

/** What is said of the client besides the name. */
export function ClientFields() {
  const { register, formState } = useFormContext<TestimonialTyped>()
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Client Role" error={errors.clientRole?.message}>
        {(control) => <TextInput {...control} {...register('clientRole')} />}
      </Field>
      <Field label="Company" error={errors.company?.message}>
        {(control) => <TextInput {...control} {...register('company')} />}
      </Field>
    </div>
  )
}
