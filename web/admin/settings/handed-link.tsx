import type { ReactNode } from 'react'
import { momentOf } from '#contract/dates.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface HandedLinkProps {
  url: string
  expiresAt: string
  children: ReactNode
}

/** A link that is shown this once, to be handed to somebody. */
export function HandedLink({ url, expiresAt, children }: HandedLinkProps) {
  return (
    <div className="grid gap-4">
      <p>{children}</p>
      <p className="border-l border-ink pl-4">
        <code className="text-small wrap-anywhere">{url}</code>
      </p>
      <CopyButton text={url} what="the link" isNamed />
      <p className="text-small text-ink-soft">
        It works once, until {momentOf(expiresAt)}, and is not shown again.
      </p>
    </div>
  )
}
