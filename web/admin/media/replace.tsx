import type { Media } from '#contract/media.ts'
import { replaceMedia } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'
import { toast } from '#web/ui/toast.ts'
import { answered } from '../drafts/leave-guard.tsx'
import { acceptedIcons, acceptedMedia, refuseIcon, refuseMedia } from '../files/accepted.ts'
import { DropArea } from '../files/drop-area.tsx'
import { Refusals } from '../files/refusals.tsx'
import { UploadList } from '../files/upload-list.tsx'
import { useFiles } from '../files/use-files.ts'
import { useLeadOn } from '../page/use-lead-on.ts'
import { placesOf } from './words.ts'

/** Takes another file and has it stand wherever this one stands. */
export function ReplaceFile({ file }: { file: Media }) {
  const leadOn = useLeadOn()
  const isFilm = file.kind === 'video'
  const files = useFiles({
    isSingle: true,
    refuse: isFilm ? refuseMedia : refuseIcon,
    attach: put,
    failure: (reason) => `Failed to replace the file: ${reason}`,
  })

  async function put(fileId: string) {
    const other = await replaceMedia(api, file._id, fileId)
    toast.success('File replaced')
    await leadOn(`/admin/media/${encodeURIComponent(other._id)}`, { replace: true, state: answered })
  }

  if (!file.used) return null
  return (
    <section aria-labelledby="replace-file" className="mt-10 grid gap-3 border-t border-ink pt-4">
      <h2 id="replace-file" className="text-title expanded">
        Replace file
      </h2>
      <p className="text-small text-ink-soft">
        The new file stands at once wherever this one does: {placesOf(file).toLowerCase()}. Earlier versions
        keep this one.
      </p>
      <DropArea
        label="Choose the new file"
        accept={isFilm ? acceptedMedia : acceptedIcons}
        takesPage
        disabled={files.isUploading}
        onFiles={(chosen) => files.add(chosen)}
      />
      <Refusals refusals={files.refusals} />
      <UploadList files={files} />
    </section>
  )
}
