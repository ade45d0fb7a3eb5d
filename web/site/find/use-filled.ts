import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Typed } from './typed.ts'

/** The state of a step that the fields take by themselves. */
export const sentByFields = 'fields'

/**
 * When the fields are filled in anew: with each step that asks something else, but for their own. What they sent they hold,
 * and whatever was changed in them since, with the focus.
 * @param isOpen whether the page would have them open
 * @returns the number of times that they were filled in, and whether they were to be open then
 */
export function useFilled(typed: Typed, isOpen: boolean): { turn: number; isOpen: boolean } {
  const { key, state } = useLocation()
  const isOwn = useNavigationType() !== 'POP' && state === sentByFields
  const asked = JSON.stringify(typed)
  const [filled, setFilled] = useState({ key, asked, turn: 0, isOpen })
  if (filled.key === key) return filled
  const isKept = isOwn || filled.asked === asked
  const next = {
    ...{ key, asked },
    turn: isKept ? filled.turn : filled.turn + 1,
    isOpen: isOwn ? filled.isOpen : isOpen,
  }
  setFilled(next)
  return next
}
