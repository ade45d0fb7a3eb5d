import type { Recipe } from './recipe.ts'

/** A public page that shows the awards, where there are awards. */
export const page: Recipe = {
  title: 'Adding a public page',
  steps: [
    {
      file: 'web/site/awards/page.tsx',
      text: `import { listAwards } from '#web/api/awards.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { pageMeta } from '../search-engines/meta.ts'
import { TitledPage } from '../text-pages/titled-page.tsx'
import type { Route } from './+types/page.ts'

async function load(api: Api) {
  return { awards: (await listAwards(api)).data }
}

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Awards', description: 'What our houses have won.', path: '/awards' })
}

/** What the firm won. */
export default function AwardsPage({ loaderData: { awards } }: Route.ComponentProps) {
  return (
    <TitledPage title="Awards" lead="What our houses have won.">
      <ul>
        {awards.map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
      </ul>
    </TitledPage>
  )
}
`,
    },
    {
      file: 'web/routes.ts',
      after: "      route('services', 'site/services/page.tsx'),\n",
      add: "      route('awards', 'site/awards/page.tsx'),\n",
    },
    {
      file: 'contract/words/site.ts',
      after: "  'site.services': 'Services',\n",
      add: "  'site.awards': 'Awards',\n",
    },
    {
      file: 'web/site/navigation.ts',
      after: "  { to: '/services', word: 'site.services' },\n",
      add: "  { to: '/awards', word: 'site.awards' },\n",
    },
    { file: 'server/seo/sitemap.ts', after: "  '/services',\n", add: "  '/awards',\n" },
  ],
}
