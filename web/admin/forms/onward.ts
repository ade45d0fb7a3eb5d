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

/** @returns what leads to the next form; one begins anew there, also where the address stays */
export function useOnward<Stored>(pages: FormPages<Stored> | undefined) {
  const { state } = useLocation()

  return function leadOf(onward: Onward | undefined, saved: Stored, isNew: boolean): Lead | undefined {
    const address = onward === 'edit' ? pages?.edit(saved) : onward === 'another' ? pages?.add : undefined
    if (!address) return undefined
    // Back does not lead to a form of something new that is saved already.
    const replace = isNew || onward === 'edit'
    const stays = onward === 'edit' && !isNew
    return {
      address,
      options: {
        replace,
        preventScrollReset: stays,
        state: { ...state, onward, begun: crypto.randomUUID(), scrolled: stays ? window.scrollY : undefined },
      },
    }
  }
}

/** Another text whenever a form begins anew at the same address. */
export function useBegun(): string {
  const { state } = useLocation()
  return typeof state?.begun === 'string' ? state.begun : ''
}

/**
 * The keyboard goes on in a form that another has led to: where it was saved, or in the first field of a new one. What was
 * looked at as it was saved is looked at still.
 */
export function useGoingOn() {
  const { state } = useLocation()
  const onward: Onward | undefined = state?.onward
  const scrolled: number | undefined = state?.scrolled

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it begins
  useLayoutEffect(() => {
    if (scrolled !== undefined) window.scrollTo({ top: scrolled, behavior: 'instant' })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it begins
  useEffect(() => {
    if (!onward) return
    const target = onward === 'edit' ? 'button[type="submit"]' : 'input, select, textarea'
    return rescueFocus(() => document.querySelector<HTMLElement>(`main form :is(${target})`))
  }, [])
}
