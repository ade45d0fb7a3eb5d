import type { ReactNode } from 'react'
import { designWords } from '#contract/words/design.ts'
import { useWords } from '#web/ui/words.ts'

/** Characters of a text that is shown whole, tags included: a phone's window and a half of them. */
const shownWhole = 1500

interface LongTextProps {
  /** As it is stored. */
  text: string
  children: ReactNode
}

/**
 * The beginning of a text that is very long, and the rest at a press, so that what follows is found. No code does that: the
 * part of the page that it stands in stays as it was served. What cannot tell of the press shows all of it.
 */
export function LongText({ text, children }: LongTextProps) {
  const say = useWords(designWords)
  if (text.length <= shownWhole) return children
  return (
    <div className="group">
      <div className="supports-[selector(:has(*))]:not-group-has-checked:max-h-96 overflow-hidden supports-[selector(:has(*))]:not-group-has-checked:mask-b-from-70% has-[a:focus]:max-h-none! has-[a:focus]:mask-none!">
        {children}
      </div>
      <label className="relative mt-2 inline-flex min-h-11 cursor-pointer items-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent supports-[not_selector(:has(*))]:hidden">
        <input type="checkbox" className="sr-only" />
        <span className="ruled-link group-has-checked:hidden">{say('design.text.more')}</span>
        <span className="hidden ruled-link group-has-checked:inline">{say('design.text.less')}</span>
      </label>
    </div>
  )
}
