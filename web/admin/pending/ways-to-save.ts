import { createContext } from 'react'
import type { Onward } from '../forms/onward.ts'

/** At once, so that visitors see it; or for later, as pending changes. */
export type Way = 'now' | 'later'

interface WaysToSave {
  /** What the form's first button does, and Enter. */
  first: Way
  /** What a second one does; none where there is one way alone. */
  second?: Way
  /** Where the calls of the document stand, once it is stored. */
  address?: string
  /** Chooses where the next save leads in place of the list; none where that makes no difference. */
  onward?: { mayAddAnother: boolean; choose: (onward: Onward) => void }
}

/** In which ways the form around can be saved. */
export const WaysToSave = createContext<WaysToSave>({ first: 'now' })

export const wayName = 'way'

/** The way that was pressed; undefined where a form is submitted by anything else than a button of ways. */
export function pressedWay(event: React.BaseSyntheticEvent | undefined): Way | undefined {
  const { submitter } = (event?.nativeEvent ?? {}) as Partial<SubmitEvent>
  const value = submitter instanceof HTMLButtonElement && submitter.name === wayName ? submitter.value : ''
  return value === 'now' || value === 'later' ? value : undefined
}
