import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { designWords } from '#contract/words/design.ts'
import { useWords } from '#web/ui/words.ts'

/**
 * Goes back in the history of the site, and home where there is none: without JavaScript, always home. Where its code does
 * not come the sleeping page goes back by what the form says of itself.
 */
export function BackButton() {
  const navigate = useNavigate()

  function goBack(event: FormEvent) {
    event.preventDefault()
    if (cameFromHere()) window.history.back()
    else navigate('/')
  }

  return (
    <form action="/" data-goes="back" onSubmit={goBack}>
      <button type="submit" className="group inline-flex min-h-11 items-center gap-2">
        <svg
          viewBox="0 0 24 12"
          aria-hidden="true"
          className="w-5 transition-transform group-hover:-translate-x-1"
          fill="none"
          stroke="currentColor"
        >
          <path d="M24 6H1M6 1 1 6l5 5" />
        </svg>
        {useWords(designWords)('design.back')}
      </button>
    </form>
  )
}

/**
 * Whether the entry before this one is a page of this site: also where this page was loaded as a document, so that the
 * router, which counts its own steps alone, knows of none.
 */
function cameFromHere(): boolean {
  const { navigation } = window as { navigation?: Navigation }
  if (navigation) return navigation.canGoBack
  const isStep = window.history.state?.idx > 0
  return isStep || (window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`))
}
