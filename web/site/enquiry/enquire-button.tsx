import type { ComponentProps, MouseEvent } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { useLatePart } from '#web/ui/late-part.ts'

const loadDialog = () => import('./dialog.tsx')

/** Opens the enquiry form over the page. Before the page's code has come, and without it, leads to the contact page's. */
export function EnquireButton(props: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const dialog = useLatePart(loadDialog)

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dialog.open(event.currentTarget)
  }

  return (
    <>
      <ButtonLink
        {...props}
        to="/contact#enquiry"
        role="button"
        aria-haspopup="dialog"
        onPointerEnter={dialog.fetch}
        onFocus={dialog.fetch}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          dialog.open(event.currentTarget)
        }}
      />
      {dialog.Part && <dialog.Part onClose={dialog.close} />}
    </>
  )
}
