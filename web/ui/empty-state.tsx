import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: string
  children?: ReactNode
}

/** Says that a list has nothing in it yet, drawn as an empty plan; `children` offer a way on. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="relative border border-hairline px-6 py-16 md:px-12 md:py-24">
      <svg aria-hidden="true" className="absolute inset-0 size-full stroke-hairline">
        <line x2="100%" y2="100%" />
        <line x1="100%" y2="100%" />
      </svg>
      <div className="relative mx-auto w-fit max-w-md bg-paper px-6 py-5 text-center">
        <h2 className="text-title expanded">{title}</h2>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
        {children && <div className="mt-5">{children}</div>}
      </div>
    </div>
  )
}
