import { useFormContext } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { NumberInput } from '../forms/number-input.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import type { TestimonialTyped } from './form-values.ts'

/** Who says what, and how well it went. */
export function TextFields() {
  const { register, formState } = useFormContext<TestimonialTyped>()
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="clientName" label="Client Name" most={limits.name} isRequired />
        <Field label="Rating (1 to 5)" hint="May stay empty" error={formState.errors.rating?.message}>
          {(control) => <NumberInput {...control} name="rating" {...limits.rating} />}
        </Field>
      </div>
      <LongTextField
        name="content"
        label="Testimonial Content"
        most={limits.testimonial.content}
        isRequired
      />
      <Switch label="Featured" className="min-h-11 justify-self-start" {...register('isFeatured')} />
    </>
  )
}

/** What is said of the client besides the name. */
export function ClientFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="clientRole" label="Client Role" most={limits.name} />
      <TextField name="company" label="Company" most={limits.name} />
    </div>
  )
}
