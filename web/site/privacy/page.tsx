import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { getSettings } from '#web/api/settings.ts'
import { pageMeta } from '../meta.ts'
import { outline } from '../sheets/outline.ts'
import { SavedText } from '../sheets/saved-text.tsx'
import { chaptersOf, Sections } from '../sheets/sections.tsx'
import { TextSheet } from '../sheets/text-sheet.tsx'
import type { Route } from './+types/page.ts'
import { defaultPolicy } from './default-policy.tsx'

const title = 'Privacy Policy'

async function load(api: Api) {
  const { privacyPolicy: saved, websiteName, contactEmail, contactPhone } = await getSettings(api)
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
    description: 'What the enquiry form collects, why, who sees it, how to withdraw it and whom to contact.',
    path: '/privacy-policy',
  })
}

export default function PrivacyPage({ loaderData: { saved, contact } }: Route.ComponentProps) {
  const sections = defaultPolicy(contact)
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
