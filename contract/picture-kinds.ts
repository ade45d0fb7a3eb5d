import { limits } from './limits.ts'

/** What a picture of a design may be of. */
export const pictureKinds = ['photo', 'model', 'plan', 'elevation', 'section'] as const
export type PictureKind = (typeof pictureKinds)[number]

export const kindLabels: Record<PictureKind, string> = {
  photo: 'Photo',
  model: 'Model',
  plan: 'Plan',
  elevation: 'Elevation',
  section: 'Section',
}

/** What is read where a picture has no alternative text of its own: 'Plan of Courtyard house', or the title alone. */
export function standInAlt(title: string, kind: PictureKind | null | undefined): string {
  return kind ? `${kindLabels[kind]} of ${title}`.slice(0, limits.alt) : title
}
