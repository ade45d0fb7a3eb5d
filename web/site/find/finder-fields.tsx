import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { areaUnits } from '#contract/areas.ts'
import { plotNameUnits } from '#contract/fit/plot-name.ts'
import { directions } from '#contract/house-shown.ts'
import { findWords } from '#contract/words/find.ts'
import { finderBoxWords } from '#contract/words/finder-box.ts'
import { sideWords, unitWords } from '#contract/words/measures.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useWords } from '#web/ui/words.ts'
import { findAddress, type Typed, typedIn } from './typed.ts'
import { sentByFields } from './use-filled.ts'

type Option = readonly [value: string, name: string]

const mostBedrooms = 6
const bedrooms = Array.from({ length: mostBedrooms }, (_, index): Option => [`${index + 1}`, `${index + 1}`])
const floors: Option[] = [
  ['1', 'G'],
  ['2', 'G+1'],
  ['3', 'G+2'],
  ['4', 'G+3'],
]

interface FinderFieldsProps {
  typed: Typed
  errors: Partial<Typed>
  /** Whether it is known what building costs, so that a budget can be for it. */
  offersBuilding: boolean
}

/** The plot and the wishes, each in a field of its own. */
export function FinderFields({ typed, errors, offersBuilding }: FinderFieldsProps) {
  const say = useWords({ ...findWords, ...finderBoxWords, ...sideWords, ...unitWords })
  const navigate = useNavigate()
  // An address may say it though the firm has taken its rates away: what is wrong stands at the field.
  const hasPurposes = offersBuilding || errors.budgetFor !== undefined
  const [firstWrong] = Object.keys(errors)
  const form = useRef<HTMLFormElement>(null)
  const { key } = useLocation()
  /** What had the focus as they were sent, and at which step, until the answer is there. */
  const sent = useRef<{ from: Element | null; at: string }>(null)
  // Whoever has gone on to another field meanwhile is left there.
  useEffect(() => {
    if (!sent.current || sent.current.at === key) return
    if (firstWrong && document.activeElement === sent.current.from)
      form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
    sent.current = null
  })
  const number = (name: 'width' | 'depth' | 'area' | 'budget', hint?: string) => (
    <Field label={say(`find.${name}`)} error={errors[name]} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          defaultValue={typed[name]}
          inputMode="decimal"
          autoComplete="off"
          autoFocus={name === firstWrong}
        />
      )}
    </Field>
  )
  const choice = (
    name: 'unit' | 'areaUnit' | 'facing' | 'bedrooms' | 'floors' | 'budgetFor',
    options: readonly Option[],
    isFree = true,
  ) => (
    <Field
      label={say(`find.${name}`)}
      error={errors[name]}
      // On a phone, where two stand side by side, the sides of a plot are a pair, and so is an area with its unit.
      className={name === 'unit' ? 'min-[23rem]:max-sm:col-span-full' : undefined}
    >
      {(control) => (
        <Select {...control} name={name} defaultValue={typed[name]} autoFocus={name === firstWrong}>
          {isFree && <option value="">{say('find.any')}</option>}
          {withTyped(options, typed[name]).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  /** What was left empty does not come into the address. The answer comes in below the button, which stays where it is. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = findAddress(typedIn(event.currentTarget))
    sent.current = { from: document.activeElement, at: key }
    navigate(address === '/find' ? '/find?width=' : address, {
      preventScrollReset: true,
      state: sentByFields,
    })
  }

  return (
    <form ref={form} method="get" action="/find" onSubmit={submit}>
      <div className="grid items-start gap-x-5 gap-y-4 min-[23rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
        {number('width')}
        {number('depth')}
        {choice(
          'unit',
          plotNameUnits.map((unit) => [unit, say(`site.unit.${unit}`)] as const),
          false,
        )}
        {number('area')}
        {choice(
          'areaUnit',
          areaUnits.map((unit) => [unit, say(`site.unit.${unit}`)] as const),
          false,
        )}
        {choice(
          'facing',
          directions.map((side) => [side, say(`site.side.${side}`)] as const),
        )}
        {choice('bedrooms', bedrooms)}
        {choice('floors', floors)}
        {number('budget', hasPurposes ? undefined : say('find.budget.hint'))}
        {hasPurposes &&
          choice(
            'budgetFor',
            [
              ['drawing', say('find.budgetFor.drawing')],
              ['building', say('find.budgetFor.building')],
            ],
            false,
          )}
      </div>
      <Button type="submit" look="outline" className="mt-5">
        {say('site.find.submit')}
      </Button>
    </form>
  )
}

/** What was typed otherwise stays chosen. */
function withTyped(options: readonly Option[], typed: string): readonly Option[] {
  if (typed === '' || options.some(([value]) => value === typed)) return options
  return [...options, [typed, typed]]
}
