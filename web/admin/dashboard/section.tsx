import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  /** What can be done with the whole of it, on the right of its heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the dashboard under its ruled heading. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-11 flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b border-ink pb-2">
        <h2 id={id} className="text-title expanded">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
