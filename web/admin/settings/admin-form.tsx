import type { z } from 'zod'
import { adminCreate } from '#contract/account.ts'
import { createAdmin } from '#web/api/accounts.ts'
import { api } from '#web/api/request.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useSave } from '../forms/use-save.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { PasswordInput } from '../session/password-input.tsx'
import { roleNotes } from './role-labels.ts'
import { RoleSelect } from './role-select.tsx'

const empty: z.input<typeof adminCreate> = { name: '', email: '', password: '', role: 'owner' }

/** Adds an administrator. */
export function AdminForm() {
  const form = useSchemaForm(adminCreate, empty)
  const { register, formState } = form
  const { errors } = formState
  const save = useSave(form, {
    done: 'Admin user created successfully',
    failed: 'Failed to create admin user',
  })

  const submit = form.handleSubmit(async (values) => {
    if (await save(() => createAdmin(api, values))) form.reset(empty)
  })

  return (
    <FormFrame form={form} onSubmit={submit} className="mb-10">
      <FormNote>Name, email and password are required.</FormNote>
      <FormSection title="New admin">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Name" error={errors.name?.message}>
            {(control) => <TextInput {...control} {...register('name')} autoComplete="off" aria-required />}
          </Field>
          <Field label="Email" error={errors.email?.message}>
            {(control) => (
              <TextInput {...control} {...register('email')} type="email" autoComplete="off" aria-required />
            )}
          </Field>
          <Field label="Password" error={errors.password?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('password')}
                autoComplete="new-password"
                aria-required
              />
            )}
          </Field>
          <Field label="Role" hint={roleNotes[form.watch('role') ?? 'owner']}>
            {(control) => <RoleSelect {...control} {...register('role')} />}
          </Field>
        </div>
      </FormSection>
      <SaveBar label="Add Admin" isSticky={false} />
    </FormFrame>
  )
}
