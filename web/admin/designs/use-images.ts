import { useEffect, useRef, useState } from 'react'
import type { Design } from '#contract/design.ts'
import type { Image, ImageInput } from '#contract/file.ts'
import { uploadFile } from '#web/api/files.ts'
import { ApiError, messageOf } from '#web/api/request.ts'
import { refusalOf } from './image-files.ts'

/** A picture of the form: stored already, or newly chosen and on its way. */
export interface FormImage {
  key: string
  /** Stored with the design that is edited. */
  stored?: Image
  /** Newly chosen, with the address of its preview. */
  chosen?: { file: File; previewUrl: string }
  fileId?: string
  progress?: number
  error?: string
}

/** The form's pictures. A newly chosen file is uploaded when the form is saved, and only once. */
export function useImages(design: Design | undefined) {
  const [images, setImages] = useState(() => (design?.images ?? []).map(asStored))
  const [refusals, setRefusals] = useState<string[]>([])
  const [isUploading, setUploading] = useState(false)
  const previews = useRef(new Set<string>())

  useEffect(() => {
    const urls = previews.current
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])

  function add(files: File[]) {
    const checked = files.map((file, index) => ({ file, refusal: refusalOf(file, images.length + index) }))
    setRefusals(checked.flatMap(({ file, refusal }) => (refusal ? [`${file.name}: ${refusal}`] : [])))
    const accepted = checked.filter(({ refusal }) => !refusal).map(({ file }) => asChosen(file))
    for (const { chosen } of accepted) previews.current.add(chosen.previewUrl)
    setImages([...images, ...accepted])
  }

  function remove({ key, chosen }: FormImage) {
    if (chosen) {
      URL.revokeObjectURL(chosen.previewUrl)
      previews.current.delete(chosen.previewUrl)
    }
    setImages(images.filter((image) => image.key !== key))
    setRefusals([])
  }

  function note(key: string, news: Partial<FormImage>) {
    setImages((current) => current.map((image) => (image.key === key ? { ...image, ...news } : image)))
  }

  async function store({ key, chosen, fileId }: FormImage): Promise<string> {
    if (fileId || !chosen) return fileId ?? ''
    note(key, { progress: 0, error: undefined })
    try {
      const onProgress = (progress: number) => note(key, { progress })
      const { $id } = await uploadFile(chosen.file, { onProgress })
      note(key, { fileId: $id, progress: undefined })
      return $id
    } catch (error) {
      note(key, { progress: undefined, error: messageOf(error) })
      throw error
    }
  }

  /**
   * Stores what is not stored yet, one file after another; a failure does not stop those that follow.
   * @throws ApiError 'Failed to upload file: {reason}' for the first that failed
   */
  async function upload(): Promise<ImageInput[]> {
    const failures: unknown[] = []
    const inputs: ImageInput[] = []
    setUploading(true)
    for (const image of images) {
      try {
        inputs.push({ fileId: await store(image), alt: ownText(image, design) })
      } catch (error) {
        failures.push(error)
      }
    }
    setUploading(false)
    if (failures.length > 0) throw uploadFailure(failures[0])
    return inputs
  }

  return { images, refusals, isUploading, add, remove, upload }
}

function asStored(stored: Image): FormImage {
  return { key: stored.fileId, fileId: stored.fileId, stored }
}

function asChosen(file: File) {
  return { key: crypto.randomUUID(), chosen: { file, previewUrl: URL.createObjectURL(file) } }
}

/** A picture without a text of its own is answered with the design's title, which is not to be kept as its text. */
function ownText({ stored }: FormImage, design: Design | undefined): string {
  return stored && stored.alt !== design?.title ? stored.alt : ''
}

function uploadFailure(error: unknown): ApiError {
  const status = error instanceof ApiError ? error.status : 0
  return new ApiError(status, `Failed to upload file: ${messageOf(error)}`)
}
