import type { SystemWarning } from '#contract/system.ts'

/** What somebody should do something about, each with what that is. */
export function Warnings({ warnings }: { warnings: SystemWarning[] }) {
  if (warnings.length === 0) return <p className="text-ink-soft">Nothing. All is well.</p>
  return (
    <ul className="grid w-full border-t border-ink">
      {warnings.map(({ message, advice }) => (
        <li key={message} className="grid gap-1 border-b border-hairline py-3">
          <p className="font-medium text-laterite wrap-anywhere">{message}</p>
          <p className="max-w-line text-small wrap-anywhere">{advice}</p>
        </li>
      ))}
    </ul>
  )
}
