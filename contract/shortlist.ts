import { z } from 'zod'
import { described, named } from './described.ts'
import { designSummary } from './design.ts'
import { countOf, id, line, moment, requiredText, stored } from './fields.ts'
import { limits } from './limits.ts'
import { shortlistMessages } from './messages.ts'

const { designs: mostDesigns, comment: longestComment, firstName } = limits.shortlist

/** Ids or codes, each once, in the order in which they come. */
const names = z
  .array(z.string({ error: 'Each design must be named by its id' }).max(limits.line), {
    error: 'Designs must be a list of ids',
  })
  .transform((given) => [...new Set(given.map((name) => name.trim().toLowerCase()))])

const atMost = names.refine(({ length }) => length <= mostDesigns, shortlistMessages.tooManyDesigns)
const example = ['6740a1b2c3d4e5f60718293a', 'S-ARC-01']

const listName = described(
  line('Name', limits.name),
  'What it is called; empty where nobody has said.',
  'Our plot',
)
const by = described(line('First name', firstName), 'The first name of who does this, if they like.', 'Asha')
const comment = described(
  requiredText('Comment', longestComment),
  'What somebody says of it, in plain text.',
  'The kitchen of the first one is too small.',
)
const key = described(
  z.string(),
  'What its address ends with: whoever has it may read and change the shortlist.',
  '9f86d081884c7d659a2feaa0c55ad015',
)

/** A hidden field named `website` stands beside it on the page: who fills that in is a bot. */
export const shortlistCreate = named(
  'ShortlistCreate',
  'The designs that somebody sends to others.',
  z.object({
    designs: described(
      atMost.refine(({ length }) => length > 0, shortlistMessages.noDesigns),
      'Ids or codes of designs that visitors see, or of samples.',
      example,
      { maxItems: mostDesigns },
    ),
    name: listName.optional(),
    by: by.optional(),
  }),
)
export type ShortlistCreate = z.input<typeof shortlistCreate>

export const shortlistMade = named(
  'ShortlistMade',
  'A new shortlist.',
  z.object({
    _id: id,
    key,
    url: described(
      z.string(),
      'The address of its page.',
      'https://example.com/s/9f86d081884c7d659a2feaa0c55ad015',
    ),
    editKey: described(
      z.string(),
      'What closes it. It is told only here, to who made it.',
      '4mJq0sXl2Zr8vT1bYcUe7wPkNdGhAiOf5tR9yLxEoSM',
    ),
  }),
)
export type ShortlistMade = z.infer<typeof shortlistMade>

export const shortlistUpdate = named(
  'ShortlistUpdate',
  'What is to change of a shortlist: each part by itself, so that nobody takes back what others do at the same time.',
  z.object({
    add: described(
      atMost.optional(),
      'Ids or codes of designs to be added. One that is there already stays as it is.',
      example,
      { maxItems: mostDesigns },
    ),
    remove: described(
      names.optional(),
      'Ids or codes of designs to be taken out, where they are there.',
      example,
    ),
    order: described(
      names.optional(),
      'Ids or codes of designs in the order in which they are to stand; what it leaves out follows.',
      example,
    ),
    comment: comment.optional(),
    by: by.optional(),
    name: listName.optional(),
    close: described(
      z.boolean({ error: 'Close must be true or false' }).optional(),
      'True closes it, which takes `editKey`; from then on it is read only.',
      true,
    ),
    editKey: described(
      z.string({ error: 'The edit key must be text' }).optional(),
      'What was told to who made it. Alone it closes the shortlist.',
      '4mJq0sXl2Zr8vT1bYcUe7wPkNdGhAiOf5tR9yLxEoSM',
    ),
  }),
)
export type ShortlistUpdate = z.input<typeof shortlistUpdate>
export type ShortlistChange = z.output<typeof shortlistUpdate>

const firstNameShown = described(
  z.string(),
  'The first name that they gave; empty where they gave none.',
  'Asha',
)

const shortlistDesign = named(
  'ShortlistDesign',
  'A design of a shortlist.',
  designSummary.extend({
    addedBy: firstNameShown,
    addedAt: moment('When it was added', '2026-11-22T09:30:00.000Z'),
  }),
)

const shortlistComment = named(
  'ShortlistComment',
  'What somebody says of a shortlist.',
  z.object({
    _id: id,
    text: comment,
    by: firstNameShown,
    at: moment('When it was said', '2026-11-22T09:35:00.000Z'),
  }),
)

export const shortlist = named(
  'Shortlist',
  'Designs that visitors choose together, behind a link.',
  z.object({
    ...stored,
    key,
    name: listName,
    isClosed: described(z.boolean(), 'Whether it is read only from now on.', false),
    designs: described(z.array(shortlistDesign), 'Its designs that visitors see, in their order.'),
    leftOut: countOf('How many more of its designs visitors do not see any more.', 0),
    comments: described(z.array(shortlistComment), 'What was said, the oldest first.'),
  }),
)
export type Shortlist = z.infer<typeof shortlist>
