import { type ComponentProps, lazy, type MouseEvent, Suspense, useState } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'

const loadDialog = () => import('./dialog.tsx')
const EnquiryDialog = lazy(loadDialog)

/** Opens the enquiry form over the page. Before the page's code has come, and without it, leads to the contact page's. */
export function EnquireButton(props: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const [isOpen, setOpen] = useState(false)

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <ButtonLink
        {...props}
        to="/contact#enquiry"
        role="button"
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {isOpen && (
        <Suspense>
          <EnquiryDialog open onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
