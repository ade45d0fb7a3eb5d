import { type FormEvent, useState } from 'react'
import { viewUrl } from '#contract/file-address.ts'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { acceptedImages, refuseImage } from '../files/accepted.ts'
import { FileField } from '../files/file-field.tsx'
import { useFiles } from '../files/use-files.ts'

interface PictureDialogProps {
  isOpen: boolean
  onInsert: (src: string, alt: string) => void
  onClose: () => void
  /** What takes the focus once it is closed. */
  returnTo: () => HTMLElement | null
}

/** Chooses a picture for a text, and what it shows in words. */
export function PictureDialog({ isOpen, onInsert, onClose, returnTo }: PictureDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onClose} returnTo={returnTo} title="Picture" className="md:max-w-lg">
      <PictureForm onInsert={onInsert} />
    </Dialog>
  )
}

function PictureForm({ onInsert }: Pick<PictureDialogProps, 'onInsert'>) {
  const files = useFiles({ isSingle: true, refuse: refuseImage })
  const [alt, setAlt] = useState('')
  const [error, setError] = useState<string>()

  async function insert(event: FormEvent) {
    event.preventDefault()
    // The form that the text stands in is not meant.
    event.stopPropagation()
    try {
      const [file] = await files.upload()
      if (file) onInsert(viewUrl(file.fileId), alt.trim())
      else setError('Please choose a picture')
    } catch (failure) {
      setError(messageOf(failure))
    }
  }

  return (
    <form noValidate onSubmit={insert} className="grid gap-5">
      <FileField
        files={files}
        label="Picture"
        itemLabel="Picture"
        accept={acceptedImages}
        error={error}
        onChange={() => setError(undefined)}
      />
      <Field label="What it shows" hint="For those who do not see it" optional>
        {(control) => <TextInput {...control} value={alt} onChange={({ target }) => setAlt(target.value)} />}
      </Field>
      <Button type="submit" busy={files.isUploading} className="justify-self-start">
        Insert
      </Button>
    </form>
  )
}
