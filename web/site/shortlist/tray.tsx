import { Link } from 'react-router'
import { siteWords } from '#contract/words/site.ts'
import { useWords } from '#web/ui/words.ts'
import { KeepIcon, shownByScript } from './keep-mark.tsx'

/** How many designs are kept in this browser, and the way to them: it is seen once there is one, and has its room before. */
export function Tray() {
  const say = useWords(siteWords)
  return (
    <Link to="/shortlist" data-full={say('site.shortlist.full')} className="tray">
      <KeepIcon />
      <span className="sr-only">{say('site.shortlist')}</span>
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
