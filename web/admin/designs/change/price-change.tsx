import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { ChangeFieldsProps } from './change-fields.ts'
import { pricedBy } from './changes.ts'
import { percentOf } from './percent.ts'

/** By how much prices go up or down. */
export function PriceChange({ onChange }: ChangeFieldsProps) {
  const [typed, setTyped] = useState({ direction: 'up' as 'up' | 'down', percent: '' })
  const { error } = percentOf(typed)

  function type(next: typeof typed) {
    setTyped(next)
    const { percent } = percentOf(next)
    onChange(percent === undefined ? undefined : pricedBy(percent))
  }

  return (
    <>
      <div className="grid grid-cols-2 items-start gap-5">
        <Field label="Prices">
          {(control) => (
            <Select
              {...control}
              value={typed.direction}
              onChange={({ target }) =>
                type({ ...typed, direction: target.value === 'down' ? 'down' : 'up' })
              }
            >
              <option value="up">Go up</option>
              <option value="down">Go down</option>
            </Select>
          )}
        </Field>
        <Field label="By percent" error={error}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed.percent}
              onChange={({ target }) => type({ ...typed, percent: target.value })}
            />
          )}
        </Field>
      </div>
      <p className="-mt-3 text-small text-ink-soft">
        Base and discount prices change alike, to whole rupees. Designs without a price stay as they are.
      </p>
    </>
  )
}
