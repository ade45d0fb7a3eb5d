import { lazy, Suspense, useRef } from 'react'
import { type RecoveryCodes, type SecondFactorSecret, secondFactorConfirm } from '#contract/second-factor.ts'
import { ApiError, isUnanswered } from '#web/api/api-error.ts'
import { api } from '#web/api/request.ts'
import { confirmSecondFactor } from '#web/api/second-factor.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { failForm } from '../forms/fail-form.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { CodeField } from './code-field.tsx'

/** What draws it is fetched when it is needed. */
const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }))

interface SecretStepProps {
  secret: SecondFactorSecret
  onConfirmed: (recoveryCodes: string[]) => void
}

/** The secret as a QR code and as text, and the code that shows that the app has it. */
export function SecretStep({ secret: { secret, uri }, onConfirmed }: SecretStepProps) {
  const form = useSchemaForm(secondFactorConfirm, { code: '' }, 'onSubmit')
  const confirm = useConfirmation()
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      onConfirmed((await confirm(code)).recoveryCodes)
    } catch (error) {
      failForm(form, error, 'Failed to set up the second factor')
    }
  })
  return (
    <FormFrame form={form} onSubmit={submit} className="grid gap-5">
      <p>Scan this with the app, or type the key into it.</p>
      <div className="size-48 border border-hairline bg-white">
        <Suspense>
          <QrPicture text={uri} />
        </Suspense>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <code className="text-small wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={secret} what="the key" />
      </div>
      <CodeField hint="The six digits that the app shows now." />
      <SaveBar label="Confirm" isSticky={false} />
    </FormFrame>
  )
}

/** Confirms by a code. One before it that had no answer goes first: if it counted, the recovery codes were in that answer. */
function useConfirmation() {
  const unanswered = useRef<string>(undefined)

  async function confirmBy(code: string): Promise<RecoveryCodes> {
    try {
      return await confirmSecondFactor(api, code)
    } catch (error) {
      unanswered.current = isUnanswered(error) ? code : undefined
      throw error
    }
  }

  return async function confirm(code: string): Promise<RecoveryCodes> {
    const before = unanswered.current
    if (before === undefined || before === code) return confirmBy(code)
    try {
      return await confirmBy(before)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'code-wrong')) throw error
      return confirmBy(code)
    }
  }
}
