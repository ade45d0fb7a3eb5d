import { permittedSettings } from '#contract/guarded-settings.ts'
import { limits } from '#contract/limits.ts'
import type { Settings } from '#contract/settings.ts'
import { api } from '#web/api/request.ts'
import { fetchSettings, settingsAddress, updateSettings } from '#web/api/settings.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { NumberField } from '../forms/number-field.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { useOwnProfile } from '../session/own-profile.ts'
import { Guarded } from './guarded.tsx'
import { MaintenanceField } from './maintenance-field.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { QrField } from './qr-field.tsx'
import { SocialFields } from './social-fields.tsx'
import { useQrUpload } from './use-qr-upload.ts'
import { settingsBody, websiteForm, websiteSchemaOver } from './website-definition.ts'

const { input } = websiteForm

/** Everything that the site says of the firm. */
export function WebsiteForm({ settings }: { settings: Settings }) {
  const role = useOwnProfile()?.role ?? null
  const form = useSchemaForm(websiteSchemaOver(settings), websiteForm.typedFrom(settings))
  const document = useDocument(form, {
    definition: websiteForm,
    kind: 'website',
    id: 'settings',
    stored: settings,
    files: {},
    address: settingsAddress,
    read: () => fetchSettings(api),
    // What is stored of the rest may be newer than this form.
    write: (values, base = settings) =>
      updateSettings(api, permittedSettings(role, settingsBody(values, base))),
    done: 'Website settings updated successfully',
    failed: 'Failed to update website settings',
  })
  const saved = document.base ?? settings

  async function saveQrCode(qrCodeUrl: string) {
    const { updatedAt } = saved
    document.setBase(
      await updateSettings(api, { paymentSettings: { bankDetails: { qrCodeUrl } }, updatedAt }),
    )
  }

  const qrCode = useQrUpload(saveQrCode)

  return (
    <DocumentFrame form={form} document={document}>
      <FormNote>
        Website name, contact email and contact phone are required. Everything else is optional.
      </FormNote>
      <FormSection title="Website">
        <TextField {...input('websiteName')} isRequired />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...input('contactEmail')} type="email" isRequired />
          <TextField {...input('contactPhone')} type="tel" isRequired />
        </div>
        <LongTextField {...input('address')} rows={3} />
      </FormSection>
      <FormSection title="Social links">
        <SocialFields />
      </FormSection>
      <Guarded setting="paymentSettings">
        <FormSection title="Payment">
          <PaymentFields />
          <QrField url={saved.paymentSettings.bankDetails.qrCodeUrl} files={qrCode} onSave={saveQrCode} />
        </FormSection>
      </Guarded>
      <FormSection title="Content">
        <RichTextField {...input('aboutUs')} />
        <RichTextField {...input('termsAndConditions')} />
        <RichTextField {...input('privacyPolicy')} />
        <p className="-mt-3 text-small text-ink-soft">
          Scripts are removed when it is saved. Where terms or policy are empty, the built-in text is shown.
        </p>
      </FormSection>
      <FormSection title="Search engines">
        <TextField {...input('metaTitle')} hint="The home page's title in search results" />
        <LongTextField
          {...input('metaDescription')}
          hint="The text below the title in search results"
          rows={2}
        />
      </FormSection>
      <Guarded setting="enquiryMonths">
        <FormSection title="Personal data">
          <NumberField
            {...input('enquiryMonths')}
            hint="After their last change: name, contacts, requirement and notes are deleted for good. 0 keeps them"
            min={limits.enquiry.months.min}
            max={limits.enquiry.months.max}
            className="sm:max-w-[calc(50%-0.625rem)]"
          />
        </FormSection>
      </Guarded>
      <FormSection title="Visits">
        <SwitchField {...input('countVisits')} />
        <p className="-mt-3 text-small text-ink-soft">
          By the day: how often designs are seen, kept, sent and enquired about, which searches find nothing,
          which plots are asked for. No cookie, no address, nothing that tells two visitors apart; browsers
          that ask not to be tracked are left out.
        </p>
      </FormSection>
      <Guarded setting="versionDays">
        <FormSection title="Versions">
          <NumberField
            {...input('versionDays')}
            hint="Pictures that a version shows stay as long as the version"
            className="sm:max-w-[calc(50%-0.625rem)]"
          />
        </FormSection>
      </Guarded>
      <FormSection title="Maintenance">
        <MaintenanceField />
      </FormSection>
      <Guarded setting="trashDays">
        <FormSection title="Trash">
          <NumberField
            {...input('trashDays')}
            hint="What is deleted can be restored for so long, 1 to 365 days"
            min={limits.trash.days.min}
            max={limits.trash.days.max}
          />
        </FormSection>
      </Guarded>
      <SaveBar label="Save Settings" isUploading={qrCode.isUploading} />
    </DocumentFrame>
  )
}
