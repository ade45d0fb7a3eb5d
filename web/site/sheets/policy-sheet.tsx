import type { Settings } from '#contract/settings.ts'
import type { Api } from '#web/api/request.ts'
import { getSettings } from '#web/api/settings.ts'
import { outline } from './outline.ts'
import { SavedText } from './saved-text.tsx'
import { chaptersOf, type Section, Sections } from './sections.tsx'
import { TextSheet } from './text-sheet.tsx'

type Contact = Pick<Settings, 'websiteName' | 'contactEmail' | 'contactPhone'>

/** What the firm saved of a policy, null without it, and whom to ask. */
export async function loadPolicy(api: Api, field: 'termsAndConditions' | 'privacyPolicy') {
  const { [field]: saved, websiteName, contactEmail, contactPhone } = await getSettings(api)
  const contact: Contact = { websiteName, contactEmail, contactPhone }
  return { saved: saved ? outline(saved) : null, contact }
}

interface PolicySheetProps {
  title: string
  policy: Awaited<ReturnType<typeof loadPolicy>>
  /** The text of a firm that has saved none of its own. */
  builtIn: (contact: Contact) => Section[]
}

/** A page of the firm's conditions: the saved text, or the built-in one. */
export function PolicySheet({ title, policy: { saved, contact }, builtIn }: PolicySheetProps) {
  const sections = builtIn(contact)
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
