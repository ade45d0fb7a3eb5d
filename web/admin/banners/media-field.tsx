import { useController } from 'react-hook-form'
import type { MediaType } from '#contract/file.ts'
import { FileField } from '../files/file-field.tsx'
import type { FormFiles } from '../files/use-files.ts'
import type { BannerTyped } from './banner-definition.ts'
import { acceptedBanner } from './media-files.ts'

const labels = {
  image: { label: 'Upload image', hint: 'JPG, PNG, GIF or WebP up to 10MB' },
  video: { label: 'Upload video', hint: 'MP4 or MOV up to 50MB' },
}

export function MediaField({ media, type }: { media: FormFiles; type: MediaType }) {
  const { field, fieldState } = useController<BannerTyped, 'mediaUrl'>({ name: 'mediaUrl' })
  return (
    <FileField
      files={media}
      {...labels[type]}
      accept={acceptedBanner(type)}
      takesPage
      itemLabel="Media"
      error={fieldState.error?.message}
      inputRef={field.ref}
      onChange={field.onChange}
    />
  )
}
