import { createPortal } from 'react-dom'

/** Shows that files held over the page are taken wherever they are dropped. */
export function DropFrame({ label }: { label: string }) {
  return createPortal(
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-2 z-30 flex items-end justify-center border-2 border-dashed border-laterite"
    >
      <p className="bg-laterite px-5 py-3 text-small font-medium text-paper">{`Drop anywhere: ${label.toLowerCase()}`}</p>
    </div>,
    document.body,
  )
}
