import { useBackCloses } from '#web/ui/back-closes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { type EnquiryDraft, EnquiryForm } from './form.tsx'

interface EnquiryDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What was typed and not sent yet: it outlives the dialog, so that closing it loses nothing. */
let draft: EnquiryDraft = {}

/** The enquiry form as a sheet over the page; it closes once the enquiry is received. */
export default function EnquiryDialog({ open, onOpenChange }: EnquiryDialogProps) {
  function forget() {
    draft = {}
    onOpenChange(false)
  }

  useBackCloses(() => onOpenChange(false))

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Send Us a Message">
      <EnquiryForm
        initial={draft}
        onType={(name, value) => {
          draft = { ...draft, [name]: value }
        }}
        onSent={forget}
      />
    </Dialog>
  )
}
