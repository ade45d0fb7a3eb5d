import { fetchPart, type ServedPart } from '../hydration/served.tsx'
import type { ParticularsProps } from './particulars.tsx'
import type { PrintSheetProps } from './print-sheet.tsx'

/** What of a design's page is kept as it was served. */
export const particulars: ServedPart<ParticularsProps> = {
  load: async () => (await import('./late-parts.ts')).Particulars,
}
export const printSheet: ServedPart<PrintSheetProps> = {
  load: async () => (await import('./late-parts.ts')).PrintSheet,
}

export async function fetchParts(): Promise<void> {
  await Promise.all([fetchPart(particulars), fetchPart(printSheet)])
}
