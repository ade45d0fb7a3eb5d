import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { costBand, costInWords } from '#contract/build-cost.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { errorMessage } from '../forms/error-message.ts'
import { NumberField } from '../forms/number-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { type BuildRatesTyped, emptyRate } from './build-rates-definition.ts'

/** The area that the rates are tried on, in square feet. */
const exampleArea = 1500

/** The finishes with their rates, one a row: added, changed, removed. */
export function RateRows({ most }: { most: number }) {
  const { formState, setFocus, getValues, clearErrors } = useFormContext<BuildRatesTyped>()
  const { fields, append, remove } = useFieldArray<BuildRatesTyped, 'buildRates.rates', 'key'>({
    name: 'buildRates.rates',
    keyName: 'key',
  })
  const [news, setNews] = useState('')
  const wrong = formState.errors.buildRates?.rates
  const listError = wrong?.root?.message ?? (Array.isArray(wrong) ? undefined : errorMessage(wrong))

  function add() {
    append(emptyRate, { focusName: `buildRates.rates.${fields.length}.name` })
    setNews(`Finish ${fields.length + 1} added`)
  }

  function takeAway(index: number) {
    setNews(`${getValues(`buildRates.rates.${index}.name`) || `Finish ${index + 1}`} removed`)
    remove(index)
    clearErrors('buildRates.rates')
    const left = fields.length - 1
    if (left > 0) setFocus(`buildRates.rates.${Math.min(index, left - 1)}.name`)
    else document.getElementById('add-finish')?.focus()
  }

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {fields.length > 0 && (
        <ul aria-label="Finishes" className="border-t border-hairline">
          {fields.map(({ key }, index) => (
            <RateRow key={key} index={index} onRemove={() => takeAway(index)} />
          ))}
        </ul>
      )}
      {listError && <ErrorText className="text-small">{listError}</ErrorText>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button id="add-finish" look="outline" size="small" disabled={fields.length >= most} onClick={add}>
          Add a finish
        </Button>
        {fields.length >= most && <p className="text-small text-ink-soft">{`At most ${most} finishes.`}</p>}
      </div>
    </>
  )
}

function RateRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const path = `buildRates.rates.${index}` as const
  const { name, from, to } = useWatch<BuildRatesTyped, `buildRates.rates.${number}`>({ name: path })
  return (
    <li className="border-b border-hairline py-4">
      <fieldset
        aria-label={name || `Finish ${index + 1}`}
        className="grid grid-cols-2 items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem_auto]"
      >
        <TextField
          name={`${path}.name`}
          label="Finish"
          placeholder={['Economy', 'Standard', 'Premium'][index]}
          autoComplete="off"
          className="max-sm:col-span-full"
        />
        <NumberField name={`${path}.from`} label="From ₹/sq ft" />
        <NumberField name={`${path}.to`} label="To ₹/sq ft" />
        <button
          type="button"
          onClick={onRemove}
          className="min-h-12 cursor-pointer justify-self-start text-small ruled-link max-sm:col-span-full max-sm:min-h-11 sm:mt-7"
        >
          Remove<span className="sr-only"> {name || `finish ${index + 1}`}</span>
        </button>
      </fieldset>
      <p className="mt-2 text-small text-ink-soft">{exampleOf(Number(from), Number(to))}</p>
    </li>
  )
}

/** What a rate comes to, so that a slip in it is seen before visitors see it. */
function exampleOf(from: number, to: number): string | null {
  if (!(from > 0 && to >= from)) return null
  return `${exampleArea.toLocaleString('en-IN')} sq ft: ${costInWords(costBand(exampleArea, { from, to }))}`
}
