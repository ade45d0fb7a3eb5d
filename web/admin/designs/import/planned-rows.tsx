import { useState } from 'react'
import { counted } from '#contract/count.ts'
import { Button } from '#web/ui/button.tsx'
import { shorten } from '../../table/shorten.ts'
import type { PlannedRow } from './plan.ts'

/** So many more are shown at a press. */
const step = 100

/** What becomes of each row of a file. */
export function PlannedRows({ rows }: { rows: PlannedRow[] }) {
  const [shown, setShown] = useState(step)
  return (
    <>
      <ul aria-label="What the file does" className="border-t border-hairline">
        {rows.slice(0, shown).map((row) => (
          <li
            key={row._id}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3 text-small md:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="annotation pt-0.5 text-ink-soft">Row {row._id}</span>
            <span className="min-w-0 wrap-anywhere">
              {row.title || 'Without a title'}
              {row.design && <span className="annotation ml-2 text-ink-soft">{row.design.code}</span>}
            </span>
            <span className="min-w-0 wrap-anywhere max-md:col-start-2">
              <Becoming row={row} />
            </span>
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button look="outline" size="small" onClick={() => setShown(shown + step)} className="mt-4 min-h-11">
          {`Show ${Math.min(step, rows.length - shown)} more`}
        </Button>
      )}
    </>
  )
}

function Becoming({ row: { design, values, changes, awaited, errors } }: { row: PlannedRow }) {
  if (errors.length > 0) return <span className="text-laterite">Left out: {errors.join('. ')}</span>
  const waiting = awaited && `waits for ${counted(awaited.length, 'image')}`
  const shown = values.images?.length && `with ${counted(values.images.length, 'image')}`
  if (!design) return ['New', waiting || shown].filter(Boolean).join(', ')
  return (
    <ul>
      {waiting && <li>Images: {waiting}</li>}
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          {label}: {brief(from)} → {brief(to)}
        </li>
      ))}
    </ul>
  )
}

function brief(text: string): string {
  return shorten(text, 60) || 'nothing'
}
