import { type ReactNode, useEffect, useState } from 'react'
import { fetchCode } from '#web/ui/fetch-code.ts'
import { fetchField } from './served-field.ts'

/** What is suggested in the header's search, whose code comes once that is entered. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<ReactNode>()

  function suggest({ target }: { target: unknown }) {
    const form = target instanceof Element && target.closest<HTMLFormElement>('header form')
    if (form)
      fetchCode(fetchField).then(
        ({ Suggestions }) => setSuggestions(<Suggestions key={form.className} form={form} />),
        () => {},
      )
  }

  // It may have been entered before this code came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => suggest({ target: document.activeElement }), [])
  return { suggestions, suggest }
}
