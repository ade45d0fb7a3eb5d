import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { setbacksDefaults } from '#contract/setbacks.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { errorMessage } from '../forms/error-message.ts'
import { NumberField } from '../forms/number-field.tsx'
import { type SetbacksTyped, type TypedSetbackRow, typedSetbackRow } from './setbacks-definition.ts'

const columns: [name: keyof TypedSetbackRow, label: string][] = [
  ['front', 'Front (m)'],
  ['back', 'Back (m)'],
  ['left', 'Left (m)'],
  ['right', 'Right (m)'],
  ['coverage', 'Covered (%)'],
  ['far', 'Floor-area ratio'],
]
const list = 'setbacks.rows'

/** The table, line by line; the last has no end, and is always there. */
export function SetbackRows() {
  const { formState, setFocus, clearErrors } = useFormContext<SetbacksTyped>()
  const { fields, insert, remove, replace } = useFieldArray<SetbacksTyped, typeof list, 'key'>({
    name: list,
    keyName: 'key',
  })
  const [news, setNews] = useState('')
  const { errors } = formState
  const listError = Array.isArray(errors.setbacks?.rows) ? undefined : errorMessage(errors.setbacks?.rows)
  const last = fields.length - 1

  function add() {
    const blank = { upTo: '', front: '', back: '', left: '', right: '', coverage: '', far: '' }
    insert(Math.max(0, last), blank, { shouldFocus: false })
    setNews('A line was added')
    setTimeout(() => setFocus(`${list}.${Math.max(0, last)}.upTo`))
  }

  function takeAway(index: number) {
    remove(index)
    clearErrors(list)
    setNews('The line was removed')
    setTimeout(() => setFocus(`${list}.${Math.max(0, index - 1)}.front`))
  }

  function takeGuide() {
    replace(setbacksDefaults.rows.map(typedSetbackRow))
    clearErrors(list)
    setNews('The built-in table is in the form. Save to keep it')
  }

  return (
    <>
      <p className="text-small text-ink-soft">
        In metres, seen from the road. What may be covered and the floor-area ratio may stay empty: then they
        are not looked at.
      </p>
      {listError && <ErrorText className="text-small">{listError}</ErrorText>}
      <ol aria-label="Setbacks by size of plot" className="border-t border-hairline">
        {fields.map(({ key }, index) => (
          <SetbackRow key={key} index={index} isLast={index === last} onRemove={() => takeAway(index)} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          size="small"
          onClick={add}
          disabled={fields.length >= limits.finder.setbacks.rows}
        >
          Add a line
        </Button>
        <Button look="quiet" size="small" onClick={takeGuide}>
          Take the built-in table
        </Button>
      </div>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {news}
      </p>
    </>
  )
}

function SetbackRow({ index, isLast, onRemove }: { index: number; isLast: boolean; onRemove: () => void }) {
  const upTo = useWatch<SetbacksTyped, `${typeof list}.${number}.upTo`>({ name: `${list}.${index}.upTo` })
  const name = isLast ? 'All larger plots' : upTo ? `Plots up to ${upTo} m²` : 'A new line'
  return (
    <li className="border-b border-hairline py-4">
      <fieldset className="grid grid-cols-2 items-start gap-x-4 gap-y-3 sm:grid-cols-4 2xl:grid-cols-[1.3fr_repeat(6,1fr)_auto]">
        <legend className="sr-only">{name}</legend>
        {isLast ? (
          <p className="self-end py-3 text-small max-2xl:col-span-full">{name}</p>
        ) : (
          <NumberField
            name={`${list}.${index}.upTo`}
            label="Plots up to (m²)"
            className="max-2xl:col-span-full max-2xl:max-w-48"
          />
        )}
        {columns.map(([column, label]) => (
          <NumberField key={column} name={`${list}.${index}.${column}`} label={label} />
        ))}
        <div className="self-end max-2xl:col-span-full 2xl:min-w-16">
          {!isLast && (
            <button
              type="button"
              onClick={onRemove}
              className="inline-flex min-h-11 items-center text-small ruled-link"
            >
              Remove<span className="sr-only"> the line: {name}</span>
            </button>
          )}
        </div>
      </fieldset>
    </li>
  )
}
