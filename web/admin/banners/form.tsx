import { useWatch } from 'react-hook-form'
import { type Banner, bannerDefaults } from '#contract/banner.ts'
import { createBanner, getBanner, updateBanner } from '#web/api/banners.ts'
import { api } from '#web/api/request.ts'
import { useFiles } from '../files/use-files.ts'
import { bodyOver } from '../forms/body.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { filesOf } from '../forms/field.ts'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { formPagesOf } from '../forms/onward.ts'
import { SaveBar } from '../forms/save-bar.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { PageHead } from '../page/page-head.tsx'
import type { PendingState } from '../pending/open-document.ts'
import { SaveAsDraft } from '../publishing/save-as-draft.tsx'
import { PublishingSection } from '../publishing/section.tsx'
import { type BannerTyped, bannerForm } from './banner-definition.ts'
import { MediaField } from './media-field.tsx'
import { refuseBanner } from './media-files.ts'
import { ThumbnailField } from './thumbnail-field.tsx'
import { TypeField } from './type-field.tsx'

const { input } = bannerForm

type Named = { fileId?: string } | undefined

interface BannerFormProps {
  banner?: Banner
  /** What `banner` has in it that visitors do not see yet. */
  pending?: PendingState<Banner>
}

/**
 * A picture for phones, or a poster, belongs to the media that it was chosen for.
 * @returns whether it is from one of these versions, none of which shows it beside that media
 */
function isLeftOver(media: Named, beside: Named, versions: (Banner | undefined)[]): boolean {
  const itsOwn = versions.filter((version) => version?.thumbnail?.fileId === beside?.fileId)
  return itsOwn.length > 0 && itsOwn.every((version) => version?.mediaUrl !== (media?.fileId ?? ''))
}

/** The form of a new banner and of one that is edited. */
export function BannerForm({ banner, pending }: BannerFormProps) {
  const form = useSchemaForm(bannerForm.schema, bannerForm.typedFrom(banner))
  const { files } = bannerForm
  const type = useWatch({ control: form.control, name: 'type' })
  const media = useFiles({
    ...filesOf(files.media, banner),
    isSingle: true,
    refuse: (file) => refuseBanner(file, type),
  })
  const thumbnail = useFiles({
    ...filesOf(files.thumbnailUrl, banner),
    isSingle: true,
    refuse: (file) => refuseBanner(file, 'image'),
  })
  const isUploading = media.isUploading || thumbnail.isUploading
  const document = useDocument(form, {
    definition: bannerForm,
    kind: 'banner',
    id: banner?._id,
    stored: banner,
    pending,
    // Compared as it would be sent.
    files: {
      media,
      thumbnailUrl: isLeftOver(media.files[0], thumbnail.files[0], [banner])
        ? { ...thumbnail, files: [] }
        : thumbnail,
    },
    address: banner && `/api/banners/${banner._id}`,
    read: banner && (() => getBanner(api, banner._id)),
    write: async (values, base, by) => {
      const [file] = await media.upload()
      const [beside] = await thumbnail.upload()
      const mediaUrl = file?.fileId ?? ''
      // What was chosen has the name by now that it is stored under, and compared by.
      form.setValue('mediaUrl', mediaUrl)
      const thumbnailUrl = isLeftOver(file, beside, [banner, base]) ? '' : (beside?.fileId ?? '')
      const body = { ...bodyOver(values, base), mediaUrl, thumbnailUrl }
      if (base) return updateBanner(by, base._id, body)
      return createBanner(by, { ...body, displayOrder: 0 })
    },
    done: banner ? 'Banner updated successfully!' : 'Banner created successfully!',
    failed: 'Failed to save banner',
    leadTo: '/admin',
    pages: formPagesOf('/admin/banners'),
  })

  /** A file of the other type would be refused: only the stored one, of its own type, comes back. */
  function changeType(next: BannerTyped['type']) {
    const isStored = next === banner?.type
    form.setValue('type', next)
    form.setValue('mediaUrl', isStored ? banner.mediaUrl : '')
    form.clearErrors('mediaUrl')
    media.reset(isStored ? files.media.stored(banner) : [])
  }

  return (
    <DocumentFrame form={form} document={document}>
      <PageHead title={banner ? 'Edit Banner' : 'Create New Banner'} />
      <FormNote>Title and media are required. A button field left empty uses the text shown in it.</FormNote>
      <FormSection title="Media">
        <TypeField value={type} onChange={changeType} />
        <MediaField media={media} type={type} />
        <ThumbnailField thumbnail={thumbnail} type={type} />
      </FormSection>
      <FormSection title="Texts">
        <TextField {...input('title')} isRequired />
        <TextField {...input('subtitle')} />
        <TextField {...input('offerText')} />
      </FormSection>
      <FormSection title="Buttons">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...input('ctaText')} placeholder={bannerDefaults.ctaText} />
          <TextField {...input('ctaLink')} placeholder={bannerDefaults.ctaLink} />
          <TextField {...input('secondaryCtaText')} placeholder={bannerDefaults.secondaryCtaText} />
          <TextField {...input('secondaryCtaLink')} placeholder={bannerDefaults.secondaryCtaLink} />
        </div>
      </FormSection>
      <FormSection title="Visibility">
        <SwitchField {...input('isActive')} className="justify-self-start" />
        <p className="-mt-3 text-small text-ink-soft">Active banners lead the home page.</p>
      </FormSection>
      <PublishingSection />
      <SaveBar label={banner ? 'Update Banner' : 'Create Banner'} isUploading={isUploading} cancelTo="/admin">
        {!banner && <SaveAsDraft isUploading={isUploading} />}
      </SaveBar>
    </DocumentFrame>
  )
}
