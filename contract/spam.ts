import { z } from 'zod'
import { described, named } from './described.ts'
import { id, moment, paging, queryFlag, word } from './fields.ts'

/** What makes an enquiry look like spam, as people read it. */
export const suspicions = {
  'hidden-field': 'Filled in a field that people do not see',
  'too-fast': 'Filled in faster than anybody types',
  links: 'Carries several links, or one written in code',
  'link-as-name': 'Gives a link for a name or a place',
} as const
export type Suspicion = keyof typeof suspicions

const said = (what: string, example: string) =>
  described(z.string(), `The ${what} as it was sent; nothing has been checked of it.`, example)

export const spam = named(
  'Spam',
  'What came as an enquiry and looks like spam.',
  z.object({
    _id: id,
    createdAt: moment('When it came', '2026-11-21T09:30:00.000Z'),
    marked: described(
      z
        .object({
          enquiry: described(id, 'The enquiry that it was and would be again.'),
          at: moment('When', '2026-11-24T10:15:00.000Z'),
          by: described(z.string(), 'What the account was called then.', 'Administrator'),
        })
        .nullable(),
      'Who marked an enquiry as spam; null of what was taken for it as it came.',
    ),
    suspicions: described(
      z.array(z.enum(Object.keys(suspicions) as [Suspicion, ...Suspicion[]])),
      'What makes it look like spam; nothing where it was marked as such.',
      ['hidden-field'],
    ),
    name: said('name', 'Best prices'),
    email: said('email address', 'name@example.com'),
    phone: said('telephone number', '12345'),
    state: said('state', 'Kerala'),
    city: said('city', 'Kochi'),
    requirement: said('requirement', 'Visitors for your website, cheap.'),
  }),
)
export type Spam = z.infer<typeof spam>

export const spamQuery = z.object({
  deleted: queryFlag(
    'Deleted',
    'With `true` the spam that was deleted and can be restored, instead of the rest.',
  ),
  enquiry: described(
    word.optional(),
    'Only what was the enquiry with this id until it was marked as spam.',
    '6740a1b2c3d4e5f607182a00',
  ),
  ...paging,
})
export type SpamQuery = z.infer<typeof spamQuery>

export const spamMessages = {
  notFound: 'This is no longer in spam',
  notAccepted: 'This is no enquiry that was made of spam',
  answered: 'This enquiry has been worked on meanwhile, and stays',
} as const
