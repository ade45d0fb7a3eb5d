import { type Testimonial, type TestimonialUpdate, testimonialCreate } from '#contract/testimonial.ts'
import { defineForm } from '../forms/define-form.ts'
import { flag, number, text } from '../forms/field-kinds.ts'
import { publishingForm } from '../publishing/definition.ts'

const { shape } = testimonialCreate
const standIn = (testimonial: Testimonial | undefined) => testimonial?.clientName

/** The form of a testimonial: a field of the contract is a line here. */
export const testimonialForm = defineForm<TestimonialUpdate, Testimonial>()({
  fields: {
    clientName: text('Client Name', shape.clientName),
    rating: number('Rating (1 to 5)', shape.rating, { comparedAs: 'Rating' }),
    clientRole: text('Client Role', shape.clientRole),
    company: text('Company', shape.company),
    content: text('Testimonial Content', shape.content),
    isFeatured: flag('Featured'),
    ...publishingForm,
  },
  files: {
    media: { label: 'Project Media', stored: (testimonial) => testimonial?.media ?? [], standIn },
    avatar: {
      label: 'Client Avatar',
      stored: (testimonial) => (testimonial?.avatar ? [testimonial.avatar] : []),
      standIn,
    },
  },
  elsewhere: ['displayOrder', 'updatedAt'],
})
