import { z } from 'zod'
import { readSynonym, type Synonym, writeSynonyms } from '#contract/said/synonyms.ts'
import type { Settings, SettingsUpdate } from '#contract/settings.ts'
import { synonyms } from '#contract/synonyms.ts'
import { defineForm } from '../forms/define-form.ts'

/** A line for each: `ghar, makan = house, home`. */
const rule = z.string().transform((typed, { addIssue }): Synonym[] => {
  const lines = typed.split('\n').map((line, index) => ({ line, number: index + 1 }))
  const said = lines.filter(({ line }) => line.trim() !== '')
  const read = said.map(({ line, number }) => ({ number, synonym: readSynonym(line) }))
  const unread = read.find(({ synonym }) => synonym === null)
  if (unread) {
    addIssue({ code: 'custom', message: `Line ${unread.number} must be like: ghar, makan = house, home` })
    return []
  }
  const list = read.flatMap(({ synonym }) => synonym ?? [])
  const [issue] = synonyms.safeParse(list).error?.issues ?? []
  const line = read[Number(issue?.path[0])]?.number
  if (issue) addIssue({ code: 'custom', message: line ? `Line ${line}: ${issue.message}` : issue.message })
  return list
})

/** The form of what searches find by other words. */
export const synonymsForm = defineForm<Pick<SettingsUpdate, 'synonyms' | 'updatedAt'>, Settings>()({
  fields: {
    synonyms: { label: 'Synonyms', rule, typedFrom: (stored: Synonym[] = []) => writeSynonyms(stored) },
  },
  files: {},
  elsewhere: ['updatedAt'],
})
