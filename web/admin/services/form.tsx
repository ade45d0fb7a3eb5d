import type { Service } from '#contract/service.ts'
import { api } from '#web/api/request.ts'
import { createService, getService, updateService } from '#web/api/services.ts'
import { acceptedIcons, refuseIcon } from '../files/accepted.ts'
import { FileField } from '../files/file-field.tsx'
import { useFiles } from '../files/use-files.ts'
import { bodyOver } from '../forms/body.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { filesOf } from '../forms/field.ts'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { formPagesOf } from '../forms/onward.ts'
import { SaveBar } from '../forms/save-bar.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { useListAddress } from '../list/list-address.ts'
import { PageHead } from '../page/page-head.tsx'
import type { PendingState } from '../pending/open-document.ts'
import { SaveAsDraft } from '../publishing/save-as-draft.tsx'
import { PublishingSection } from '../publishing/section.tsx'
import { iconBody, serviceForm } from './service-definition.ts'

const { input } = serviceForm

interface ServiceFormProps {
  service?: Service
  /** What `service` has in it that visitors do not see yet. */
  pending?: PendingState<Service>
}

/** The form of a new service and of one that is edited. */
export function ServiceForm({ service, pending }: ServiceFormProps) {
  const form = useSchemaForm(serviceForm.schema, serviceForm.typedFrom(service))
  const icons = useFiles({ ...filesOf(serviceForm.files.icon, service), isSingle: true, refuse: refuseIcon })
  const listAddress = useListAddress('/admin/services')
  const document = useDocument(form, {
    definition: serviceForm,
    kind: 'service',
    id: service?._id,
    stored: service,
    pending,
    files: { icon: icons },
    address: service && `/api/services/${service._id}`,
    read: service && (() => getService(api, service._id)),
    write: async (values, base, by) => {
      const [icon] = await icons.upload()
      const body = { ...bodyOver(values, base), ...iconBody(icon, base) }
      return base ? updateService(by, base._id, body) : createService(by, body)
    },
    done: service ? 'Service updated successfully!' : 'Service created successfully!',
    failed: service ? 'Something went wrong!' : 'Failed to create service',
    unsaid: service ? undefined : 'Something went wrong!',
    leadTo: listAddress,
    pages: formPagesOf('/admin/services'),
  })

  return (
    <DocumentFrame form={form} document={document}>
      <PageHead title={service ? 'Edit Service' : 'Create New Service'} />
      <FormNote>Only the title must be filled in.</FormNote>
      <FormSection title="Service">
        <TextField {...input('title')} isRequired />
        <LongTextField {...input('description')} />
      </FormSection>
      <FormSection title="Icon">
        <FileField
          files={icons}
          label="Upload icon"
          hint="SVG, PNG, JPG up to 2MB"
          accept={acceptedIcons}
          takesPage
          itemLabel="Icon"
          previewClassName="size-24 object-contain"
        />
      </FormSection>
      <PublishingSection />
      <SaveBar
        label={service ? 'Update Service' : 'Create Service'}
        isUploading={icons.isUploading}
        cancelTo={listAddress}
      >
        {!service && <SaveAsDraft isUploading={icons.isUploading} />}
      </SaveBar>
    </DocumentFrame>
  )
}
