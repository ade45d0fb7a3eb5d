import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import type { Service } from '#contract/service.ts'
import { api } from '#web/api/request.ts'
import { createService, getService, updateService } from '#web/api/services.ts'
import { acceptedIcons, refuseIcon } from '../files/accepted.ts'
import { FileField } from '../files/file-field.tsx'
import { useFiles } from '../files/use-files.ts'
import { field } from '../forms/comparison.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useListAddress } from '../list/list-address.ts'
import { PageHead } from '../page/page-head.tsx'
import { bodyOf, type ServiceTyped, type ServiceValues, serviceValues, typedFrom } from './form-values.ts'

/** The form of a new service and of one that is edited. */
export function ServiceForm({ service }: { service?: Service }) {
  const form = useForm<ServiceTyped, unknown, ServiceValues>({
    resolver: zodResolver(serviceValues),
    defaultValues: typedFrom(service),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const icons = useFiles({
    stored: iconOf(service),
    standIn: titleOf(service),
    isSingle: true,
    refuse: refuseIcon,
  })
  const listAddress = useListAddress('/admin/services')
  const document = useDocument(form, {
    kind: 'service',
    id: service?._id,
    stored: service,
    typedFrom,
    parts: [
      field('Title', 'title'),
      field('Description', 'description'),
      { label: 'Icon', names: [], files: { chosen: icons, storedWith: iconOf, standIn: titleOf } },
    ],
    read: service && (() => getService(api, service._id)),
    write: async (values, base) => {
      const [icon] = await icons.upload()
      const body = bodyOf(values, icon, base)
      return base ? updateService(api, base._id, body) : createService(api, body)
    },
    done: service ? 'Service updated successfully!' : 'Service created successfully!',
    failed: 'Something went wrong!',
    leadTo: listAddress,
  })

  return (
    <DocumentFrame form={form} document={document}>
      <PageHead title={service ? 'Edit Service' : 'Create New Service'} />
      <FormNote>Only the title has to be filled in.</FormNote>
      <FormSection title="Service">
        <TextField name="title" label="Title" most={limits.title.max} isRequired />
        <LongTextField name="description" label="Description" most={limits.service.description} />
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
      <SaveBar
        label={service ? 'Update Service' : 'Create Service'}
        isUploading={icons.isUploading}
        cancelTo={listAddress}
      />
    </DocumentFrame>
  )
}

function iconOf(service?: Service) {
  return service?.icon ? [service.icon] : []
}

function titleOf(service?: Service) {
  return service?.title
}
