import { useState } from 'react'
import type { Profile } from '#contract/account.ts'
import { updateProfile } from '#web/api/accounts.ts'
import { ApiError } from '#web/api/api-error.ts'
import { getProfile } from '#web/api/profile.ts'
import { api } from '#web/api/request.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { rememberUser, storedUser } from '../session/session.ts'
import { profileForm } from './profile-definition.ts'
import { SigningEmail } from './signing-email.tsx'

const { input } = profileForm

/** Who is signed in. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useSchemaForm(profileForm.schema, profileForm.typedFrom(profile))
  const [currentPassword, setCurrentPassword] = useState('')
  const [passwordError, setPasswordError] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const document = useDocument(form, {
    definition: profileForm,
    kind: 'profile',
    id: profile._id,
    stored: profile,
    files: {},
    read: () => getProfile(api),
    write: async (values, base = profile) => {
      if (storedUser()?._id !== profile._id) throw new Error(otherAccount)
      setPasswordError(undefined)
      const changes = { ...values, ...(currentPassword && { currentPassword }), updatedAt: base.updatedAt }
      const saved = await updateProfile(api, changes).catch((error) => {
        const wanting = error instanceof ApiError ? error.fields.currentPassword : undefined
        setPasswordError(wanting)
        if (wanting) setIsAsked(true)
        throw error
      })
      rememberUser(saved)
      return saved
    },
    done: 'Profile updated successfully',
    failed: 'Failed to update profile',
  })

  return (
    <DocumentFrame form={form} document={document}>
      <FormNote>Name and email are required.</FormNote>
      <FormSection title="Profile">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...input('name')} autoComplete="name" isRequired />
          <SigningEmail
            email={(document.base ?? profile).email}
            isAsked={isAsked}
            error={passwordError}
            onType={setCurrentPassword}
          />
          <TextField {...input('phone')} type="tel" autoComplete="tel" />
        </div>
        <LongTextField {...input('address')} rows={3} />
      </FormSection>
      <SaveBar label="Save Changes" />
    </DocumentFrame>
  )
}

/** Said where another account was signed in meanwhile, whose profile this is not. */
const otherAccount = 'Another account is signed in now. Reload to see its profile.'
