import { dayOf } from './dates.ts'
import { type About, aboutInWords, type Enquiry, enquiryStatusLabels, listInWords } from './enquiry.ts'
import { plotInWords } from './fit/plot-in-words.ts'

/** An enquiry as far as an export can show it. */
export type Exported = Omit<
  Enquiry,
  '_id' | 'updatedAt' | 'design' | 'about' | 'assignee' | 'agreedAt' | 'anonymousSince'
> & {
  about:
    | (Pick<About, 'code' | 'title' | 'plot' | 'search' | 'page'> & {
        list: Pick<About['list'][number], 'code' | 'title'>[]
      })
    | null
}

interface ExportColumn {
  /** In a workbook, in characters. */
  width: number
  /** As an administrator reads it on the screen. */
  cell(enquiry: Exported): string
}

/** The columns of every export, in order: a new one is one line here. */
export const exportColumns = {
  Name: { width: 24, cell: ({ name }) => name },
  Email: { width: 30, cell: ({ email }) => email },
  Phone: { width: 18, cell: ({ phone }) => phone },
  Location: { width: 28, cell: ({ city, state }) => `${city}, ${state}` },
  Requirement: { width: 60, cell: ({ requirement }) => requirement },
  Status: { width: 12, cell: ({ status }) => enquiryStatusLabels[status] },
  Date: { width: 14, cell: ({ createdAt }) => dayOf(createdAt) },
  Design: { width: 36, cell: ({ about }) => aboutInWords(about) },
  Plot: { width: 28, cell: ({ about }) => plotInWords(about?.plot ?? '') },
  Shortlist: { width: 48, cell: ({ about }) => listInWords(about).join('; ') },
  Reference: { width: 14, cell: ({ reference }) => reference },
  Search: { width: 28, cell: ({ about }) => about?.search ?? '' },
  Page: { width: 28, cell: ({ about }) => about?.page ?? '' },
  'Follow-up': { width: 14, cell: ({ followUpOn }) => (followUpOn ? dayOf(followUpOn) : '') },
} satisfies Record<string, ExportColumn>

export const exportHeadings = Object.keys(exportColumns)
const phoneColumn = exportHeadings.indexOf('Phone')

/** The cells of one enquiry, in the order of the columns. */
export function exportCells(enquiry: Exported): string[] {
  return Object.values<ExportColumn>(exportColumns).map(({ cell }) => cell(enquiry))
}

/** Digits that a spreadsheet shows as they are, if it takes them for a number: it shortens longer ones. */
const plainPhone = /^[1-9][\d ]{0,10}$/

/**
 * As `exportCells`, for CSV: before a telephone number that a spreadsheet would change stands a no-break space. Nothing that
 * begins with one is a formula or a number to it, so +91… is not worked out and 080… keeps its nought, and whoever reads the
 * file by a program trims it away.
 */
export function csvCells(enquiry: Exported): string[] {
  const cells = exportCells(enquiry)
  const phone = cells[phoneColumn] ?? ''
  return plainPhone.test(phone) ? cells : cells.with(phoneColumn, `\u00a0${phone}`)
}
