import type { ServedPart } from '../hydration/served.tsx'
import type { FooterProps } from './footer.tsx'

/** The footer is kept as it was served. */
export const servedFooter: ServedPart<FooterProps> = {
  load: async () => (await import('./late-footer.ts')).Footer,
}
