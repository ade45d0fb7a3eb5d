import type { PictureKind } from '../picture-kinds.ts'

/** What a picture is of. */
export const kindWords = {
  'site.picture.photo': 'Photo',
  'site.picture.model': 'Model',
  'site.picture.plan': 'Plan',
  'site.picture.elevation': 'Elevation',
  'site.picture.section': 'Section',
} as const satisfies Record<`site.picture.${PictureKind}`, string>
