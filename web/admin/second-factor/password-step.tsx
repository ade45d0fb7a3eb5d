import { type SecondFactorSecret, secondFactorBegin } from '#contract/second-factor.ts'
import { api } from '#web/api/request.ts'
import { beginSecondFactor } from '#web/api/second-factor.ts'
import { failForm } from '../forms/fail-form.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { PasswordFields } from '../settings/password-fields.tsx'

/** Nobody who merely has got hold of a session sets up a second factor. */
export function PasswordStep({ onProved }: { onProved: (secret: SecondFactorSecret) => void }) {
  const form = useSchemaForm(secondFactorBegin, { currentPassword: '' })
  const submit = form.handleSubmit(async ({ currentPassword }) => {
    try {
      onProved(await beginSecondFactor(api, currentPassword))
    } catch (error) {
      failForm(form, error, 'Failed to set up the second factor')
    }
  })
  return (
    <FormFrame form={form} onSubmit={submit} className="grid gap-5">
      <p>
        You need an authenticator app on your phone. From then on, signing in asks for a code that the app
        shows.
      </p>
      <PasswordFields names={['currentPassword']} autoFocus />
      <SaveBar label="Continue" isSticky={false} />
    </FormFrame>
  )
}
