import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { openDialog } from '#web/ui/open-dialog.ts'
import { enquiryDialogId } from './dialog-id.ts'

/** Opens the enquiry form over the page, before the page's code has come too; without JavaScript it leads to the contact page's. */
export function EnquireButton(props: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  return (
    <ButtonLink
      {...props}
      to="/contact#enquiry"
      role="button"
      aria-haspopup="dialog"
      data-opens={enquiryDialogId}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) open(event)
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') open(event)
      }}
    />
  )
}

function open(event: MouseEvent | KeyboardEvent) {
  const dialog = document.getElementById(enquiryDialogId)
  if (!(dialog instanceof HTMLDialogElement)) return
  event.preventDefault()
  openDialog(dialog)
}
