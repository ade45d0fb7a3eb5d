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
import { SetbackRows } from './setback-rows.tsx'
import { setbacksForm } from './setbacks-definition.ts'

const { input } = setbacksForm

/** What has to stay free on a plot, by its size: by this the finder says which designs fit. */
export function SetbacksForm({ settings }: { settings: Settings }) {
  const form = useSchemaForm(setbacksForm.schema, setbacksForm.typedFrom(settings))
  const document = useDocument(form, {
    definition: setbacksForm,
    kind: 'setbacks',
    id: 'settings',
    stored: settings,
    files: {},
    address: settingsAddress,
    read: () => fetchSettings(api),
    write: ({ setbacks }, base = settings) => updateSettings(api, { setbacks, updatedAt: base.updatedAt }),
    done: 'Website settings updated successfully',
    failed: 'Failed to update website settings',
  })
  return (
    <DocumentFrame form={form} document={document}>
      <FormNote>
        By this table the page “Does it fit?” lays designs on a visitor’s plot. It is a guide, and the page
        says so: what holds is said by the municipality.
      </FormNote>
      <FormSection title="Setbacks">
        <SetbackRows />
      </FormSection>
      <FormSection title="Source">
        <LongTextField
          {...input('setbacks.source')}
          rows={2}
          hint="What the table is taken from, as the page says it beside the answers"
        />
      </FormSection>
      <SaveBar label="Save Setbacks" />
    </DocumentFrame>
  )
}
