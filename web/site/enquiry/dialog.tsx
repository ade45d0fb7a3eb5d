import { useRouteLoaderData } from 'react-router'
import type { Design } from '#contract/design.ts'
import { useBackCloses } from '#web/ui/back-closes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { type EnquiryDraft, EnquiryForm } from './form.tsx'

interface EnquiryDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What was typed and not sent yet: it outlives the dialog, so that closing it loses nothing. */
let draft: EnquiryDraft = {}

/** The enquiry form as a sheet over the page, about the design that the page shows; it closes once it is received. */
export default function EnquiryDialog({ open, onOpenChange }: EnquiryDialogProps) {
  const page = useRouteLoaderData('site/design/page') as { design: Design | null } | undefined
  const design = page?.design

  function forget() {
    draft = {}
    onOpenChange(false)
  }

  useBackCloses(() => onOpenChange(false))

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Send Us a Message">
      {design && (
        <p className="annotation -mt-4 mb-6 text-ink-soft">
          About {design.code} · {design.title}
        </p>
      )}
      <EnquiryForm
        designId={design?._id}
        initial={draft}
        onType={(name, value) => {
          draft = { ...draft, [name]: value }
        }}
        onSent={forget}
      />
    </Dialog>
  )
}
