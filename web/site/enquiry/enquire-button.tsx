import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const loadDialog = () => import('./dialog.tsx')
const EnquiryDialog = lazy(loadDialog)

/** Opens the enquiry form over the page. */
export function EnquireButton(props: ComponentProps<typeof Button>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...props}
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <EnquiryDialog open onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
