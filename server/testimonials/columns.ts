import type { TestimonialUpdate } from '#contract/testimonial.ts'
import { type Columns, columnMap, flag, plain } from '../database/columns.ts'
import { publishingColumns } from '../publishing/columns.ts'

/** The properties that are stored elsewhere: as attachments, by every document. */
type Elsewhere = 'media' | 'avatar' | 'updatedAt'

export const testimonialColumns = columnMap({
  clientName: plain<string>(''),
  clientRole: plain<string>(''),
  company: plain<string>(''),
  content: plain<string>(''),
  rating: plain<number | null>(null),
  isFeatured: flag(),
  displayOrder: plain<number>(0),
  ...publishingColumns,
} satisfies Columns<Omit<TestimonialUpdate, Elsewhere>>)
