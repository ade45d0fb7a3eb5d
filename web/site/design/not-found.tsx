import type { ReactNode } from 'react'
import { designWords } from '#contract/words/design.ts'
import { useWords } from '#web/ui/words.ts'
import { BackButton } from './back-button.tsx'

/** What an address says that names no design. @param children others, where one stood there once */
export function DesignNotFound({ children }: { children: ReactNode }) {
  const say = useWords(designWords)
  return (
    <div className="page-margins min-h-[70svh] pt-6 pb-16">
      <div className="flex flex-col items-start gap-8">
        <BackButton />
        <h1 className="text-display expanded">{say('design.missing')}</h1>
        <p className="max-w-xl text-lead text-ink-soft">{say('design.missing.lead')}</p>
      </div>
      {children}
    </div>
  )
}
