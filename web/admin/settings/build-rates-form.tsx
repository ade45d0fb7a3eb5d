import { limits } from '#contract/limits.ts'
import type { Settings } from '#contract/settings.ts'
import { api } from '#web/api/request.ts'
import { fetchSettings, settingsAddress, updateSettings } from '#web/api/settings.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { buildRatesForm } from './build-rates-definition.ts'
import { RateRows } from './rate-rows.tsx'

const { input } = buildRatesForm

/** What building costs a square foot, by finish, from which follows what each design says of it. */
export function BuildRatesForm({ settings }: { settings: Settings }) {
  // A list is checked whole when a row is added to it: what is wrong with the new row is said once it is to be saved.
  const form = useSchemaForm(buildRatesForm.schema, buildRatesForm.typedFrom(settings), 'onSubmit')
  const document = useDocument(form, {
    definition: buildRatesForm,
    kind: 'build-rates',
    id: 'settings',
    stored: settings,
    files: {},
    address: settingsAddress,
    read: () => fetchSettings(api),
    write: ({ buildRates }, base = settings) =>
      updateSettings(api, { buildRates, updatedAt: base.updatedAt }),
    done: 'Website settings updated successfully',
    failed: 'Failed to update website settings',
  })
  return (
    <DocumentFrame form={form} document={document}>
      <FormNote>
        Each design with an area says what building it may cost: its area by these rates, as an estimate, not
        an offer. While there is no finish here, nothing of it is shown.
      </FormNote>
      <FormSection title="Rates">
        <RateRows most={limits.buildRates.finishes} />
      </FormSection>
      <FormSection title="Beside them">
        <TextField {...input('buildRates.asOf')} type="date" className="sm:max-w-56" />
        <LongTextField
          {...input('buildRates.excludes')}
          hint="As the site says it after ‘Not in it:’, for example land, approvals, compound wall, furniture"
          most={limits.buildRates.excludes}
          rows={2}
        />
      </FormSection>
      <SaveBar label="Save Rates" />
    </DocumentFrame>
  )
}
