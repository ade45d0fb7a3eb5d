import { z } from 'zod'
import { accentPattern } from './accent.ts'
import { described, named } from './described.ts'
import { link, requiredLine, text } from './fields.ts'
import { image, optionalImageInput } from './file.ts'
import { limits } from './limits.ts'
import { identityMessages } from './messages.ts'

const nameDescription =
  'What the firm is called. It is the same fact as `websiteName`: either changes both. A body that gives each another new name is refused.'

/** A colour; empty where the product's own stands. */
const accent = text('Accent colour', limits.line)
  .transform((typed) => typed.toLowerCase())
  .refine((typed) => typed === '' || accentPattern.test(typed), identityMessages.notAColor)

const own = {
  accent: described(
    accent,
    'The colour of what acts, as `#rrggbb`; empty where the built-in one stands. Where text in it, or on it, could not be read, the site uses another shade of it.',
    '#2f6b4f',
  ),
  openingHours: described(
    text('Opening hours', limits.address),
    'When the firm can be visited or called, a line a rule.',
    'Mon–Sat 10:00–18:30',
  ),
}

const mapDescription = 'Where the firm is on a map; empty where there is none.'
const mapExample = 'https://maps.example.com/firm'
const uri = { format: 'uri-reference' } as const

/** As it is answered. */
export const identity = named(
  'Identity',
  'What makes the site the firm’s own.',
  z.object({
    name: described(z.string(), nameDescription, 'Plinth'),
    logo: described(image.nullable(), 'The logo for paper; null where there is none.'),
    logoOnDark: described(image.nullable(), 'The logo for the dark ground; null where there is none.'),
    ...own,
    mapLink: described(link, mapDescription, mapExample, uri),
  }),
)
export type Identity = z.infer<typeof identity>

/** As it may be typed. */
export const typedIdentity = z.object({
  name: described(requiredLine('Website name', limits.name), nameDescription, 'Plinth'),
  logo: described(
    optionalImageInput,
    'The logo for paper, a drawing or a picture under 2MB, from which favicon and touch icon are made too; null takes it away.',
  ),
  logoOnDark: described(optionalImageInput, 'The logo for the dark ground; null takes it away.'),
  ...own,
  mapLink: described(link, mapDescription, mapExample, uri),
})

export const identityUpdate = named(
  'IdentityUpdate',
  'What is to change of the identity; an empty text or null is the built-in again.',
  typedIdentity.partial(),
)

/** What a database without an identity answers. */
export const identityDefaults: Identity = {
  name: 'Plinth',
  logo: null,
  logoOnDark: null,
  accent: '',
  openingHours: '',
  mapLink: '',
}
