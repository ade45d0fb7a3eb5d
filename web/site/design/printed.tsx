import type { ComponentType } from 'react'
import type { PrintSheetProps } from './print-sheet.tsx'

/** The server sets it before it renders a page; a browser when it makes one itself. */
export const printing: { Sheet?: ComponentType<PrintSheetProps> } = {}

/** Fetches the code of what is printed, which a page needs that the browser makes itself. */
export async function fetchPrintSheet(): Promise<void> {
  const { PrintSheet } = await import('./print-sheet-late.ts')
  printing.Sheet = PrintSheet
}

/** What is printed of a design. A served page has it already, and keeps it as it stands. */
export function Printed(props: PrintSheetProps) {
  const { Sheet } = printing
  if (Sheet)
    return (
      <div>
        <Sheet {...props} />
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, so that what was served stays
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
