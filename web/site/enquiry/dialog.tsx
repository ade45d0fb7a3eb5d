import { useRouteLoaderData } from 'react-router'
import type { Design } from '#contract/design.ts'
import { useBackCloses } from '#web/ui/back-closes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EnquiryForm } from './form.tsx'

/** The enquiry form in a drawer over the page, about the design that the page shows; it closes once it is received. */
export default function EnquiryDialog({ onClose }: { onClose: () => void }) {
  const page = useRouteLoaderData('site/design/page') as { design: Design | null } | undefined
  const design = page?.design

  useBackCloses(onClose)

  return (
    <Dialog open onOpenChange={onClose} title="Send Us a Message" startsAt="field">
      {design && (
        <p className="annotation -mt-4 mb-6 text-ink-soft">
          About {design.code} · {design.title}
        </p>
      )}
      <EnquiryForm designId={design?._id} onSent={onClose} />
    </Dialog>
  )
}
