import { useController, useWatch } from 'react-hook-form'
import { momentTyped } from '#contract/dates.ts'
import { type Status, statuses } from '#contract/publishing.ts'
import { statusLabels } from '#contract/publishing-in-words.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { publishingForm } from './definition.ts'
import { outcomeOf } from './outcome.ts'

/** What visitors see of a document, and from when to when; beneath, what that comes to. */
export function PublishingFields() {
  const { field, fieldState } = useController({ name: 'status' })
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] items-start gap-5">
        <Field label={publishingForm.status.label} error={fieldState.error?.message}>
          {(control) => (
            <Select {...control} {...field}>
              {statuses.map((each) => (
                <option key={each} value={each}>
                  {statusLabels[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TimeField name="publishAt" />
        <TimeField name="unpublishAt" />
      </div>
      <Outcome />
    </>
  )
}

function TimeField({ name }: { name: 'publishAt' | 'unpublishAt' }) {
  const { field, fieldState } = useController({ name })
  return (
    <Field label={publishingForm[name].label} error={fieldState.error?.message}>
      {(control) => <TextInput {...control} {...field} type="datetime-local" max="9999-12-31T23:59" />}
    </Field>
  )
}

function Outcome() {
  const [status, from, until] = useWatch({ name: ['status', 'publishAt', 'unpublishAt'] }) as [
    Status,
    string,
    string,
  ]
  return (
    <p className="-mt-2 text-small text-ink-soft">
      {outcomeOf({ status, publishAt: momentTyped(from), unpublishAt: momentTyped(until) })} Times are those
      of India (IST).
    </p>
  )
}
