import { Link } from 'react-router'
import { siteWords } from '#contract/words/site.ts'
import { useWords } from '#web/ui/words.ts'
import { KeepIcon, shownByScript } from './keep-mark.tsx'

/** How many designs are kept in this browser, and the way to them; it is there once there is one. */
export function Tray() {
  const say = useWords(siteWords)
  return (
    <Link
      to="/shortlist"
      data-full={say('site.shortlist.full')}
      className="hidden h-12 min-w-12 items-center justify-center gap-1.5 border border-ink bg-paper px-2 text-small font-medium hover:bg-paper-deep in-data-kept:flex md:gap-2.5 md:px-4"
    >
      <KeepIcon className="fill-accent text-accent" />
      <span className="max-md:sr-only">{say('site.shortlist')}</span>
      <span
        ref={shownByScript}
        data-kept-count
        className="annotation"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, so that what the script wrote stays
        dangerouslySetInnerHTML={nothing}
      />
    </Link>
  )
}

const nothing = { __html: '' }
