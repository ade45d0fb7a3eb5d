import { Dialog } from '#web/ui/dialog.tsx'
import { EnquiryForm } from './form.tsx'

interface EnquiryDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The enquiry form as a sheet over the page; it closes once the enquiry is received. */
export default function EnquiryDialog({ open, onOpenChange }: EnquiryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Send Us a Message">
      <EnquiryForm onSent={() => onOpenChange(false)} />
    </Dialog>
  )
}
