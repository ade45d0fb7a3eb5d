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
      <dd className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
        <span
          className={classNames('wrap-anywhere select-all', large ? 'text-title font-medium' : 'text-lead')}
        >
          {children ?? text}
        </span>
        {isCopied && <CopyButton text={text} what={name} isSaidAbove />}
        {below && <div className="col-span-full">{below}</div>}
      </dd>
    </div>
  )
}
