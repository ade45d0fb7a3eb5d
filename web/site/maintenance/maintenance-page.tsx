import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { wordsOf } from '#contract/words/fill.ts'
import { siteWords } from '#contract/words/site.ts'
import { storedToken } from '#web/api/token.ts'
import { Served } from '../hydration/served.tsx'
import type { Maintenance } from './notice.tsx'
import { servedNotice } from './served-notice.ts'

/** What visitors see, with status 503, while the site is being worked on. */
export function MaintenancePage(props: Maintenance) {
  const title = wordsOf(siteWords, props.words)('site.closed.title')
  useSiteOfAdministrator()
  return (
    <>
      <title>{`${title} · ${props.websiteName}`}</title>
      <meta name="robots" content="noindex" />
      <Served part={servedNotice} props={props} missing={<h1 className="p-6">{title}</h1>} />
    </>
  )
}

let hasAsked = false

/** The server knows nobody by a page's address. A browser that holds a token asks for the site itself, once. */
function useSiteOfAdministrator() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (hasAsked || !storedToken()) return
    hasAsked = true
    revalidate()
  }, [revalidate])
}
