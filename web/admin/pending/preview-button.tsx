import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

/** Leads to the page of a document as it will be. @param address where the calls of the document stand */
export function PreviewButton({ address }: { address: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)} className="min-h-11">
        Preview
      </Button>
      {isOpen && <PreviewDialog address={address} onClose={() => setOpen(false)} />}
    </>
  )
}
