import { useState } from 'react'
import { momentOf } from '#contract/dates.ts'
import { makeBackupLink } from '#web/api/backups.ts'
import { api, messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFrom } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.ts'
import type { Archive } from './backup-text.ts'

/** Downloads a backup with its files; the server reads it before, which takes a while where it is large. */
export function DownloadButton({ archive: { name, madeAt } }: { archive: Archive }) {
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { url } = await makeBackupLink(api, name)
      saveFrom(url)
      toast.success('The download has begun')
    } catch (error) {
      toast.error(messageOf(error))
    }
    setBusy(false)
  }

  return (
    <Button
      look="outline"
      size="small"
      busy={isBusy}
      onClick={download}
      aria-label={`Download the backup of ${momentOf(madeAt)}`}
      className="min-h-11"
    >
      Download
    </Button>
  )
}
