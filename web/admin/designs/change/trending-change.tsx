import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ChangeFieldsProps } from './change-fields.ts'
import { trendingAs } from './changes.ts'

const choices = [
  { value: 'true', label: 'Trending' },
  { value: 'false', label: 'Not trending' },
]

/** Whether designs are trending from now on. */
export function TrendingChange({ onChange }: ChangeFieldsProps) {
  const [chosen, setChosen] = useState('')

  function choose(value: string) {
    setChosen(value)
    onChange(value ? trendingAs(value === 'true') : undefined)
  }

  return (
    <Field label="From now on">
      {(control) => (
        <Select {...control} value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">Choose one</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
