import { useEffect, useRef, useState } from 'react'
import type { Image, ImageInput, MediaType } from '#contract/file.ts'
import { uploadFile } from '#web/api/files.ts'
import { ApiError, messageOf } from '#web/api/request.ts'

/** A file of a form: stored already, or newly chosen and on its way. */
export interface FormFile {
  key: string
  type: MediaType
  /** Stored with the document that is edited. */
  stored?: Image
  /** Newly chosen, with the address of its preview. */
  chosen?: { file: File; previewUrl: string }
  fileId?: string
  progress?: number
  error?: string
}

interface FilesOptions {
  /** What is stored with the document that is edited. */
  stored: (Image & { type?: MediaType })[]
  /** What a picture without a text of its own is answered with. */
  standIn: string | undefined
  /** A newly chosen file takes the place of the one before. */
  isSingle?: boolean
  /** Why a file is not taken, if it is not. */
  refuse: (file: File, filesBefore: number) => string | undefined
  /** What is said when one cannot be stored. */
  failure?: (reason: string) => string
}

/** A form's files. A newly chosen file is uploaded when the form is saved, and only once. */
export function useFiles({
  stored,
  standIn,
  isSingle = false,
  refuse,
  failure = uploadFailed,
}: FilesOptions) {
  const [files, setFiles] = useState<FormFile[]>(() => stored.map(asStored))
  const [refusals, setRefusals] = useState<string[]>([])
  const [isUploading, setUploading] = useState(false)
  const previews = useRef(new Set<string>())

  useEffect(() => {
    const urls = previews.current
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])

  /** @returns the names of those that were taken */
  function add(chosen: File[]): string[] {
    const offered = isSingle ? chosen.slice(0, 1) : chosen
    const before = isSingle ? 0 : files.length
    const checked = offered.map((file, index) => ({ file, refusal: refuse(file, before + index) }))
    setRefusals(
      checked.flatMap(({ file, refusal }) =>
        refusal ? [isSingle ? refusal : `${file.name}: ${refusal}`] : [],
      ),
    )
    const accepted = checked.filter(({ refusal }) => !refusal).map(({ file }) => asChosen(file))
    if (accepted.length === 0) return []
    for (const { chosen } of accepted) previews.current.add(chosen.previewUrl)
    if (isSingle) files.forEach(release)
    setFiles(isSingle ? accepted : [...files, ...accepted])
    return accepted.map(({ chosen }) => chosen.file.name)
  }

  function remove(file: FormFile) {
    release(file)
    setFiles(files.filter(({ key }) => key !== file.key))
    setRefusals([])
  }

  /** Begins anew with what is stored, or with nothing. */
  function reset(next: FilesOptions['stored']) {
    files.forEach(release)
    setFiles(next.map(asStored))
    setRefusals([])
  }

  function release({ chosen }: FormFile) {
    if (!chosen) return
    URL.revokeObjectURL(chosen.previewUrl)
    previews.current.delete(chosen.previewUrl)
  }

  function note(key: string, news: Partial<FormFile>) {
    setFiles((current) => current.map((file) => (file.key === key ? { ...file, ...news } : file)))
  }

  async function store({ key, chosen, fileId }: FormFile): Promise<string> {
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
   * @throws ApiError that says `failure` of the first that failed
   */
  async function upload(): Promise<ImageInput[]> {
    const failures: unknown[] = []
    const inputs: ImageInput[] = []
    setUploading(true)
    for (const file of files) {
      try {
        inputs.push({ fileId: await store(file), alt: ownText(file, standIn) })
      } catch (error) {
        failures.push(error)
      }
    }
    setUploading(false)
    if (failures.length > 0) throw asFailure(failures[0], failure)
    return inputs
  }

  return { files, refusals, isUploading, isSingle, add, remove, reset, upload }
}

export type FormFiles = ReturnType<typeof useFiles>

function asStored({ type = 'image', ...stored }: FilesOptions['stored'][number]): FormFile {
  return { key: stored.fileId, type, fileId: stored.fileId, stored }
}

function asChosen(file: File) {
  const type: MediaType = file.type.startsWith('video/') ? 'video' : 'image'
  return { key: crypto.randomUUID(), type, chosen: { file, previewUrl: URL.createObjectURL(file) } }
}

/** What only stands in for a text is not to be kept as the file's own. */
function ownText({ stored }: FormFile, standIn: string | undefined): string {
  return stored && stored.alt !== standIn ? stored.alt : ''
}

function uploadFailed(reason: string): string {
  return `Failed to upload file: ${reason}`
}

function asFailure(error: unknown, failure: (reason: string) => string): ApiError {
  const status = error instanceof ApiError ? error.status : 0
  return new ApiError(status, failure(messageOf(error)))
}
