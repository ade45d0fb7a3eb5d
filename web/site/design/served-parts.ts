import { fetchPart, type ServedPart } from '../hydration/served.tsx'
import type { OnPlotProps } from './on-plot.tsx'
import type { ParticularsProps } from './particulars.tsx'
import type { PrintSheetProps } from './print-sheet.tsx'

/** What of a design's page is kept as it was served. */
export const particulars: ServedPart<ParticularsProps> = {
  load: async () => (await import('./late-parts.ts')).Particulars,
}
export const onPlot: ServedPart<OnPlotProps> = {
  load: async () => (await import('./late-parts.ts')).OnPlot,
}
export const printSheet: ServedPart<PrintSheetProps> = {
  load: async () => (await import('./late-parts.ts')).PrintSheet,
}

export async function fetchParts(): Promise<void> {
  await Promise.all([fetchPart(onPlot), fetchPart(particulars), fetchPart(printSheet)])
}
