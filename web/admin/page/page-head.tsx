import type { ReactNode, Ref } from 'react'

interface PageHeadProps {
  title: string
  /** What the drawing notes beside the title: a count, a code, a date. */
  note?: ReactNode
  /** For a heading that takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** A page's heading on the left, what can be done there on the right. */
export function PageHead({ title, note, headingRef, children }: PageHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className="text-[1.75rem] leading-tight breakable expanded outline-none"
        >
          {title}
        </h1>
        {note && <span className="annotation wrap-anywhere text-ink-soft">{note}</span>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-3 print:hidden">{children}</div>}
    </div>
  )
}
