import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { failureWords } from '#contract/words/failure.ts'
import { failureMessage, isNoAnswer } from './failure.ts'
import { loadAnew, mayLoadAnew } from './load-anew.ts'
import { isHydrated } from './site/hydration/hydrated.ts'
import { ErrorText } from './ui/error-text.tsx'
import { useWords } from './ui/words.ts'

/** A page's own word for when it cannot be loaded. */
export interface FailureHandle {
  failure: string
}

/** What went wrong, and a way to try again. What did not arrive at all is fetched by the browser itself. */
export function FailureText({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const say = useWords(failureWords)
  const own = (useMatches().at(-1)?.handle as FailureHandle | undefined)?.failure
  const [isComing] = useState(() => isHydrated() && isNoAnswer(error) && mayLoadAnew())
  if (isComing) return <Coming />
  return (
    <>
      <title>{say('site.failed.title')}</title>
      <meta name="robots" content="noindex" />
      <ErrorText className="text-lead">{own ?? `Error: ${failureMessage(error)}`}</ErrorText>
      <p className="mt-6">
        <a className="ruled-link" href={pathname + search}>
          {say('site.failed.again')}
        </a>
      </p>
    </>
  )
}

function Coming() {
  const say = useWords(failureWords)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => loadAnew(() => setWaiting(true)), [])
  return (
    <p role="status" className="text-lead">
      {say(isWaiting ? 'site.failed.waiting' : 'site.failed.loading')}
    </p>
  )
}
