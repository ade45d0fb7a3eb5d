import { useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import { differingWords } from '#contract/words/settings.ts'
import { api, messageOf } from '#web/api/request.ts'
import { fetchSettings, updateSettings } from '#web/api/settings.ts'
import { toast } from '#web/ui/toast.ts'
import { isEditConflict } from '../conflicts/edit-conflict.ts'
import { reasonOf } from '../page/reason.ts'

/** What a word could not be saved for; of an edit conflict also the text that somebody else saved. */
export interface WordFailure {
  message: string
  theirs?: string
}

/** Saves one word at a time. Only who changed the same word meanwhile is in the way of it. */
export function useWordsSaving(settings: Settings) {
  const [base, setBase] = useState(settings)

  /** @param over what the word was as it was typed over */
  async function save(name: string, text: string, over: string): Promise<WordFailure | undefined> {
    try {
      const { now, theirs } = await saveOver(base, { name, text, over })
      setBase(now)
      if (theirs !== undefined) return { message: 'Somebody else changed this text meanwhile.', theirs }
      toast.success('Website settings updated successfully')
    } catch (error) {
      return { message: reasonOf(error) ?? messageOf(error) }
    }
  }

  return { words: base.words, save }
}

/** @returns the settings as they are since, and the word as somebody else has it, where that is in the way */
async function saveOver(
  { updatedAt }: Settings,
  change: { name: string; text: string; over: string },
): Promise<{ now: Settings; theirs?: string }> {
  const { name, text, over } = change
  try {
    return { now: await updateSettings(api, { words: { [name]: text }, updatedAt }) }
  } catch (error) {
    if (!isEditConflict(error)) throw error
    const now = await fetchSettings(api)
    const theirs = now.words[name] ?? ''
    // The answer of a save before may have been lost.
    if (now.words[name] === differingWords({ [name]: text })[name]) return { now }
    return theirs === over ? saveOver(now, change) : { now, theirs }
  }
}
