import type { Settings } from '#contract/settings.ts'
import { api } from '#web/api/request.ts'
import { fetchSettings, settingsAddress, updateSettings } from '#web/api/settings.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { LongTextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { synonymsForm } from './synonyms-definition.ts'

const { input } = synonymsForm

/** What visitors type for what the catalogue calls otherwise. */
export function SynonymsForm({ settings }: { settings: Settings }) {
  const form = useSchemaForm(synonymsForm.schema, synonymsForm.typedFrom(settings))
  const document = useDocument(form, {
    definition: synonymsForm,
    kind: 'synonyms',
    id: 'settings',
    stored: settings,
    files: {},
    address: settingsAddress,
    read: () => fetchSettings(api),
    write: ({ synonyms }, base = settings) => updateSettings(api, { synonyms, updatedAt: base.updatedAt }),
    done: 'Website settings updated successfully',
    failed: 'Failed to update website settings',
  })
  return (
    <DocumentFrame form={form} document={document}>
      <FormNote>
        What visitors type stands before the sign, what they find besides it stands behind: whoever seeks a
        ghar finds houses and homes. Plots, bedrooms, storeys, plurals and slips of the finger need no line.
      </FormNote>
      <FormSection title="Search">
        <LongTextField
          {...input('synonyms')}
          rows={24}
          hint="A line for each, with commas between the words, in any script"
        />
      </FormSection>
      <SaveBar label="Save Synonyms" />
    </DocumentFrame>
  )
}
