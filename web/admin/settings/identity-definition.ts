import { type Identity, typedIdentity } from '#contract/firm-identity.ts'
import type { Settings, SettingsUpdate } from '#contract/settings.ts'
import { defineForm } from '../forms/define-form.ts'
import type { FieldsOf } from '../forms/field.ts'
import { group, text } from '../forms/field-kinds.ts'
import { typedLink } from '../forms/typed-link.ts'

const { shape } = typedIdentity
type IdentityUpdate = NonNullable<SettingsUpdate['identity']>

const fields = {
  accent: text('Accent Colour', shape.accent),
  openingHours: text('Opening Hours', shape.openingHours),
  mapLink: text('Map Link', typedLink()),
} satisfies FieldsOf<IdentityUpdate, Identity, 'name' | 'logo' | 'logoOnDark'>

const logo = (label: string, name: 'logo' | 'logoOnDark') => ({
  label,
  stored: (settings: Settings | undefined) => [settings?.identity?.[name] ?? []].flat(),
  standIn: (settings: Settings | undefined) => settings?.websiteName,
})

/** The form of the identity; the name is a field of the website's settings. */
export const identityForm = defineForm<Pick<SettingsUpdate, 'identity' | 'updatedAt'>, Settings>()({
  fields: { identity: group('Identity', fields) },
  files: {
    'identity.logo': logo('Logo on Paper', 'logo'),
    'identity.logoOnDark': logo('Logo on the Dark Ground', 'logoOnDark'),
  },
  elsewhere: ['updatedAt'],
})
