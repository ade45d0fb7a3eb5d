import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import { downloadMedia } from '#web/api/media.ts'
import { api, messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.ts'
import { countOf } from '../list/noun.ts'
import { noun } from './words.ts'

/** Downloads several files in one archive. */
export function DownloadButton({ files }: { files: Media[] }) {
  const [isBusy, setBusy] = useState(false)

  async function download() {
    if (files.length > limits.media.download)
      return toast.error(`At most ${limits.media.download} files can be downloaded at once`)
    setBusy(true)
    try {
      const ids = files.map(({ _id }) => _id)
      const { blob, fileName } = await downloadMedia(api, ids)
      saveFile(blob, fileName ?? 'media.zip')
      toast.success(`${countOf(noun, ids.length)} downloaded`)
    } catch (error) {
      toast.error(messageOf(error))
    }
    setBusy(false)
  }

  return (
    <Button
      size="small"
      look="quiet"
      busy={isBusy}
      onClick={download}
      className="min-h-11 ruled-link max-md:px-2"
    >
      Download
    </Button>
  )
}
