import type { ReactNode } from 'react'

/** One line of what an enquiry says. */
export function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-hairline py-4 md:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="annotation pt-1 text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
