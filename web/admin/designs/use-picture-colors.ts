import { useEffect, useRef, useState } from 'react'
import type { PictureColor } from '#contract/file.ts'
import { readStoredFile } from '#web/api/files.ts'
import { api } from '#web/api/request.ts'
import type { FormFile } from '../files/form-file.ts'

/** The colours of a form's pictures, in their order; none of those that are not stored yet. */
export function usePictureColors(files: FormFile[]): PictureColor[][] {
  const [known, setKnown] = useState<Record<string, PictureColor[]>>({})
  const asked = useRef(new Set<string>())
  const ids = files.flatMap(({ fileId }) => fileId ?? [])

  useEffect(() => {
    for (const id of ids.filter((id) => !asked.current.has(id))) {
      asked.current.add(id)
      readStoredFile(api, id).then(
        ({ colors }) => setKnown((before) => ({ ...before, [id]: colors })),
        () => asked.current.delete(id),
      )
    }
  }, [ids])

  return ids.map((id) => known[id] ?? [])
}
