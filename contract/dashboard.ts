import { z } from 'zod'
import { designGaps } from './design.ts'
import { enquiry } from './enquiry.ts'

/** How long an enquiry has been new, in days in India, both included; the last is without end. */
export const waitingAges = [
  { age: 'today', least: 0, most: 0 },
  { age: 'recent', least: 1, most: 2 },
  { age: 'week', least: 3, most: 7 },
  { age: 'older', least: 8, most: null },
] as const
export type WaitingAge = (typeof waitingAges)[number]['age']

/** How many days the dashboard counts enquiries over, today included. */
export const countedDays = 90

/** How many designs make a catalogue that is worth showing. */
export const designsToBegin = 3

const count = z.number()
/** A day in India, as `2026-11-21`. */
const day = z.string()
const namedDesign = z.object({ _id: z.string(), code: z.string(), title: z.string() })

/** What the back-office's first page shows. States and designs are those of the last 90 days, the most first. */
export const dashboard = z.object({
  today: day,
  waiting: z.object({
    count,
    oldest: z.string().nullable(),
    ages: z.array(
      z.object({
        age: z.enum(waitingAges.map(({ age }) => age)),
        from: day.nullable(),
        to: day,
        count,
      }),
    ),
  }),
  days: z.array(z.object({ day, count })),
  byState: z.object({ states: z.array(z.object({ state: z.string(), count })), others: count }),
  byDesign: z.object({
    designs: z.array(namedDesign.extend({ _id: z.string().nullable(), count })),
    others: count,
    none: count,
  }),
  newest: z.array(enquiry),
  counts: z.object({
    enquiries: z.object({ new: count, contacted: count, resolved: count }),
    designs: count,
    categories: count,
    testimonials: count,
    banners: count,
    activeBanners: count,
  }),
  gaps: z.array(z.object({ missing: z.enum(designGaps), count, designs: z.array(namedDesign) })),
  firstSteps: z.object({
    contactPhone: z.boolean(),
    qrCode: z.boolean(),
    /** Whether the first administrator has another password than the account was made with. */
    password: z.boolean(),
    administrator: z.string(),
    designs: z.boolean(),
    /** Whether a new enquiry is mailed to the firm. */
    mail: z.boolean(),
  }),
})
export type Dashboard = z.infer<typeof dashboard>
