import { useId } from 'react'
import { ErrorText } from '#web/ui/error-text.tsx'
import { FileImage } from '../files/file-image.tsx'
import { Checkbox } from '../table/checkbox.tsx'
import type { VersionDifference } from './version-differences.ts'

const thenAndNow = { was: 'Then', is: 'Now' }

interface DifferenceRowProps {
  difference: VersionDifference
  isChosen: boolean
  /** Why it was not restored. */
  error: string | undefined
  onToggle: () => void
}

/** One difference: what was and what is beside each other, and whether it is to be restored. */
export function DifferenceRow({ difference, isChosen, error, onToggle }: DifferenceRowProps) {
  const { label } = difference
  const errorId = useId()
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1 border-b border-hairline py-2">
      <Checkbox
        label={`Restore ${label}`}
        checked={isChosen}
        onChange={onToggle}
        aria-describedby={error && errorId}
        aria-invalid={error ? true : undefined}
        className="-ml-3"
      />
      <div className="min-w-0 pt-2.5 text-small">
        <BothSides difference={difference} sides={thenAndNow} />
        {error && (
          <ErrorText id={errorId} className="mt-1">
            {error}
          </ErrorText>
        )}
      </div>
    </li>
  )
}

interface BothSidesProps {
  difference: VersionDifference
  /** What stands over each. */
  sides: Record<'was' | 'is', string>
}

/** What one field says on both sides. */
export function BothSides({ difference, sides }: BothSidesProps) {
  return (
    <>
      <p className="font-medium">{difference.label}</p>
      <div className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {(['was', 'is'] as const).map((side) => (
          <div key={side} className="min-w-0">
            <p className="annotation text-ink-soft">{sides[side]}</p>
            <Content {...difference[side]} label={difference.label} />
          </div>
        ))}
      </div>
    </>
  )
}

function Content({ text, files, label }: VersionDifference['was'] & { label: string }) {
  if (files.length === 0) return <p className="whitespace-pre-wrap wrap-anywhere">{text || '—'}</p>
  return (
    <>
      {text && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
      <ul className="mt-1 flex flex-wrap gap-2">
        {files.map((file, index) => (
          <li key={file.key} className="border border-hairline">
            <FileImage
              file={file}
              name={file.alt || `${label} ${index + 1}`}
              className="h-16 w-auto max-w-40 object-contain"
            />
          </li>
        ))}
      </ul>
    </>
  )
}
