import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** What is to be seen of an enquiry at once. @param isUrgent whether somebody should do something about it now */
export function Chip({ isUrgent, children }: { isUrgent: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'annotation inline-block border px-2 py-px whitespace-nowrap',
        isUrgent ? 'border-accent text-accent' : 'border-edge text-ink-soft',
      )}
    >
      {children}
    </span>
  )
}
