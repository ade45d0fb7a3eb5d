import { BackButton } from './back-button.tsx'

/** What an address says that names no design. */
export function DesignNotFound() {
  return (
    <div className="sheet flex min-h-[70svh] flex-col items-start gap-8 pt-6 pb-16">
      <BackButton />
      <h1 className="text-display expanded">Design not found</h1>
      <p className="max-w-xl text-lead text-ink-soft">
        It may have been taken out of the set, or its code has a slip in it.
      </p>
    </div>
  )
}
