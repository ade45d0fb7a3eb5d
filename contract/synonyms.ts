import { z } from 'zod'
import { described, named } from './described.ts'
import { requiredText } from './fields.ts'
import { limits } from './limits.ts'

const { most, said, means, word } = limits.synonyms

function words(label: string, longest: number, description: string, example: string[]) {
  return described(
    z
      .array(requiredText(label, word), { error: `${label} must be a list of words` })
      .min(1, `${label} must not be empty`)
      .max(longest, `${label} must be at most ${longest} words`),
    description,
    example,
  )
}

const synonym = named(
  'Synonym',
  'Words that visitors type, and the words of the catalogue that they find besides themselves.',
  z.object(
    {
      said: words('What is typed', said, 'The words that are typed, in any script.', ['ghar', 'घर']),
      means: words('What it means', means, 'What each of them finds besides itself.', ['house', 'home']),
    },
    { error: 'A synonym must have what is typed and what it means' },
  ),
)

export const synonyms = described(
  z.array(synonym, { error: 'Synonyms must be a list' }).max(most, `At most ${most} synonyms are allowed`),
  'What searches find by other words, such as the Hindi ones; a list that is sent takes the place of the one that is stored.',
)
