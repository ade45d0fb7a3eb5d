import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Image } from '#contract/file.ts'
import { viewUrl } from '#contract/file-address.ts'
import type { Media } from '#contract/media.ts'
import { refuseImage } from '../files/accepted.ts'
import { asPicked } from '../files/picked.ts'
import { useFiles } from '../files/use-files.ts'
import type { CategoryTyped } from './category-definition.ts'

/** A subcategory's picture, sent as soon as it is chosen. */
export function useRowPicture(index: number, onUploads: (change: 1 | -1) => void) {
  const { setValue } = useFormContext<CategoryTyped>()
  const files = useFiles({
    isSingle: true,
    refuse: (file) => {
      const refusal = refuseImage(file)
      return refusal && `${file.name}: ${refusal}`
    },
    attach: async (fileId) => put(pictureOf(fileId)),
    takeInstead: async (other) => pick(other),
    failure: () => 'Failed to upload image',
  })
  const { isUploading } = files
  const tell = useEffectEvent(onUploads)

  useEffect(() => {
    if (!isUploading) return
    tell(1)
    return () => tell(-1)
  }, [isUploading])

  function put(image: Image | null) {
    setValue(`subcategories.${index}.image`, image, { shouldDirty: true })
  }

  /** What the library says of it holds here without being said again. */
  function pick(file: Media) {
    const { stored, alt } = asPicked(file)
    put(stored ? { ...stored, alt } : null)
  }

  return { files, takeAway: () => put(null), pick }
}

function pictureOf(fileId: string): Image {
  return { fileId, url: viewUrl(fileId), alt: '', width: null, height: null, placeholder: null }
}
