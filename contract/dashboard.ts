import { z } from 'zod'
import { described, named } from './described.ts'
import { designGaps } from './design-query.ts'
import { enquiry } from './enquiry.ts'
import { enquiryCounts } from './enquiry-query.ts'
import { countOf, id, moment } from './fields.ts'
import { publishedKinds } from './publishing.ts'

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

/** Over how many days the dashboard says how long visitors waited, today included, and over how many enquiries at most, the newest. */
export const answeredDays = 30
export const mostAnswered = 500

/** How many designs make a catalogue that is worth showing. */
export const designsToBegin = 3

const enquiries = countOf('How many enquiries.', 3)
const lately = `Of the enquiries of the last ${countedDays} days, today included`
const dayExample = '2026-11-21'
const day = (description: string) =>
  described(z.iso.date(), `${description}, as ISO 8601, in India.`, dayExample)

const waiting = z.object({
  count: enquiries,
  oldest: described(
    z.iso.datetime().nullable(),
    'When the oldest of them came, as ISO 8601 in UTC; null where none waits.',
    '2026-11-20T05:10:00.000Z',
  ),
  ages: described(
    z.array(
      z.object({
        age: described(
          z.enum(waitingAges.map(({ age }) => age)),
          'Since today, since one or two days, since three to seven, or for longer.',
          'today',
        ),
        from: day('The first day of that span').nullable(),
        to: day('The last day of that span'),
        count: enquiries,
      }),
    ),
    'By how long they wait; the span of the last begins with the first enquiry (`from` is null).',
  ),
})

const answered = z.object({
  count: countOf('How many have been answered.', 40),
  medianMinutes: described(
    z.int().min(0).nullable(),
    'Half of them were answered within so many minutes; null where none was.',
    150,
  ),
})

/** How many follow-ups the dashboard shows. */
export const followUpsShown = 5

const followUps = z.object({
  count: enquiries,
  first: described(z.array(enquiry), `The ${followUpsShown} whose day came first.`),
})

const namedDesign = {
  code: described(z.string(), 'The code of the design.', 'ARC-1001'),
  title: described(z.string(), 'What the design is called.', 'Courtyard house'),
}

const byState = z.object({
  states: described(
    z.array(z.object({ state: described(z.string(), 'The state.', 'Kerala'), count: enquiries })),
    'The states with the most of them, each as most of those spell it; letter case makes no other.',
  ),
  others: countOf('How many came from any other state.', 2),
})

const byDesign = z.object({
  designs: described(
    z.array(
      z.object({
        _id: described(id.nullable(), 'The id of the design; null where it is deleted or a sample.'),
        ...namedDesign,
        count: enquiries,
      }),
    ),
    'The designs that most of them are about.',
  ),
  others: countOf('How many are about any other design.', 2),
  none: countOf('How many are about none.', 1),
})

const counts = z.object({
  enquiries: enquiryCounts,
  designs: countOf('How many designs; null for a role that does not keep them.', 42).nullable(),
  categories: countOf('How many categories; null for a role that does not keep them.', 4).nullable(),
  testimonials: countOf('How many testimonials; null for a role that does not keep them.', 6).nullable(),
  banners: countOf('How many banners; null for a role that does not keep them.', 2).nullable(),
  activeBanners: countOf(
    'How many of the banners visitors see; null for a role that does not keep them.',
    1,
  ).nullable(),
})

const gap = z.object({
  missing: described(
    z.enum(designGaps),
    'What they lack: a price, a picture, the text of a picture, or what a house is found by on a plot.',
    'price',
  ),
  count: countOf('How many designs lack it.', 2),
  designs: described(z.array(z.object({ _id: id, ...namedDesign })), 'Some of them.'),
})

/** How many of what is to turn next the dashboard names. */
export const turnsNamed = 5

const toPublish = z.object({
  drafts: described(
    z.array(
      z.object({
        kind: described(z.enum(publishedKinds), 'The kind of document.', 'design'),
        count: countOf('How many drafts of it there are.', 20),
      }),
    ),
    'How many drafts wait, of each kind that has any.',
  ),
  turns: described(
    z.array(
      z.object({
        kind: described(z.enum(publishedKinds), 'The kind of document.', 'design'),
        _id: id,
        name: described(z.string(), 'What the document is called.', 'Courtyard house'),
        at: moment('When visitors begin to see it, or cease to', '2026-11-23T03:30:00.000Z'),
        isPublished: described(z.boolean(), 'Whether they begin to see it then.', true),
      }),
    ),
    `What is published or taken back next, the ${turnsNamed} that come first.`,
  ),
  allTurns: countOf('How many documents have a time before them.', 20),
})

const firstSteps = z.object({
  contactPhone: described(z.boolean(), 'Whether the settings have a telephone number.', true),
  qrCode: described(
    z.boolean(),
    'Whether there is a QR code to pay by: one that was uploaded, or that of the UPI ID.',
    false,
  ),
  password: described(
    z.boolean(),
    'Whether the first administrator has another password than the account was made with.',
    true,
  ),
  administrator: described(z.string(), 'The email of the first administrator.', 'office@example.com', {
    format: 'email',
  }),
  designs: described(z.boolean(), `Whether there are ${designsToBegin} designs or more.`, true),
  mail: described(z.boolean(), 'Whether a new enquiry is mailed to the firm.', false),
})

export const dashboard = named(
  'Dashboard',
  "What the back-office's first page shows.",
  z.object({
    today: day('The day'),
    waiting: described(waiting, 'New enquiries, which nobody has answered yet.'),
    answered: described(
      answered,
      `Of the enquiries of the last ${answeredDays} days, today included, and the newest ${mostAnswered} at most: those that ceased to be new.`,
    ),
    followUps: described(
      followUps,
      'Enquiries that are not resolved and are to be followed up today, or were on a day before.',
    ),
    days: described(
      z.array(z.object({ day: day('The day'), count: enquiries })),
      `The enquiries of the last ${countedDays} days, day by day.`,
    ),
    byState: described(byState, `${lately}, where they came from.`),
    byDesign: described(byDesign, `${lately}, what they are about.`),
    newest: described(z.array(enquiry), 'The newest enquiries.'),
    counts: described(counts, 'How many there are of everything.'),
    gaps: described(z.array(gap), 'Designs that lack something; empty for a role that does not keep them.'),
    toPublish: described(
      toPublish.nullable(),
      'What waits to be published; null for a role that does not keep what the site shows.',
    ),
    backupWarning: described(
      z.string().nullable(),
      'What the firm should know of its backups, in words; null where all is well, and for whoever is no owner.',
      'There has been no good backup for 3 days.',
    ),
    firstSteps: described(
      firstSteps.nullable(),
      'What has been done of what a new site needs; null for whoever is no owner.',
    ),
  }),
)
export type Dashboard = z.infer<typeof dashboard>
export type FirstSteps = z.infer<typeof firstSteps>
