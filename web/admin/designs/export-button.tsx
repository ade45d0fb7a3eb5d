import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { exportDesigns } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.ts'
import { reasonOf } from '../page/reason.ts'
import { designQueryOf } from './address.ts'

/** Every design that the list is narrowed to, as a CSV file. */
export function ExportButton() {
  const [search] = useSearchParams()
  const [isBusy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    try {
      const { blob, fileName } = await exportDesigns(api, designQueryOf(search))
      saveFile(blob, fileName ?? 'designs.csv')
      toast.success('Designs exported')
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
