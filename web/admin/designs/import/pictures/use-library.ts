import { limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import { listMedia } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'
import { refuseImage } from '../../../files/accepted.ts'
import { asOffered } from '../../../files/picked.ts'
import { useLookedUp } from '../use-looked-up.ts'
import { fileKey } from './names.ts'
import { type Picture, refusedAs } from './picture.ts'

const limit = limits.list.most

/** What the library has of these names, by their keys. */
export function useLibraryPictures(keys: string[]) {
  return useLookedUp(keys, findPicture)
}

/** The newest file of that name; a search finds others beside it, whose words begin alike. */
async function findPicture(key: string): Promise<Picture | undefined> {
  const search = key.slice(0, limits.search)
  for (let page = 1; ; page++) {
    const { data, pagination } = await listMedia(api, { search, sort: 'newest', page, limit })
    const file = data.find(({ name }) => fileKey(name) === key)
    if (file) return pictureOf(file)
    if (page * limit >= pagination.total) return undefined
  }
}

function pictureOf(file: Media): Picture {
  const refusal = refuseImage(asOffered(file))
  return refusal ? refusedAs(refusal) : { state: 'stored', fileId: file._id }
}
