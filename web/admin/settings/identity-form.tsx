import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { identityMessages } from '#contract/messages.ts'
import type { Settings } from '#contract/settings.ts'
import { api } from '#web/api/request.ts'
import { fetchSettings, settingsAddress, updateSettings } from '#web/api/settings.ts'
import { acceptedIcons, refuseIcon } from '../files/accepted.ts'
import { FileField } from '../files/file-field.tsx'
import { useFiles } from '../files/use-files.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { filesOf } from '../forms/field.ts'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { AccentField } from './accent-field.tsx'
import { identityForm } from './identity-definition.ts'
import { IdentityPreview } from './identity-preview.tsx'
import { showAccent } from './show-accent.ts'

const { input, files: ownFiles } = identityForm

/** The firm's logo, colour and hours, beside how they will look. */
export function IdentityForm({ settings }: { settings: Settings }) {
  const form = useSchemaForm(identityForm.schema, identityForm.typedFrom(settings))
  const single = { isSingle: true, refuse: refuseLogo }
  const logo = useFiles({ ...filesOf(ownFiles['identity.logo'], settings), ...single })
  const logoOnDark = useFiles({ ...filesOf(ownFiles['identity.logoOnDark'], settings), ...single })
  const document = useDocument(form, {
    definition: identityForm,
    kind: 'identity',
    id: 'settings',
    stored: settings,
    files: { 'identity.logo': logo, 'identity.logoOnDark': logoOnDark },
    address: settingsAddress,
    read: () => fetchSettings(api),
    write: async ({ identity }, base = settings) => {
      const [[onPaper = null], [onDark = null]] = await Promise.all([logo.upload(), logoOnDark.upload()])
      const logos = { logo: onPaper, logoOnDark: onDark }
      const { updatedAt } = base
      const saved = await updateSettings(api, { identity: { ...identity, ...logos }, updatedAt })
      showAccent(saved.identity.accent)
      return saved
    },
    done: 'Website settings updated successfully',
    failed: 'Failed to update website settings',
  })
  const { accent } = useWatch({ control: form.control, name: 'identity' })

  return (
    <DocumentFrame form={form} document={document}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <FormNote>
            Nothing here is required: what is empty stays as the product brings it. The name and the social
            links stand under Website Settings.
          </FormNote>
          <FormSection title="Logo">
            <FileField
              files={logo}
              label="Upload logo"
              hint="SVG, PNG, JPG up to 2MB. Favicon and touch icon are made from it"
              accept={acceptedIcons}
              itemLabel="Logo"
              previewClassName="h-24 w-auto max-w-full object-contain bg-paper p-3"
            />
            <FileField
              files={logoOnDark}
              label="Upload logo for the dark ground"
              hint="For the footer, which is dark. Without one the name stands there"
              accept={acceptedIcons}
              itemLabel="Dark logo"
              previewClassName="h-24 w-auto max-w-full object-contain bg-board! p-3"
            />
          </FormSection>
          <FormSection title="Colour">
            <AccentField {...input('identity.accent')} />
          </FormSection>
          <FormSection title="Visits">
            <LongTextField
              {...input('identity.openingHours')}
              hint="A line a rule: Mon–Sat 10:00–18:30. So search engines understand them too"
              rows={3}
            />
            <TextField {...input('identity.mapLink')} inputMode="url" hint="Where the firm is on a map" />
          </FormSection>
        </div>
        <IdentityPreview name={settings.websiteName} accent={accent} logo={logo} logoOnDark={logoOnDark} />
      </div>
      <SaveBar label="Save Identity" isUploading={logo.isUploading || logoOnDark.isUploading} />
    </DocumentFrame>
  )
}

function refuseLogo(file: File): string | undefined {
  return refuseIcon(file) ?? (file.size >= limits.file.logo ? identityMessages.logoTooLarge : undefined)
}
