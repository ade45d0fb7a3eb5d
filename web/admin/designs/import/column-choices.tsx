import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { importColumns } from './columns.ts'

type Columns = (string | undefined)[]

interface ColumnChoicesProps {
  headings: string[]
  /** What each is read as; undefined where it is left out. */
  columns: Columns
  onChange: (columns: Columns) => void
}

/** What each column of the file is read as: known by its heading, or chosen. */
export function ColumnChoices({ headings, columns, onChange }: ColumnChoicesProps) {
  const taken = columns.filter(Boolean).length
  const [isOpen] = useState(taken === 0)
  return (
    <details open={isOpen}>
      <summary className="inline-flex min-h-11 items-center text-small ruled-link">
        {`Columns: ${taken} of ${headings.length} are read`}
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file may bear one heading, and stay where they are
          <Field key={index} label={heading || `Column ${index + 1}`}>
            {(control) => (
              <Select
                {...control}
                value={columns[index] ?? ''}
                onChange={({ target }) => onChange(readAs(columns, index, target.value || undefined))}
              >
                <option value="">Leave out</option>
                {importColumns.map(({ path, label }) => (
                  <option key={path} value={path}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}

/** No two columns are read as the same: the other is left out. */
function readAs(columns: Columns, index: number, path: string | undefined): Columns {
  const others = columns.map((other) => (other === path ? undefined : other))
  return others.with(index, path)
}
