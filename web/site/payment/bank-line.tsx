import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface BankLineProps {
  name: string
  /** What is copied; nothing is shown without it. */
  text: string
  /** The same, set for reading. */
  shown?: ReactNode
  large?: boolean
  isCopied?: boolean
  note?: string
  children?: ReactNode
}

/** One of the account's details, with a way to copy it. */
export function BankLine({ name, text, shown, large, isCopied = true, note, children }: BankLineProps) {
  if (!text) return null
  return (
    <div className="border-b border-hairline py-3">
      <dt className="annotation text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span
          className={classNames('wrap-anywhere select-all', large ? 'text-title font-medium' : 'text-lead')}
        >
          {shown ?? text}
        </span>
        {isCopied && <CopyButton text={text} what={name} />}
        {(note || children) && (
          <div className="w-full">
            {note && <p className="text-small text-ink-soft">{note}</p>}
            {children}
          </div>
        )}
      </dd>
    </div>
  )
}
