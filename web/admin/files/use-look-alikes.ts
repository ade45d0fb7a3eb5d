import { useState } from 'react'
import type { Media } from '#contract/media.ts'
import { getMedia, listAlike } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'

/** A file that was just stored, and one of the library that looks like it. */
export interface LookAlike {
  key: string
  name: string
  fileId: string
  /** The same file where that was stored already: there is nothing to choose. */
  other: Media
}

interface Options {
  looksFor: 'alike and same' | 'alike' | 'nothing'
  /** Whether a form would take it. */
  isOffered: (other: Media) => boolean
}

/** What looks like the files that a form has just stored. Nothing waits for it, and where it cannot be asked for nothing is said. */
export function useLookAlikes({ looksFor, isOffered }: Options) {
  const [all, setAll] = useState<LookAlike[]>([])

  async function find(fileId: string): Promise<Media | undefined> {
    const own = looksFor === 'alike and same' ? await getMedia(api, fileId) : undefined
    if (own && placeOf(own)) return own
    return (await listAlike(api, fileId)).find(isOffered)
  }

  async function look(stored: Omit<LookAlike, 'other'>) {
    if (looksFor === 'nothing') return
    const other = await find(stored.fileId).catch(() => undefined)
    if (other) setAll((found) => [...found.filter(({ key }) => key !== stored.key), { ...stored, other }])
  }

  return { all, look, settle: (key: string) => setAll((found) => found.filter((one) => one.key !== key)) }
}

/** What a document that shows a file is called, a design without its code; nothing where none does, or only one in the trash. */
export function placeOf({ usedIn }: Media): string | undefined {
  const place = usedIn.find(({ isInTrash }) => !isInTrash)
  return place?.kind === 'design' ? place.name.replace(/ \([^()]*\)$/, '') : place?.name
}
