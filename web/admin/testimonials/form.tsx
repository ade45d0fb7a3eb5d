import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import type { Testimonial } from '#contract/testimonial.ts'
import { api } from '#web/api/request.ts'
import { createTestimonial, getTestimonial, updateTestimonial } from '#web/api/testimonials.ts'
import { acceptedImages, acceptedMedia, refuseBeyond, refuseImage, refuseMedia } from '../files/accepted.ts'
import { FileField } from '../files/file-field.tsx'
import { FilesField } from '../files/files-field.tsx'
import { useFiles } from '../files/use-files.ts'
import { field } from '../forms/comparison.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useListAddress } from '../list/list-address.ts'
import { PageHead } from '../page/page-head.tsx'
import {
  bodyOf,
  type TestimonialTyped,
  type TestimonialValues,
  testimonialValues,
  typedFrom,
} from './form-values.ts'
import { ClientFields, TextFields } from './text-fields.tsx'

/** The form of a new testimonial and of one that is edited. */
export function TestimonialForm({ testimonial }: { testimonial?: Testimonial }) {
  const form = useForm<TestimonialTyped, unknown, TestimonialValues>({
    resolver: zodResolver(testimonialValues),
    defaultValues: typedFrom(testimonial),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const media = useFiles({
    stored: mediaOf(testimonial),
    standIn: nameOf(testimonial),
    refuse: (file, before) =>
      refuseBeyond(limits.testimonial.media, 'media files', before) ?? refuseMedia(file),
    failure: () => 'Failed to upload media',
  })
  const avatars = useFiles({
    stored: avatarOf(testimonial),
    standIn: nameOf(testimonial),
    isSingle: true,
    refuse: refuseImage,
    failure: () => 'Failed to upload avatar',
  })
  const isUploading = media.isUploading || avatars.isUploading
  const listAddress = useListAddress('/admin/testimonials')
  const document = useDocument(form, {
    kind: 'testimonial',
    id: testimonial?._id,
    stored: testimonial,
    typedFrom,
    parts: [
      field('Client Name', 'clientName'),
      field('Rating', 'rating'),
      field('Client Role', 'clientRole'),
      field('Company', 'company'),
      field('Testimonial Content', 'content'),
      field('Featured', 'isFeatured'),
      { label: 'Project Media', names: [], files: { chosen: media, storedWith: mediaOf, standIn: nameOf } },
      {
        label: 'Client Avatar',
        names: [],
        files: { chosen: avatars, storedWith: avatarOf, standIn: nameOf },
      },
    ],
    read: testimonial && (() => getTestimonial(api, testimonial._id)),
    write: async (values, base) => {
      const files = { media: await media.upload(), avatar: (await avatars.upload())[0] }
      const body = bodyOf(values, files, base)
      return base ? updateTestimonial(api, base._id, body) : createTestimonial(api, body)
    },
    done: testimonial ? 'Testimonial updated successfully!' : 'Testimonial created successfully!',
    failed: testimonial ? 'Failed to update testimonial' : 'Failed to create testimonial',
    leadTo: listAddress,
  })

  return (
    <DocumentFrame form={form} document={document}>
      <PageHead title={testimonial ? 'Edit Testimonial' : 'Create New Testimonial'} />
      <FormNote>Client name and content are required. Everything else may stay empty.</FormNote>
      <FormSection title="Testimonial">
        <TextFields />
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
        <ClientFields />
      </FormSection>
      <SaveBar
        label={testimonial ? 'Update Testimonial' : 'Create Testimonial'}
        isUploading={isUploading}
        cancelTo={listAddress}
      />
    </DocumentFrame>
  )
}

function mediaOf(testimonial?: Testimonial) {
  return testimonial?.media ?? []
}

function avatarOf(testimonial?: Testimonial) {
  return testimonial?.avatar ? [testimonial.avatar] : []
}

function nameOf(testimonial?: Testimonial) {
  return testimonial?.clientName
}
