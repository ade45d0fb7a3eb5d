import { secondFactorRemoval } from '#contract/second-factor.ts'
import { api } from '#web/api/request.ts'
import { removeSecondFactor } from '#web/api/second-factor.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useSave } from '../forms/use-save.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { PasswordFields } from '../settings/password-fields.tsx'
import { CodeField } from './code-field.tsx'
import { takenOff } from './taken-off.ts'

/** Takes off the own second factor. */
export function TakeOff({ onDone }: { onDone: () => void }) {
  const form = useSchemaForm(secondFactorRemoval, { currentPassword: '', code: '' })
  const save = useSave(form, {
    done: 'The second factor is taken off',
    failed: 'Failed to take off the second factor',
  })
  const submit = form.handleSubmit(async (values) => {
    if (await save(() => takenOff(() => removeSecondFactor(api, values)))) onDone()
  })
  return (
    <FormFrame form={form} onSubmit={submit} className="grid gap-5">
      <PasswordFields names={['currentPassword']} autoFocus />
      <CodeField hint="From your authenticator app, or a recovery code." />
      <SaveBar label="Take Off" isSticky={false} />
    </FormFrame>
  )
}
