import { useFormContext } from 'react-hook-form'
import { bannerDefaults } from '#contract/banner.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { BannerTyped } from './form-values.ts'

const buttons = [
  { name: 'ctaText', label: 'Button Text' },
  { name: 'ctaLink', label: 'Button Link' },
  { name: 'secondaryCtaText', label: 'Secondary Button Text' },
  { name: 'secondaryCtaLink', label: 'Secondary Button Link' },
] as const

export function TextFields() {
  const { register, formState } = useFormContext<BannerTyped>()
  const { errors } = formState
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        {(control) => <TextInput {...control} {...register('title')} aria-required />}
      </Field>
      <Field label="Subtitle" error={errors.subtitle?.message}>
        {(control) => <TextInput {...control} {...register('subtitle')} />}
      </Field>
      <Field label="Offer Text" error={errors.offerText?.message}>
        {(control) => <TextInput {...control} {...register('offerText')} />}
      </Field>
    </>
  )
}

/** Both buttons; what they say where they are left empty stands in them already. */
export function ButtonFields() {
  const { register, formState } = useFormContext<BannerTyped>()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {buttons.map(({ name, label }) => (
        <Field key={name} label={label} error={formState.errors[name]?.message}>
          {(control) => <TextInput {...control} {...register(name)} placeholder={bannerDefaults[name]} />}
        </Field>
      ))}
    </div>
  )
}
