import { z } from 'zod'
import { described } from '../described.ts'
import { isUnseen, text } from '../fields.ts'
import { refuseBraced } from './braced.ts'
import { placeholdersIn, type Words } from './fill.ts'
import { ownWords } from './groups.ts'

/** A short text may be longer than the product's own, a long one twice as long. */
const least = 60

/** What shares a line of the header or of a button with others has no room for more. */
const narrow: Record<string, number> = {
  'site.enquire': 14,
  'site.menu': 10,
  'site.menu.close': 10,
  'site.more': 10,
  'site.gallery': 18,
  'site.services': 18,
  'site.pricing': 18,
  'site.about': 18,
  'site.contact': 18,
  'enquiry.submit': 24,
  'site.picture.place': 24,
  'site.picture.photo': 16,
  'site.picture.model': 16,
  'site.picture.plan': 16,
  'site.picture.elevation': 16,
  'site.picture.section': 16,
}

/** The most characters that a word takes. */
export function mostOf(name: string): number {
  return narrow[name] ?? Math.max(least, 2 * (ownWords[name]?.length ?? 0))
}

/** Why a text can't stand for a word, if it can't. */
export function refuseWord(name: string, typed: unknown): string | undefined {
  const own = ownWords[name]
  if (own === undefined || !Object.hasOwn(ownWords, name)) return `There are no words called "${name}"`
  const { data, error } = text('Text', mostOf(name)).safeParse(typed)
  if (error) return error.issues[0]?.message
  return refuseBraced(data, placeholdersIn(own))
}

/** What is stored: only what differs from the product's own, on one line, and can be seen. */
export function differingWords(words: Words): Words {
  const tidy = Object.entries(words).map(
    ([name, typed]) => [name, typed.replace(/\s+/g, ' ').trim()] as const,
  )
  return Object.fromEntries(
    tidy.filter(([name, typed]) => typed !== '' && !isUnseen(typed) && typed !== ownWords[name]),
  )
}

const description =
  "The firm's own words of its site, by name: only those that differ from the built-in ones. Settings, Words lists all names."

export const words = described(z.record(z.string(), z.string()), description, {
  'home.hero.title': 'Homes for warm places',
})

/** A name may also be given as objects within objects, as the parts of it that its dots set apart. */
export const wordsUpdate = described(
  z.preprocess(
    flattened,
    z
      .record(z.string(), z.unknown(), { error: 'Words must be names and texts' })
      .transform((given, { addIssue }) => {
        for (const [name, typed] of Object.entries(given)) {
          const message = refuseWord(name, typed)
          if (message) addIssue({ code: 'custom', message, path: [name] })
        }
        return given as Record<string, string>
      }),
  ),
  'What is to change of the words, by name; an empty text is the built-in one again. Placeholders such as `{firm}` may be left out, and no other may be put in.',
  { 'home.hero.title': 'Homes for warm places' },
)

function flattened(given: unknown): unknown {
  return isObject(given) ? Object.fromEntries(leaves(given, '')) : given
}

function leaves(given: object, path: string): [string, unknown][] {
  return Object.entries(given).flatMap(([name, value]): [string, unknown][] =>
    isObject(value) ? leaves(value, `${path}${name}.`) : [[path + name, value]],
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
