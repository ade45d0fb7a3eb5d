import type { ComponentProps } from 'react'
import { siteWords } from '#contract/words/site.ts'
import { useWords } from './words.ts'

/** The X that closes what lies over the page; what it does without code its form or its attributes say. */
export function CloseCross(props: ComponentProps<'button'>) {
  return (
    <button
      type="submit"
      aria-label={useWords(siteWords)('site.close')}
      className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center hover:bg-ink/6"
      {...props}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" stroke="currentColor" strokeWidth="1.5">
        <path d="m2 2 12 12M14 2 2 14" />
      </svg>
    </button>
  )
}
