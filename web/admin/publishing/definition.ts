import { z } from 'zod'
import { momentOf, momentTyped, typedMomentOf } from '#contract/dates.ts'
import { type Publishing, publishing, statuses } from '#contract/publishing.ts'
import { statusLabels } from '#contract/publishing-in-words.ts'
import type { Field, FieldsOf } from '../forms/field.ts'
import { choice } from '../forms/field-kinds.ts'

/** A day and time in India; an empty input is none. What can be no time is left to the contract's rule. */
function time(label: string, rule: typeof publishing.publishAt): Field<string, string | null, string | null> {
  const moment = z.string().transform((typed) => (typed === '' ? null : (momentTyped(typed) ?? typed)))
  return {
    label,
    rule: moment.pipe(rule),
    typedFrom: (stored) => (stored ? typedMomentOf(stored) : ''),
    shown: (typed) => {
      const at = momentTyped(typed)
      return at === null ? typed : momentOf(at)
    },
  }
}

/** The fields by which every form says what visitors see of its document. */
export const publishingForm = {
  status: choice('Status', statuses, { shown: (status) => statusLabels[status] }),
  publishAt: time('Publish at', publishing.publishAt),
  unpublishAt: time('Unpublish at', publishing.unpublishAt),
} satisfies FieldsOf<Publishing, Publishing>
