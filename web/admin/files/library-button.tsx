import { Images } from 'lucide-react'
import { useState } from 'react'
import type { Media } from '#contract/media.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LibraryChoice } from './library-choice.tsx'

interface LibraryButtonProps {
  /** What the file chooser beside it offers. */
  accept: string
  disabled: boolean
  onPick: (file: Media) => void
  /** The id of what says which field it fills. */
  describedBy?: string
  /** Stands among the actions of a row, and says of what. */
  inRow?: { className: string; of: string }
}

/** Chooses a file that is stored already. */
export function LibraryButton({ accept, disabled, onPick, describedBy, inRow }: LibraryButtonProps) {
  const [isOpen, setOpen] = useState(false)

  function pick(file: Media) {
    setOpen(false)
    onPick(file)
  }

  return (
    <>
      {inRow ? (
        <button type="button" disabled={disabled} onClick={() => setOpen(true)} className={inRow.className}>
          From the library<span className="sr-only"> for {inRow.of}</span>
        </button>
      ) : (
        <Button
          look="outline"
          size="small"
          disabled={disabled}
          onClick={() => setOpen(true)}
          aria-describedby={describedBy}
          className="min-h-11"
        >
          <Images aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Choose from the library
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title="Choose from the library" className="md:max-w-4xl">
        <LibraryChoice accept={accept} onPick={pick} />
      </Dialog>
    </>
  )
}
