import { z } from 'zod'
import { described, named } from './described.ts'
import { limits } from './limits.ts'
import { fewestLetters, suggestionKinds } from './suggestion-kinds.ts'

export const suggestionsQuery = z.object({
  q: described(
    z.string().max(limits.search, `q must be at most ${limits.search} characters`).default(''),
    `What has been typed so far; from ${fewestLetters} characters on something is suggested.`,
    'court',
  ),
})

export const suggestion = named(
  'Suggestion',
  'What somebody who types may mean.',
  z.object({
    kind: described(z.enum(suggestionKinds), 'What it is.', 'design'),
    text: described(
      z.string(),
      'What it is called: a title, a name, a plot with what else was said.',
      'Courtyard house',
    ),
    of: described(
      z.string().nullable(),
      'What tells it from others of the name: the code of a design, the category of a subcategory.',
      'ARC-1001',
    ),
    count: described(
      z.int().nullable(),
      'How many designs it leads to; null for a design itself, and for a plot that the finder lays designs on.',
      null,
    ),
    path: described(z.string(), 'Where the site shows it.', '/designs/ARC-1001'),
  }),
)
export type Suggestion = z.infer<typeof suggestion>
