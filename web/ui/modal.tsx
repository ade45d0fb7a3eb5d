import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBackCloses } from './back-closes.ts'
import { CloseCross } from './close-cross.tsx'

interface ModalProps {
  id: string
  title: string
  children: (close: () => void) => ReactNode
}

/**
 * A window over the page that is served with it, closed, so that it opens and closes before the page is hydrated too:
 * `openDialog` opens it; Escape, Back and its X close it, and the page's own script does at a press outside.
 */
export function Modal({ id, title, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const shown = dialog.current
    const note = () => setOpen(shown?.open === true)
    note()
    shown?.addEventListener('opened', note)
    return () => shown?.removeEventListener('opened', note)
  }, [])

  const close = () => dialog.current?.close()

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-title`}
      onClose={() => setOpen(false)}
      className="m-auto size-full max-h-none max-w-xl scroll-pt-24 overscroll-contain bg-paper text-ink outline-none backdrop:bg-board/70 md:h-fit md:max-h-[calc(100svh-6rem)] md:scroll-pt-0"
    >
      <div className="min-h-full p-6 md:p-10">
        <div className="sticky top-0 z-30 -mx-6 -mt-6 mb-3 flex items-start justify-between gap-6 bg-paper px-6 pt-6 pb-3 md:static md:mx-0 md:mt-0 md:mb-6 md:p-0">
          <h2 id={`${id}-title`} tabIndex={-1} className="text-title expanded outline-none">
            {title}
          </h2>
          <form method="dialog">
            <CloseCross />
          </form>
        </div>
        {children(close)}
      </div>
      {isOpen && <ClosedByBack close={close} />}
    </dialog>
  )
}

/** Stands in whatever lies over the page while it is open. */
export function ClosedByBack({ close }: { close: () => void }) {
  useBackCloses(close)
  return null
}
