import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface BankLineProps {
  name: string
  /** What is copied; nothing is shown without it. */
  text: string
  large?: boolean
  isCopied?: boolean
  below?: ReactNode
  /** The text set for reading, where it is not shown as it is. */
  children?: ReactNode
}

/** One of the account's details, with a way to copy it. */
export function BankLine({ name, text, large, isCopied = true, below, children }: BankLineProps) {
  if (!text) return null
  return (
    <div className="border-b border-hairline py-3">
      <dt className="annotation text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span
          className={classNames('wrap-anywhere select-all', large ? 'text-title font-medium' : 'text-lead')}
        >
          {children ?? text}
        </span>
        {isCopied && <CopyButton text={text} what={name} className="ml-auto flex-row-reverse" />}
        {below && <div className="w-full">{below}</div>}
      </dd>
    </div>
  )
}
