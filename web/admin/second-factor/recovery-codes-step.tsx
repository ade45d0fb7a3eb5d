import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** The recovery codes, which are shown this once. */
export function RecoveryCodesStep({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <p>
        <strong className="font-medium">The second factor is set up.</strong> Keep these recovery codes where
        your phone is not: each signs you in once without the app. They are not shown again.
      </p>
      <ol aria-label="Recovery codes" className="grid gap-1 border-l border-ink pl-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-small">{code}</code>
          </li>
        ))}
      </ol>
      <CopyButton text={codes.join('\n')} what="all codes" isNamed />
      <div>
        <Button size="small" onClick={onDone} className="min-h-11 min-w-36">
          Done
        </Button>
      </div>
    </div>
  )
}
