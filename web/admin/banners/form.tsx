import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { Banner } from '#contract/banner.ts'
import { createBanner, getBanner, updateBanner } from '#web/api/banners.ts'
import { api } from '#web/api/request.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useFiles } from '../files/use-files.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useDocument } from '../forms/use-document.ts'
import { PageHead } from '../page/page-head.tsx'
import { type BannerTyped, type BannerValues, bannerValues, typedFrom } from './form-values.ts'
import { MediaField } from './media-field.tsx'
import { refuseBanner } from './media-files.ts'
import { mediaOf, textParts, thumbnailOf, titleOf, typeOf } from './parts.ts'
import { ButtonFields, TextFields } from './text-fields.tsx'
import { ThumbnailField } from './thumbnail-field.tsx'
import { TypeField } from './type-field.tsx'

/** The form of a new banner and of one that is edited. */
export function BannerForm({ banner }: { banner?: Banner }) {
  const form = useForm<BannerTyped, unknown, BannerValues>({
    resolver: zodResolver(bannerValues),
    defaultValues: typedFrom(banner),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const type = useWatch({ control: form.control, name: 'type' })
  const media = useFiles({
    stored: mediaOf(banner),
    standIn: titleOf(banner),
    isSingle: true,
    refuse: (file) => refuseBanner(file, type),
  })
  const thumbnail = useFiles({
    stored: thumbnailOf(banner),
    standIn: titleOf(banner),
    isSingle: true,
    refuse: (file) => refuseBanner(file, 'image'),
  })
  const isUploading = media.isUploading || thumbnail.isUploading
  const document = useDocument(form, {
    kind: 'banner',
    id: banner?._id,
    stored: banner,
    typedFrom,
    parts: [
      {
        label: 'Media',
        names: ['type', 'mediaUrl'],
        show: typeOf,
        files: { chosen: media, storedWith: mediaOf, standIn: titleOf },
      },
      {
        label: 'Picture for phones, or poster',
        names: [],
        show: () => '',
        files: { chosen: thumbnail, storedWith: thumbnailOf, standIn: titleOf },
      },
      ...textParts,
    ],
    read: banner && (() => getBanner(api, banner._id)),
    write: async (values, base) => {
      const [file] = await media.upload()
      const [beside] = await thumbnail.upload()
      const mediaUrl = file?.fileId ?? ''
      // What stood beside the media that was replaced shows something else.
      const isLeftOver = mediaUrl !== base?.mediaUrl && beside?.fileId === base?.thumbnail?.fileId
      const body = { ...values, mediaUrl, thumbnailUrl: isLeftOver ? '' : (beside?.fileId ?? '') }
      if (base) return updateBanner(api, base._id, { ...body, updatedAt: base.updatedAt })
      return createBanner(api, { ...body, displayOrder: 0 })
    },
    done: banner ? 'Banner updated successfully!' : 'Banner created successfully!',
    failed: 'Failed to save banner',
    leadTo: '/admin',
  })

  /** A file of the other type would be refused: only the stored one, of its own type, comes back. */
  function changeType(next: BannerTyped['type']) {
    const isStored = next === banner?.type
    form.setValue('type', next)
    form.setValue('mediaUrl', isStored ? banner.mediaUrl : '')
    form.clearErrors('mediaUrl')
    media.reset(isStored ? mediaOf(banner) : [])
  }

  return (
    <DocumentFrame form={form} document={document}>
      <PageHead title={banner ? 'Edit Banner' : 'Create New Banner'} />
      <FormNote>Title and media are required. A button left empty says what stands in it.</FormNote>
      <FormSection title="Media">
        <TypeField value={type} onChange={changeType} />
        <MediaField media={media} type={type} />
        <ThumbnailField thumbnail={thumbnail} type={type} />
      </FormSection>
      <FormSection title="Texts">
        <TextFields />
      </FormSection>
      <FormSection title="Buttons">
        <ButtonFields />
      </FormSection>
      <FormSection title="Showing">
        <Switch
          label="Active Banner"
          className="min-h-11 justify-self-start"
          {...form.register('isActive')}
        />
        <p className="-mt-3 text-small text-ink-soft">Active banners lead the home page.</p>
      </FormSection>
      <SaveBar
        label={banner ? 'Update Banner' : 'Create Banner'}
        isUploading={isUploading}
        cancelTo="/admin"
      />
    </DocumentFrame>
  )
}
