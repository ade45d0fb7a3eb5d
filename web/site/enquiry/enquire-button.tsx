import type { ComponentProps, MouseEvent } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'

const loadDialog = () => import('./dialog.tsx')

/** Opens the enquiry form over the page. Before the page's code has come, and without it, leads to the contact page's. */
export function EnquireButton(props: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const dialog = useLazyComponent(loadDialog)

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
      {dialog.Component && <dialog.Component onClose={dialog.close} />}
    </>
  )
}
