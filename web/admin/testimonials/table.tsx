import { counted } from '#contract/count.ts'
import type { Testimonial } from '#contract/testimonial.ts'
import { deleteTestimonial, updateTestimonial } from '#web/api/change-testimonials.ts'
import { api } from '#web/api/request.ts'
import { getTestimonial } from '#web/api/testimonials.ts'
import type { BulkAction } from '../list/bulk.ts'
import { useListState } from '../list/list-address.ts'
import { countOf } from '../list/noun.ts'
import { Rows } from '../list/rows.tsx'
import { statusActions } from '../publishing/status-actions.ts'
import { columnsOf, pathOf } from './columns.tsx'

const noun = { one: 'Testimonial', many: 'Testimonials' }

const actions: BulkAction<Testimonial>[] = [
  { label: 'Feature', verb: 'featured', run: (testimonial) => feature(testimonial, true) },
  { label: 'Unfeature', verb: 'unfeatured', run: (testimonial) => feature(testimonial, false) },
  ...statusActions({
    read: (id) => getTestimonial(api, id),
    update: (id, body) => updateTestimonial(api, id, body),
  }),
]

async function feature({ _id, isFeatured: before }: Testimonial, isFeatured: boolean) {
  const { updatedAt } = await updateTestimonial(api, _id, { isFeatured })
  return () => updateTestimonial(api, _id, { isFeatured: before, updatedAt })
}

/** The testimonials in the order of the site. */
export function TestimonialTable({ testimonials }: { testimonials: Testimonial[] }) {
  const state = useListState()
  return (
    <Rows
      rows={testimonials}
      noun={noun}
      nameOf={({ clientName }) => clientName}
      count={countOf(noun, testimonials.length)}
      columns={(onDelete) => columnsOf(state, onDelete)}
      pathOf={pathOf}
      remove={(id) => deleteTestimonial(api, id)}
      consequenceOf={consequenceOf}
      actions={actions}
    />
  )
}

/** What goes with testimonials that are deleted. */
function consequenceOf(testimonials: Testimonial[]): string | undefined {
  const files = testimonials.reduce((sum, { media, avatar }) => sum + media.length + (avatar ? 1 : 0), 0)
  if (files === 0) return undefined
  return `${counted(files, 'image or video goes', 'images and videos go')} to the trash too.`
}
