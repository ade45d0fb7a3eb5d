import { type ReactNode, useId } from 'react'

/** A ruled part of a long form, its name in the margin. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-t border-ink pt-4 pb-10 md:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="annotation pt-1">
        {title}
      </h2>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  )
}
