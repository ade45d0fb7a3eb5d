import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { getSettings } from '#web/api/settings.ts'
import { pageMeta } from '../meta.ts'
import { outline } from '../sheets/outline.ts'
import { SavedText } from '../sheets/saved-text.tsx'
import { chaptersOf, Sections } from '../sheets/sections.tsx'
import { TextSheet } from '../sheets/text-sheet.tsx'
import type { Route } from './+types/page.ts'
import { defaultTerms } from './default-terms.tsx'

const title = 'Terms and Conditions'

async function load(api: Api) {
  const { termsAndConditions: saved, websiteName, contactEmail, contactPhone } = await getSettings(api)
  return { saved: saved ? outline(saved) : null, contact: { websiteName, contactEmail, contactPhone } }
}

export function loader({ context }: Route.LoaderArgs) {
  return loadOnServer(context, load)
}

export function clientLoader() {
  return load(api)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title,
    description:
      'What applies when you work with us: appointments, scope and revisions, payments and refunds, drawings and liability.',
    path: '/terms-and-conditions',
  })
}

export default function TermsPage({ loaderData: { saved, contact } }: Route.ComponentProps) {
  const sections = defaultTerms(contact)
  return (
    <TextSheet
      title={title}
      chapters={saved ? saved.chapters : chaptersOf(sections)}
      notes={[contact.websiteName, title]}
    >
      {saved ? <SavedText html={saved.html} /> : <Sections sections={sections} />}
    </TextSheet>
  )
}
