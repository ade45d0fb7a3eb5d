import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Difference, Side } from './differences.ts'

interface VersionChoiceProps<Typed extends FieldValues, Stored> {
  difference: Difference<Typed, Stored>
  /** The chosen side; none where there is only one difference, which the dialog's own buttons decide. */
  side: Side | undefined
  onChoose: (side: Side) => void
}

const sideLabels = { mine: 'Yours', theirs: 'Theirs' }

/** One difference: both sides beside each other, and the choice between them. */
export function VersionChoice<Typed extends FieldValues, Stored>({
  difference,
  side,
  onChoose,
}: VersionChoiceProps<Typed, Stored>) {
  const name = useId()
  const Box = side ? 'label' : 'div'
  return (
    <li className="border-b border-hairline py-3">
      <fieldset>
        <legend className="text-small font-medium">{difference.comparison.label}</legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {(['mine', 'theirs'] as const).map((each) => (
            <Box key={each} className="flex min-h-11 min-w-0 items-baseline gap-3 py-2 text-small">
              {side && (
                <input
                  type="radio"
                  name={name}
                  checked={side === each}
                  onChange={() => onChoose(each)}
                  className="size-4 shrink-0 self-start accent-accent"
                />
              )}
              <span className="min-w-0">
                <span className="annotation block text-ink-soft">{sideLabels[each]}</span>
                <span className="whitespace-pre-wrap wrap-anywhere">{difference[each] || '—'}</span>
              </span>
            </Box>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
