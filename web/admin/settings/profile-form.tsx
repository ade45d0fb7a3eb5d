import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Profile, profileUpdate } from '#contract/account.ts'
import { updateProfile } from '#web/api/accounts.ts'
import { api } from '#web/api/request.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { FormFrame } from '../form-frame.tsx'
import { FormSection } from '../form-section.tsx'
import { SaveBar } from '../save-bar.tsx'
import { rememberUser } from '../session.ts'
import { useSave } from '../use-save.ts'

const profileValues = profileUpdate.omit({ updatedAt: true }).required()

/** Who is signed in. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { name, email, phone, address } = profile
  const [version, setVersion] = useState(profile.updatedAt)
  const form = useForm({
    resolver: zodResolver(profileValues),
    defaultValues: { name, email, phone, address },
    mode: 'onTouched',
  })
  const { register, formState } = form
  const { errors } = formState
  const save = useSave(form, { done: 'Profile updated successfully', failed: 'Failed to update profile' })

  const submit = form.handleSubmit((values) =>
    save(async () => {
      const saved = await updateProfile(api, { ...values, updatedAt: version })
      rememberUser(saved)
      setVersion(saved.updatedAt)
    }),
  )

  return (
    <FormFrame form={form} onSubmit={submit}>
      <FormSection title="Profile">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Name" error={errors.name?.message}>
            {(control) => <TextInput {...control} {...register('name')} autoComplete="name" aria-required />}
          </Field>
          <Field label="Email" error={errors.email?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('email')}
                type="email"
                autoComplete="email"
                aria-required
              />
            )}
          </Field>
          <Field label="Phone" error={errors.phone?.message}>
            {(control) => <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />}
          </Field>
        </div>
        <Field label="Address" error={errors.address?.message}>
          {(control) => <Textarea {...control} {...register('address')} rows={3} />}
        </Field>
      </FormSection>
      <SaveBar label="Save Changes" />
    </FormFrame>
  )
}
