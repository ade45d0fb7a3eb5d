import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Settings, SettingsUpdate } from '#contract/settings.ts'
import { api } from '#web/api/request.ts'
import { updateSettings } from '#web/api/settings.ts'
import { FormFrame } from '../form-frame.tsx'
import { FormSection } from '../form-section.tsx'
import { SaveBar } from '../save-bar.tsx'
import { useSave } from '../use-save.ts'
import { ContactFields } from './contact-fields.tsx'
import { ContentFields } from './content-fields.tsx'
import { MaintenanceField } from './maintenance-field.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { QrField } from './qr-field.tsx'
import { SearchFields } from './search-fields.tsx'
import { SocialFields } from './social-fields.tsx'
import { bodyOf, typedFrom, type WebsiteValues, websiteValues } from './website-values.ts'

/** Everything that the site says of the firm. */
export function WebsiteForm({ settings }: { settings: Settings }) {
  const [saved, setSaved] = useState(settings)
  const form = useForm<WebsiteValues>({
    resolver: zodResolver(websiteValues),
    defaultValues: typedFrom(settings),
    mode: 'onTouched',
  })
  const save = useSave(form, {
    done: 'Website settings updated successfully',
    failed: 'Failed to update website settings',
  })

  async function store(changes: SettingsUpdate): Promise<Settings> {
    const answer = await updateSettings(api, changes)
    setSaved(answer)
    return answer
  }

  const submit = form.handleSubmit((values) =>
    save(async () => {
      const body = bodyOf(values, saved.paymentSettings.razorpayLink, saved.updatedAt)
      form.reset(typedFrom(await store(body)))
    }),
  )

  function saveQrCode(qrCodeUrl: string) {
    return store({ paymentSettings: { bankDetails: { qrCodeUrl } }, updatedAt: saved.updatedAt })
  }

  return (
    <FormFrame form={form} onSubmit={submit}>
      <FormSection title="Website">
        <ContactFields />
      </FormSection>
      <FormSection title="Social links">
        <SocialFields />
      </FormSection>
      <FormSection title="Payment">
        <PaymentFields />
        <QrField url={saved.paymentSettings.bankDetails.qrCodeUrl} onSave={saveQrCode} />
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
      <SaveBar label="Save Settings" />
    </FormFrame>
  )
}
