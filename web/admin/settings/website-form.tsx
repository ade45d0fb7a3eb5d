import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Settings } from '#contract/settings.ts'
import { api } from '#web/api/request.ts'
import { fetchSettings, updateSettings } from '#web/api/settings.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useDocument } from '../forms/use-document.ts'
import { ContactFields } from './contact-fields.tsx'
import { ContentFields } from './content-fields.tsx'
import { MaintenanceField } from './maintenance-field.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { QrField } from './qr-field.tsx'
import { SearchFields } from './search-fields.tsx'
import { SocialFields } from './social-fields.tsx'
import { useQrUpload } from './use-qr-upload.ts'
import { websiteParts } from './website-parts.ts'
import { bodyOf, typedFrom, type WebsiteValues, websiteValuesOver } from './website-values.ts'

/** Everything that the site says of the firm. */
export function WebsiteForm({ settings }: { settings: Settings }) {
  const form = useForm<WebsiteValues>({
    resolver: zodResolver(websiteValuesOver(settings)),
    defaultValues: typedFrom(settings),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const document = useDocument(form, {
    kind: 'website',
    id: 'settings',
    stored: settings,
    typedFrom: (stored = settings) => typedFrom(stored),
    parts: websiteParts,
    read: () => fetchSettings(api),
    write: (values, base = settings) => updateSettings(api, bodyOf(values, base)),
    done: 'Website settings updated successfully',
    failed: 'Failed to update website settings',
  })
  const saved = document.base ?? settings

  async function saveQrCode(qrCodeUrl: string) {
    const { updatedAt } = saved
    document.setBase(
      await updateSettings(api, { paymentSettings: { bankDetails: { qrCodeUrl } }, updatedAt }),
    )
    form.setValue('paymentSettings.bankDetails.qrCodeUrl', qrCodeUrl)
  }

  const qrCode = useQrUpload(saveQrCode)

  return (
    <DocumentFrame form={form} document={document}>
      <FormNote>
        Website name, contact email and contact phone are required. Everything else may stay empty.
      </FormNote>
      <FormSection title="Website">
        <ContactFields />
      </FormSection>
      <FormSection title="Social links">
        <SocialFields />
      </FormSection>
      <FormSection title="Payment">
        <PaymentFields />
        <QrField url={saved.paymentSettings.bankDetails.qrCodeUrl} files={qrCode} onSave={saveQrCode} />
      </FormSection>
      <FormSection title="Content">
        <ContentFields />
      </FormSection>
      <FormSection title="Search engines">
        <SearchFields />
      </FormSection>
      <FormSection title="Maintenance">
        <MaintenanceField />
      </FormSection>
      <SaveBar label="Save Settings" isUploading={qrCode.isUploading} />
    </DocumentFrame>
  )
}
