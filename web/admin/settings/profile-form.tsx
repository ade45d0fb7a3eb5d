import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Profile, profileUpdate } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'
import { getProfile, updateProfile } from '#web/api/accounts.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/request.ts'
import { field } from '../forms/comparison.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { rememberUser, storedUser } from '../session/session.ts'
import { SigningEmailProof } from './signing-email-proof.tsx'

const profileValues = profileUpdate.omit({ updatedAt: true, currentPassword: true }).required()

/** Who is signed in. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useForm({
    resolver: zodResolver(profileValues),
    defaultValues: typedFrom(profile),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [currentPassword, setCurrentPassword] = useState('')
  const [passwordError, setPasswordError] = useState<string>()
  const document = useDocument(form, {
    kind: 'profile',
    id: profile._id,
    stored: profile,
    typedFrom: (stored = profile) => typedFrom(stored),
    parts: [
      field('Name', 'name'),
      field('Email', 'email'),
      field('Phone', 'phone'),
      field('Address', 'address'),
    ],
    read: () => getProfile(api),
    write: async (values, base = profile) => {
      if (storedUser()?._id !== profile._id) throw new Error(otherAccount)
      setPasswordError(undefined)
      const changes = { ...values, ...(currentPassword && { currentPassword }), updatedAt: base.updatedAt }
      const saved = await updateProfile(api, changes).catch((error) => {
        if (error instanceof ApiError) setPasswordError(error.fields.currentPassword)
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
          <TextField name="name" label="Name" most={limits.name} autoComplete="name" isRequired />
          <TextField
            name="email"
            label="Email"
            type="email"
            most={limits.email}
            autoComplete="email"
            isRequired
          />
          <SigningEmailProof
            email={(document.base ?? profile).email}
            error={passwordError}
            onType={setCurrentPassword}
          />
          <TextField name="phone" label="Phone" type="tel" most={limits.phone} autoComplete="tel" />
        </div>
        <LongTextField name="address" label="Address" most={limits.address} rows={3} />
      </FormSection>
      <SaveBar label="Save Changes" />
    </DocumentFrame>
  )
}

/** Said where another account was signed in meanwhile, whose profile this is not. */
const otherAccount = 'Another account is signed in now. Reload to see its profile.'

function typedFrom({ name, email, phone, address }: Profile) {
  return { name, email, phone, address }
}
