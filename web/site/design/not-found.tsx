import type { ReactNode } from 'react'
import { BackButton } from './back-button.tsx'

/** What an address says that names no design. @param children others, where one stood there once */
export function DesignNotFound({ children }: { children: ReactNode }) {
  return (
    <div className="page-margins min-h-[70svh] pt-6 pb-16">
      <div className="flex flex-col items-start gap-8">
        <BackButton />
        <h1 className="text-display expanded">Design not found</h1>
        <p className="max-w-xl text-lead text-ink-soft">
          It may have been taken out of the set, or its code has a slip in it.
        </p>
      </div>
      {children}
    </div>
  )
}
