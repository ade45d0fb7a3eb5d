import { useRef, useState } from 'react'
import { uploadFile } from '#web/api/files.ts'

/** Stores a file as soon as it is chosen. `progress` is none while nothing is on its way. */
export function useUpload() {
  const [progress, setProgress] = useState<number>()
  const isBusy = useRef(false)

  /** @param use does something with the stored file's id, before the upload counts as done */
  async function upload(file: File, use: (fileId: string) => unknown): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setProgress(0)
    try {
      const { $id } = await uploadFile(file, { onProgress: setProgress })
      await use($id)
    } finally {
      isBusy.current = false
      setProgress(undefined)
    }
  }

  return { progress, upload }
}
