import { siteWords } from '#contract/words/site.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/ui/words.ts'

/** Has the script in the page (`keep-marks.ts`) show what it knows of an element that has just been made. */
export function shownByScript(element: Element | null) {
  element?.dispatchEvent(new Event('mark', { bubbles: true }))
}

interface KeepMarkProps {
  design: { _id: string; title: string }
  className: string
}

/** Keeps a design in this browser, or gives it up. It needs no code: what presses it stands in the page. */
export function KeepMark({ design: { _id, title }, className }: KeepMarkProps) {
  const say = useWords(siteWords)
  return (
    <button
      ref={shownByScript}
      type="button"
      data-keep={_id}
      aria-pressed="false"
      suppressHydrationWarning
      className={classNames('keep annotation', className)}
    >
      <KeepIcon />
      <span>{say('site.keep')}</span>
      <span>{say('site.kept')}</span>
      <span className="sr-only">{title}</span>
    </button>
  )
}

/** A sheet's marker, as it is stuck on what is to be found again. */
export function KeepIcon() {
  return (
    <svg viewBox="0 0 12 16" aria-hidden="true">
      <path d="M1 1h10v13.5l-5-4-5 4z" />
    </svg>
  )
}
