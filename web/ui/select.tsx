import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './field.tsx'

/** The platform's own select, which every phone and screen reader knows. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select className={classNames(controlClasses, 'appearance-none pr-10', className)} {...rest} />
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-3 -translate-y-1/2"
        fill="none"
        stroke="currentColor"
      >
        <path d="M1.5 4 6 8.5 10.5 4" />
      </svg>
    </div>
  )
}
