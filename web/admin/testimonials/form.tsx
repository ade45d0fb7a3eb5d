import { limits } from '#contract/limits.ts'
import type { Testimonial } from '#contract/testimonial.ts'
import { createTestimonial, updateTestimonial } from '#web/api/change-testimonials.ts'
import { api } from '#web/api/request.ts'
import { getTestimonial } from '#web/api/testimonials.ts'
import { acceptedImages, acceptedMedia, refuseBeyond, refuseImage, refuseMedia } from '../files/accepted.ts'
import { FileField } from '../files/file-field.tsx'
import { FilesField } from '../files/files-field.tsx'
import { useFiles } from '../files/use-files.ts'
import { bodyOver } from '../forms/body.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { filesOf } from '../forms/field.ts'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { NumberField } from '../forms/number-field.tsx'
import { formPagesOf } from '../forms/onward.ts'
import { SaveBar } from '../forms/save-bar.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { useListAddress } from '../list/list-address.ts'
import { PageHead } from '../page/page-head.tsx'
import type { PendingState } from '../pending/open-document.ts'
import { SaveAsDraft } from '../publishing/save-as-draft.tsx'
import { PublishingSection } from '../publishing/section.tsx'
import { testimonialForm } from './testimonial-definition.ts'

const { input } = testimonialForm

interface TestimonialFormProps {
  testimonial?: Testimonial
  /** What `testimonial` has in it that visitors do not see yet. */
  pending?: PendingState<Testimonial>
}

/** The form of a new testimonial and of one that is edited. */
export function TestimonialForm({ testimonial, pending }: TestimonialFormProps) {
  const form = useSchemaForm(testimonialForm.schema, testimonialForm.typedFrom(testimonial))
  const media = useFiles({
    ...filesOf(testimonialForm.files.media, testimonial),
    refuse: (file, before) =>
      refuseBeyond(limits.testimonial.media, 'media files', before) ?? refuseMedia(file),
    failure: () => 'Failed to upload media',
  })
  const avatars = useFiles({
    ...filesOf(testimonialForm.files.avatar, testimonial),
    isSingle: true,
    refuse: refuseImage,
    failure: () => 'Failed to upload avatar',
  })
  const isUploading = media.isUploading || avatars.isUploading
  const listAddress = useListAddress('/admin/testimonials')
  const document = useDocument(form, {
    definition: testimonialForm,
    kind: 'testimonial',
    id: testimonial?._id,
    stored: testimonial,
    pending,
    files: { media, avatar: avatars },
    address: testimonial && `/api/testimonials/${testimonial._id}`,
    read: testimonial && (() => getTestimonial(api, testimonial._id)),
    write: async (values, base, by) => {
      const files = { media: await media.upload(), avatar: (await avatars.upload())[0] ?? null }
      const body = { ...bodyOver(values, base), ...files }
      return base ? updateTestimonial(by, base._id, body) : createTestimonial(by, body)
    },
    done: testimonial ? 'Testimonial updated successfully!' : 'Testimonial created successfully!',
    failed: testimonial ? 'Failed to update testimonial' : 'Failed to create testimonial',
    leadTo: listAddress,
    pages: formPagesOf('/admin/testimonials'),
  })

  return (
    <DocumentFrame form={form} document={document}>
      <PageHead title={testimonial ? 'Edit Testimonial' : 'Create New Testimonial'} />
      <FormNote>Client name and content are required. Everything else is optional.</FormNote>
      <FormSection title="Testimonial">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...input('clientName')} isRequired />
          <NumberField {...input('rating')} {...limits.rating} hint="Optional" />
        </div>
        <LongTextField {...input('content')} isRequired />
        <SwitchField {...input('isFeatured')} className="justify-self-start" />
      </FormSection>
      <FormSection title="Project Media">
        <FilesField
          files={media}
          label="Upload project media"
          hint="Images up to 10MB, MP4 or MOV videos up to 50MB"
          accept={acceptedMedia}
          listLabel="Project media"
          itemLabel="Media"
          standIn="client name"
        />
      </FormSection>
      <FormSection title="Client Avatar">
        <FileField
          files={avatars}
          label="Upload client avatar"
          hint="PNG, JPG up to 10MB"
          accept={acceptedImages}
          itemLabel="Avatar"
          previewClassName="size-28 object-cover"
        />
      </FormSection>
      <FormSection title="The client">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...input('clientRole')} />
          <TextField {...input('company')} />
        </div>
      </FormSection>
      <PublishingSection />
      <SaveBar
        label={testimonial ? 'Update Testimonial' : 'Create Testimonial'}
        isUploading={isUploading}
        cancelTo={listAddress}
      >
        {!testimonial && <SaveAsDraft isUploading={isUploading} />}
      </SaveBar>
    </DocumentFrame>
  )
}
