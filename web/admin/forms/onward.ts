import { useEffect, useLayoutEffect } from 'react'
import { type NavigateOptions, useLocation } from 'react-router'
import { rescueFocus } from '../page/focus.ts'

/** Where saving leads in place of the list: to the form of what is saved, or to that of another new one. */
export type Onward = 'edit' | 'another'

/** Where the forms of a kind stand. */
export interface FormPages<Stored> {
  edit: (saved: Stored) => string
  /** None where new ones are made in another way. */
  add?: string
}

/** @param list the path of the list that the forms stand under */
export function formPagesOf(list: string): Required<FormPages<{ _id: string }>> {
  return { edit: ({ _id }) => `${list}/${_id}/edit`, add: `${list}/new` }
}

/** A page that saving leads to, and how. */
export interface Lead {
  address: string
  options?: NavigateOptions
}

/** The beginning of the form that is led to: what the history keeps of it says nothing to one that is opened again. */
let justBegun: number | undefined

/** @returns what leads to the next form; one begins anew there, also where the address stays */
export function useOnward<Stored>(pages: FormPages<Stored> | undefined) {
  const { state } = useLocation()

  return function leadOf(onward: Onward | undefined, saved: Stored, isNew: boolean): Lead | undefined {
    const address = onward === 'edit' ? pages?.edit(saved) : onward === 'another' ? pages?.add : undefined
    if (!address) return undefined
    // Back does not lead to a form of something new that is saved already.
    const replace = isNew || onward === 'edit'
    justBegun = Date.now()
    const stays = onward === 'edit' && !isNew
    return {
      address,
      options: {
        replace,
        preventScrollReset: stays,
        state: { ...state, onward, begun: justBegun, scrolled: stays ? window.scrollY : undefined },
      },
    }
  }
}

/** Another one whenever a form begins anew at the same address. */
export function useBegun(): number | undefined {
  const { state } = useLocation()
  return state?.begun
}

/**
 * The keyboard goes on in a form that another has led to: where it was saved, or in the first field of a new one. What was
 * looked at as it was saved is looked at still.
 */
export function useGoingOn() {
  const { state } = useLocation()
  const isLedTo = state?.begun !== undefined && state.begun === justBegun
  const onward: Onward | undefined = isLedTo ? state.onward : undefined
  const scrolled: number | undefined = isLedTo ? state.scrolled : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it begins
  useLayoutEffect(() => {
    if (scrolled !== undefined) window.scrollTo({ top: scrolled, behavior: 'instant' })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it begins
  useEffect(() => {
    justBegun = undefined
    if (!onward) return
    const target = onward === 'edit' ? 'button[type="submit"]' : 'input, select, textarea'
    return rescueFocus(() => document.querySelector<HTMLElement>(`main form :is(${target})`))
  }, [])
}
