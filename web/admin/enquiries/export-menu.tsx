import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { isoDayOf } from '#contract/dates.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import type { Page } from '#web/api/answers.ts'
import { type EnquiryFilters, exportEnquiries } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.ts'
import { useFocusInGroup } from '../page/focus.ts'
import { Menu, menuItemClasses } from '../page/menu.tsx'
import { reasonOf } from '../page/reason.ts'

const itemClasses = `min-h-11 ${menuItemClasses}`

interface ExportMenuProps {
  /** The list that is loaded: the CSV file is made of it, where it is loaded whole. */
  enquiries: Promise<Page<Enquiry>>
  filters: EnquiryFilters
}

/** Every enquiry that the list is narrowed to, as a file. */
export function ExportMenu({ enquiries, filters }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const group = useFocusInGroup(isBusy, isBusy)
  const name = `enquiries-${isoDayOf(new Date())}`

  async function run(fetchFile: () => Promise<Blob>, fileName: string, done: string) {
    // The menu closes onto a button that is busy, which takes no focus.
    group.current = place.current
    setBusy(true)
    try {
      saveFile(await fetchFile(), fileName)
      toast.success(done)
    } catch (error) {
      toast.error('Failed to export enquiries', { reason: reasonOf(error) })
    } finally {
      setBusy(false)
    }
  }

  async function fetchWorkbook() {
    return (await exportEnquiries(api, { ...filters, format: 'excel' })).blob
  }

  async function makeCsv() {
    const { data, pagination } = await enquiries
    const here = data.length < pagination.total ? null : await import('./csv.ts').catch(() => null)
    // What is not loaded, or can't be made here, the server makes.
    return here ? here.csvOf(data) : (await exportEnquiries(api, { ...filters, format: 'csv' })).blob
  }

  return (
    <div ref={place} className="contents">
      <Menu
        trigger={
          <Button look="outline" size="small" busy={isBusy} className="min-h-11">
            Export
          </Button>
        }
      >
        <DropdownMenu.Item
          className={itemClasses}
          onSelect={() => run(fetchWorkbook, `${name}.xlsx`, 'Enquiries exported to Excel successfully')}
        >
          Excel
        </DropdownMenu.Item>
        <DropdownMenu.Item
          className={itemClasses}
          onSelect={() => run(makeCsv, `${name}.csv`, 'CSV downloaded - ready for Google Sheets import')}
        >
          Google Sheets/CSV
        </DropdownMenu.Item>
      </Menu>
    </div>
  )
}
