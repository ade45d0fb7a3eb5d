import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import type { Service } from '#contract/service.ts'
import { api } from '#web/api/request.ts'
import { createService, updateService } from '#web/api/services.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { acceptedIcons, refuseIcon } from '../files/accepted.ts'
import { FileField } from '../files/file-field.tsx'
import { useFiles } from '../files/use-files.ts'
import { FormFrame } from '../form-frame.tsx'
import { FormSection } from '../form-section.tsx'
import { useListAddress } from '../list-address.ts'
import { PageHead } from '../page-head.tsx'
import { SaveBar } from '../save-bar.tsx'
import { useSave } from '../use-save.ts'
import { bodyOf, type ServiceTyped, type ServiceValues, serviceValues } from './form-values.ts'

/** The form of a new service and of one that is edited. */
export function ServiceForm({ service }: { service?: Service }) {
  const form = useForm<ServiceTyped, unknown, ServiceValues>({
    resolver: zodResolver(serviceValues),
    defaultValues: { title: service?.title ?? '', description: service?.description ?? '' },
    mode: 'onTouched',
  })
  const { register, formState } = form
  const icons = useFiles({
    stored: service?.icon ? [service.icon] : [],
    standIn: service?.title,
    isSingle: true,
    refuse: refuseIcon,
  })
  const listAddress = useListAddress('/admin/services')
  const save = useSave(form, {
    done: service ? 'Service updated successfully!' : 'Service created successfully!',
    failed: 'Something went wrong!',
    leadTo: listAddress,
  })

  async function store(values: ServiceValues) {
    const [icon] = await icons.upload()
    const body = bodyOf(values, icon, service)
    return service ? updateService(api, service._id, body) : createService(api, body)
  }

  return (
    <FormFrame form={form} onSubmit={form.handleSubmit((values) => save(() => store(values)))}>
      <PageHead title={service ? 'Edit Service' : 'Create New Service'} />
      <FormSection title="Service">
        <Field label="Title" error={formState.errors.title?.message}>
          {(control) => <TextInput {...control} {...register('title')} aria-required />}
        </Field>
        <Field label="Description" error={formState.errors.description?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...register('description')}
              defaultValue={service?.description}
              maxCharacters={limits.service.description}
            />
          )}
        </Field>
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
        status={icons.isUploading && 'Uploading files...'}
        busy={icons.isUploading}
        cancelTo={listAddress}
      />
    </FormFrame>
  )
}
