import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Image } from '#contract/file.ts'
import { viewUrl } from '#contract/file-address.ts'
import { removeFile } from '#web/api/files.ts'
import { refuseImage } from '../files/accepted.ts'
import { useFiles } from '../files/use-files.ts'
import type { CategoryTyped } from './form-values.ts'

/** A subcategory's picture, sent as soon as it is chosen. One that is not saved yet goes from the server when it goes here. */
export function useRowPicture(index: number, onUploads: (change: 1 | -1) => void) {
  const { setValue } = useFormContext<CategoryTyped>()
  const unsaved = useRef<string>(undefined)
  const files = useFiles({
    isSingle: true,
    refuse: (file) => {
      const refusal = refuseImage(file)
      return refusal && `${file.name}: ${refusal}`
    },
    attach: async (fileId) => {
      put(pictureOf(fileId))
      unsaved.current = fileId
    },
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
    discard()
    setValue(`subcategories.${index}.image`, image, { shouldDirty: true })
  }

  function discard() {
    if (unsaved.current) removeFile(unsaved.current).catch(() => {})
    unsaved.current = undefined
  }

  return { files, takeAway: () => put(null), discard }
}

function pictureOf(fileId: string): Image {
  return { fileId, url: viewUrl(fileId), alt: '', width: null, height: null, placeholder: null }
}
