import { libraryThreads } from './library-threads.ts'

Object.assign(process.env, libraryThreads)

/**
 * What decodes and draws pictures, with the library that it stands on: that takes 30 MB from when it is first needed, and a
 * site whose pictures are all drawn may never need it.
 */
export const drawing = {
  draw: () => import('./draw.ts'),
  open: () => import('./open-picture.ts'),
  describe: () => import('./describe.ts'),
  examine: () => import('./examine.ts'),
}
