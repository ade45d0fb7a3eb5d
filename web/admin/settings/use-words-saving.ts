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
      setBase(await saveOver(base, { name, text, over }))
      toast.success('Website settings updated successfully')
    } catch (error) {
      if (!isEditConflict(error)) return { message: reasonOf(error) ?? messageOf(error) }
      const now = await fetchSettings(api)
      setBase(now)
      return { message: 'Somebody else changed this text meanwhile.', theirs: now.words[name] ?? '' }
    }
  }

  return { words: base.words, save }
}

/** @throws ApiError 409 where the word itself was changed by somebody else */
async function saveOver(
  { updatedAt }: Settings,
  change: { name: string; text: string; over: string },
): Promise<Settings> {
  const { name, text, over } = change
  try {
    return await updateSettings(api, { words: { [name]: text }, updatedAt })
  } catch (error) {
    if (!isEditConflict(error)) throw error
    const now = await fetchSettings(api)
    // The answer of a save before may have been lost.
    if (now.words[name] === differingWords({ [name]: text })[name]) return now
    if ((now.words[name] ?? '') !== over) throw error
    return saveOver(now, change)
  }
}
