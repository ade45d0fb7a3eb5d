import { sortKey } from '#contract/identity.ts'
import type { MediaKind } from '#contract/media.ts'
import type { Examined } from './pictures/examine.ts'
import type { FileRow } from './repository.ts'

interface Arriving extends Omit<Examined, 'type'> {
  id: string
  name: string
  type: string
  createdAt: string
}

/** The row of a file of which the library says nothing yet, and that nothing shows. */
export function newFile({ name, type, createdAt, ...known }: Arriving): FileRow {
  return {
    ...known,
    ...{ name, type, createdAt, updatedAt: createdAt, unusedSince: createdAt, deletedAt: null },
    ...{ title: '', altText: '', credit: '', focusX: null, focusY: null },
    ...{ mediaKind: mediaKindOf(type), nameKey: sortKey(name) },
  }
}

function mediaKindOf(type: string): MediaKind {
  if (type.startsWith('video/')) return 'video'
  return type === 'image/svg+xml' ? 'drawing' : 'image'
}
