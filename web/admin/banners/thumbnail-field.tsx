import { useState } from 'react'
import { bannerTypes } from '#contract/banner.ts'
import type { MediaType } from '#contract/file.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '../files/file-field.tsx'
import type { FormFiles } from '../files/use-files.ts'

const labels = {
  image: {
    itemLabel: 'Image for phones',
    add: 'Add an image for phones',
    hint: 'A portrait image, about 4:5, shown on narrow screens instead of the one above',
  },
  video: { itemLabel: 'Poster', add: 'Add a poster', hint: 'Shown until the video plays' },
}

/** A banner's picture for phones, or its poster; shown once it is asked for. */
export function ThumbnailField({ thumbnail, type }: { thumbnail: FormFiles; type: MediaType }) {
  const [isOpen, setOpen] = useState(false)
  const { itemLabel, add, hint } = labels[type]
  const name = itemLabel.toLowerCase()
  if (!isOpen)
    return (
      <Button
        look="outline"
        size="small"
        onClick={() => setOpen(true)}
        className="justify-self-start max-lg:min-h-11"
      >
        {thumbnail.files.length > 0 ? `Change the ${name}` : add}
      </Button>
    )
  return (
    <FileField
      files={thumbnail}
      label={`Upload ${name}`}
      hint={hint}
      accept={bannerTypes.image.join(',')}
      itemLabel={itemLabel}
    />
  )
}
