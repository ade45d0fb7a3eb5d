import { Outlet } from 'react-router'
import { wordsOf } from '#contract/words/fill.ts'
import { siteWords } from '#contract/words/site.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { FloatingButtons } from '#web/site/footer/floating-buttons.tsx'
import { Footer } from '#web/site/footer/footer.tsx'
import { AwaitHeader } from '#web/site/header/await-header.tsx'
import { Header } from '#web/site/header/header.tsx'
import { SkipLink } from '#web/site/header/skip-link.tsx'
import { readSite } from '#web/site/site-data.ts'
import { WordsContext } from '#web/ui/words.ts'
import type { Route } from './+types/login-frame.ts'

/** What the site's header and footer show; without it one can still sign in. */
async function load(api: Api) {
  return { site: await readSite(api).catch(() => null) }
}

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

/** The sign-in page stands in the public site, even while that is closed for work. */
export default function LoginFrame({ loaderData: { site } }: Route.ComponentProps) {
  if (!site) return <Outlet />
  return (
    <WordsContext value={site.words}>
      <AwaitHeader />
      <SkipLink>{wordsOf(siteWords, site.words)('site.skip')}</SkipLink>
      <Header {...site} />
      <Outlet />
      <Footer {...site} />
      <FloatingButtons phone={site.settings.contactPhone} />
    </WordsContext>
  )
}
