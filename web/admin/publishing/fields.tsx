import { useController, useWatch } from 'react-hook-form'
import { momentTyped, shortMomentOf } from '#contract/dates.ts'
import { isPublicAt, type Status, statuses } from '#contract/publishing.ts'
import { statusLabels } from '#contract/publishing-in-words.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { publishingForm } from './definition.ts'

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
      {outcomeOf(status, momentTyped(from), momentTyped(until))} Times are those of India (IST).
    </p>
  )
}

function outcomeOf(status: Status, publishAt: string | null, unpublishAt: string | null): string {
  if (status === 'draft') return 'Only administrators see it, until it is published.'
  if (status === 'hidden') return 'Only administrators see it. Nothing of it is lost.'
  const now = new Date().toISOString()
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt) return ''
  const until = unpublishAt === null ? '' : ` until ${shortMomentOf(unpublishAt)}`
  if (publishAt !== null && publishAt > now)
    return `Visitors see it from ${shortMomentOf(publishAt)}${until}.`
  if (isPublicAt({ status, publishAt, unpublishAt }, now)) return `Visitors see it${until}.`
  return 'Visitors see it no more: its time is over.'
}
