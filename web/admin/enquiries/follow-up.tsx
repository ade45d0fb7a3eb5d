import { type FormEvent, type MouseEvent, useRef, useState } from 'react'
import { dayOf, daysAfter, isoDayOf, weekdayOf } from '#contract/dates.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFocusInGroup } from '../page/focus.ts'
import { useEnquiryChange } from './use-enquiry-change.ts'

const offers = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'In a week', days: 7 },
]

/** The day on which to be in touch again: shown, set and cleared. */
export function FollowUp({ enquiry }: { enquiry: Enquiry }) {
  const { followUpOn } = enquiry
  const change = useEnquiryChange()
  const [busy, setBusy] = useState<string | null>(null)
  const group = useFocusInGroup(followUpOn, busy !== null)

  /** @returns whether it is saved */
  async function set(label: string, day: string | null): Promise<boolean> {
    const said = {
      done: day === null ? 'Follow-up cleared' : `Follow-up set for ${dayOf(day)}`,
      undone: 'Follow-up changed back',
    }
    setBusy(label)
    try {
      await change(enquiry, 'followUpOn', day, said)
      return true
    } catch {
      return false
    } finally {
      setBusy(null)
    }
  }

  function press({ currentTarget }: MouseEvent, label: string, day: string | null) {
    group.current = currentTarget.parentElement
    void set(label, day)
  }

  return (
    <>
      {followUpOn === null ? (
        <p className="text-ink-soft">No day set</p>
      ) : (
        <p>
          <time dateTime={followUpOn}>{weekdayOf(followUpOn)}</time>
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2 print:hidden">
        {offers.map(({ label, days }) => (
          <Button
            key={label}
            look="outline"
            size="small"
            busy={busy === label}
            disabled={busy !== null}
            onClick={(event) => press(event, label, daysAfter(isoDayOf(new Date()), days))}
            className="min-h-11"
          >
            {label}
          </Button>
        ))}
        {followUpOn !== null && (
          <Button
            look="quiet"
            size="small"
            busy={busy === 'none'}
            disabled={busy !== null}
            onClick={(event) => press(event, 'none', null)}
            aria-label="Clear follow-up"
            className="min-h-11"
          >
            Clear
          </Button>
        )}
      </div>
      <AnyDay isBusy={busy !== null} onSet={(day) => set('day', day)} />
    </>
  )
}

/** Any day from today on. What is typed stays where it is no such day. */
function AnyDay({ isBusy, onSet }: { isBusy: boolean; onSet: (day: string) => Promise<boolean> }) {
  const [day, setDay] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const today = isoDayOf(new Date())

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = day === '' ? 'Choose a day' : day < today ? 'Choose today or a later day' : undefined
    setError(wrong)
    if (wrong) input.current?.focus()
    else if (!isBusy && (await onSet(day))) setDay('')
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 print:hidden">
      <Field label="On another day" error={error}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              ref={input}
              type="date"
              min={today}
              max="9999-12-31"
              value={day}
              onChange={({ target }) => setDay(target.value)}
              className="max-w-44"
            />
            <Button type="submit" look="outline" size="small" disabled={isBusy}>
              Set day
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
