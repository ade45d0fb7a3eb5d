import type { Testimonial } from '#contract/testimonial.ts'
import { api } from '#web/api/request.ts'
import { deleteTestimonial, updateTestimonial } from '#web/api/testimonials.ts'
import type { BulkAction } from '../list/bulk.ts'
import { useListState } from '../list/list-address.ts'
import { countOf } from '../list/noun.ts'
import { Rows } from '../list/rows.tsx'
import { columnsOf } from './columns.tsx'

const noun = { one: 'Testimonial', many: 'Testimonials' }
const file = { one: 'Image or video', many: 'Images and videos' }

const actions: BulkAction<Testimonial>[] = [
  { label: 'Feature', verb: 'featured', run: ({ _id }) => updateTestimonial(api, _id, { isFeatured: true }) },
  {
    label: 'Unfeature',
    verb: 'unfeatured',
    run: ({ _id }) => updateTestimonial(api, _id, { isFeatured: false }),
  },
]

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
      pathOf={({ _id }) => `/admin/testimonials/${_id}/edit`}
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
  return `${countOf(file, files)} will be deleted too.`
}
