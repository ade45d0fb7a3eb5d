import { data } from 'react-router'
import { wordsOf } from '#contract/words/fill.ts'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { getShortlist } from '#web/api/shortlists.ts'
import { changedWords, wordsIn } from '../page-words.ts'
import { excerpt, pageMeta } from '../search-engines/meta.ts'
import type { Route } from './+types/shared-page.ts'
import { Missing } from './missing.tsx'
import { SharedList } from './shared-list.tsx'

/** Never cached: others change it while it is looked at. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOnServer(context, (api) => load(api, params.key))
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(api, params.key)

async function load(api: Api, key: string) {
  const [shortlist, words] = await Promise.all([
    getShortlist(api, key).catch(nothingFound),
    changedWords(api, 'shortlist', 'design'),
  ])
  return data({ shortlist, words }, { status: shortlist ? 200 : 404 })
}

function nothingFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const say = wordsOf(shortlistWords, wordsIn(matches))
  const shortlist = loaderData?.shortlist
  if (!shortlist) return pageMeta(matches, { title: say('shortlist.missing') })
  const { name, designs, updatedAt } = shortlist
  return pageMeta(matches, {
    title: name || say('shortlist.shared'),
    description: excerpt(designs.map(({ title }) => title).join(', ')),
    picture: `/share/s/${params.key}.jpg?v=${Date.parse(updatedAt).toString(36)}`,
  })
}

/** What visitors choose together. */
export default function SharedPage({ loaderData: { shortlist }, params }: Route.ComponentProps) {
  if (!shortlist) return <Missing shortlistKey={params.key} />
  return <SharedList key={shortlist.key} loaded={shortlist} />
}
