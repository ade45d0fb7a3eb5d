import { z } from 'zod'
import { described, named } from './described.ts'
import { countOf, flag, id, queryLimit } from './fields.ts'
import { idPattern } from './identity.ts'
import { limits } from './limits.ts'

/** What is counted of a design, and how much each counts for its place among the popular ones. */
export const visitWeights = { seen: 1, kept: 4, sent: 8, enquired: 20 } as const
export type VisitKind = keyof typeof visitWeights
export const visitKinds = Object.keys(visitWeights) as VisitKind[]

/** For how many days what was counted makes a design popular, today included. */
export const popularDays = 90

const typed = (label: string) =>
  z
    .string({ error: `${label} must be text` })
    .max(limits.search)
    .optional()
const designId = z
  .string({ error: 'Design must be an id' })
  .refine((given) => idPattern.test(given), 'Design must be an id')
  .toLowerCase()
  .optional()
const idExample = '6740a1b2c3d4e5f60718293a'

const toldKinds = ['seen', 'kept', 'search', 'plot'] as const
const needs = { seen: 'design', kept: 'design', search: 'search', plot: 'plot' } as const

/** What a visitor's browser tells: the server counts what was sent and enquired about itself. */
export const visitTold = named(
  'Visit',
  'Something that a visitor did. Nothing else is told with it, and nothing of who tells it is stored.',
  z
    .object({
      kind: described(
        z.enum(toldKinds, { error: `Kind must be one of ${toldKinds.join(', ')}` }),
        'A design was opened (`seen`) or put on a shortlist (`kept`), a search found nothing, or designs were sought for a plot.',
        'seen',
      ),
      design: described(designId, 'The id of the design that was seen or kept.', idExample),
      search: described(typed('Search'), 'The search that found nothing.', 'igloo'),
      plot: described(typed('Plot'), 'The plot, as addresses say it.', '30x40ft-e'),
    })
    .superRefine((told, { addIssue }) => {
      const needed = needs[told.kind]
      if (told[needed] !== undefined) return
      const message = `${needed.charAt(0).toUpperCase()}${needed.slice(1)} is required`
      addIssue({ code: 'custom', message, path: [needed] })
    }),
)
export type VisitTold = z.infer<typeof visitTold>

export const countVisits = described(
  flag('Counting visits'),
  'Whether it is counted, day by day, how often designs are seen, kept, sent and enquired about, which searches find nothing and which plots are asked for. Nothing of a visitor is stored.',
  true,
)

const counts = {
  seen: countOf('How often it was opened.', 120),
  kept: countOf('How often it was put on a shortlist.', 14),
  sent: countOf('How often a shared shortlist was made with it.', 5),
  enquired: countOf('How often it was enquired about.', 2),
}
export type VisitCounts = Record<VisitKind, number>

const said = (meaning: string, example: string) =>
  z.object({
    text: described(z.string(), meaning, example),
    count: countOf('How often.', 3),
  })

export const visitsQuery = z.object({
  days: described(
    queryLimit(30, limits.visits.days, 'Days'),
    `Of how many days, today included; more than ${limits.visits.days} count as ${limits.visits.days}.`,
  ),
  design: described(
    z.string().toLowerCase().optional(),
    'The id of the one design to tell of; its answer has neither searches nor plots.',
    idExample,
  ),
})

export const visits = named(
  'Visits',
  'How visitors choose.',
  z.object({
    isCounting: described(z.boolean(), 'Whether it is being counted: a setting.', true),
    days: described(
      z.array(
        z.object({
          day: described(z.iso.date(), 'The day, in India.', '2026-11-21'),
          ...counts,
        }),
      ),
      'Day by day, of all designs or of the one that is asked for; today comes last.',
    ),
    designs: described(
      z.array(
        z.object({
          _id: id,
          code: described(z.string(), 'The code of the design.', 'ARC-1001'),
          title: described(z.string(), 'What the design is called.', 'Courtyard house'),
          ...counts,
        }),
      ),
      `The ${limits.visits.shown} designs that were chosen most, as the sort \`popular\` weighs it.`,
    ),
    searches: described(
      z.array(said('What was sought.', 'igloo')),
      `The ${limits.visits.shown} searches that found nothing most often.`,
    ),
    plots: described(
      z.array(said('The plot, as addresses say it.', '30x40ft-e')),
      `The ${limits.visits.shown} plots that were asked for most often.`,
    ),
  }),
)
export type Visits = z.infer<typeof visits>
