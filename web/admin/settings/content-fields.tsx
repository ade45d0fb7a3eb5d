import { useFormContext } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { WebsiteValues } from './website-values.ts'

const texts = [
  { name: 'aboutUs', label: 'About Us' },
  { name: 'termsAndConditions', label: 'Terms & Conditions' },
  { name: 'privacyPolicy', label: 'Privacy Policy' },
] as const

export function ContentFields() {
  const { register, formState } = useFormContext<WebsiteValues>()
  return (
    <>
      {texts.map(({ name, label }) => (
        <Field key={name} label={label} error={formState.errors[name]?.message}>
          {(control) => (
            <Textarea {...control} {...register(name)} rows={6} className="max-h-96 overflow-y-auto" />
          )}
        </Field>
      ))}
      <p className="-mt-3 text-small text-ink-soft">
        HTML, cleaned of scripts when it is saved. Empty terms and policies show the built-in ones.
      </p>
    </>
  )
}
