import { useEffect, useRef, useState } from 'react'
import { viewUrl } from '#contract/file-address.ts'
import type { Media } from '#contract/media.ts'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { toast } from '#web/ui/toast.ts'
import { DropArea } from '../files/drop-area.tsx'
import { Refusals } from '../files/refusals.tsx'
import { UploadList } from '../files/upload-list.tsx'
import type { FormFiles } from '../files/use-files.ts'
import { rescueFocus } from '../page/focus.ts'
import { reasonOf } from '../page/reason.ts'

interface QrFieldProps {
  /** The address of the stored image, '' without one. */
  url: string
  files: FormFiles
  /** Saves the address by itself, beside the form. */
  onSave: (url: string) => Promise<unknown>
}

/** Shows the QR image, takes another one, and takes it away. */
export function QrField({ url, files, onSave }: QrFieldProps) {
  const [failure, setFailure] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const isTaken = useRef(false)

  useEffect(() => {
    if (url || !isTaken.current) return
    isTaken.current = false
    return rescueFocus(() => field.current?.querySelector('input'))
  }, [url])

  async function remove() {
    isTaken.current = true
    setRemoving(true)
    setFailure(undefined)
    try {
      await onSave('')
      toast.success('Website settings updated successfully')
    } catch (error) {
      setFailure(messageOf(error))
      toast.error('Failed to update website settings', { reason: reasonOf(error) })
    }
    setRemoving(false)
  }

  async function pick({ _id }: Media) {
    setFailure(undefined)
    try {
      await onSave(viewUrl(_id))
      toast.success('QR code saved')
    } catch (error) {
      setFailure(messageOf(error))
    }
  }

  return (
    <div ref={field} className="grid gap-3">
      <p className="text-small font-medium">QR Code</p>
      {url && (
        <div className="grid justify-items-start gap-2">
          <img
            src={url}
            alt="QR code preview"
            className="size-40 border border-hairline bg-paper object-contain"
          />
          <Button look="outline" size="small" busy={isRemoving} onClick={remove} className="max-lg:min-h-11">
            Remove QR code
          </Button>
        </div>
      )}
      <DropArea
        label="Upload QR code"
        hint="An image under 5MB. It is saved at once."
        accept="image/*"
        onFiles={files.add}
        onPick={pick}
      />
      <Refusals refusals={files.refusals} />
      <UploadList files={files} />
      {failure && <ErrorText className="text-small">{failure}</ErrorText>}
    </div>
  )
}
