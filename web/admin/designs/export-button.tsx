import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isoDayOf } from '#contract/dates.ts'
import { listDesigns } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.ts'
import { countOf } from '../list/noun.ts'
import { reasonOf } from '../page/reason.ts'
import { asSignedIn } from '../session/as-signed-in.ts'
import { designQueryOf } from './address.ts'
import { noun } from './noun.ts'

/** Every design that the list is narrowed to, as a CSV file. */
export function ExportButton() {
  const [search] = useSearchParams()
  const [isBusy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    try {
      const [designs, { csvOf }] = await Promise.all([
        asSignedIn(wholeList((paging) => listDesigns(api, { ...designQueryOf(search), ...paging }))),
        import('./csv.ts'),
      ])
      saveFile(csvOf(designs), `designs-${isoDayOf(new Date())}.csv`)
      toast.success(`${countOf(noun, designs.length)} exported`)
    } catch (error) {
      toast.error('Failed to export designs', { reason: reasonOf(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button look="outline" size="small" busy={isBusy} onClick={run} className="min-h-11">
      Export
    </Button>
  )
}
