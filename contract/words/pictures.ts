import { kindWords } from './picture-kinds.ts'

/** What is said of pictures that are looked through or enlarged, on whichever page they stand. */
export const pictureWords = {
  'site.picture.list': 'Pictures',
  'site.picture.all': 'All pictures',
  'site.picture.previous': 'Previous picture',
  'site.picture.next': 'Next picture',
  'site.picture.show': 'Show picture {number} of {count}',
  'site.picture.place': '{number} of {count}',
  ...kindWords,
} as const

/** How a picture is enlarged, and what is done with it then. */
export const zoomWords = {
  'site.zoom': 'Enlarge: {picture}',
  'site.zoom.in': 'Zoom in',
  'site.zoom.out': 'Zoom out',
  'site.zoom.rotate': 'Rotate',
} as const
