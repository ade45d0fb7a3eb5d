import type { Contact, Policy } from './policy.ts'
import { SavedText } from './saved-text.tsx'
import { chaptersOf, type Section, Sections } from './sections.tsx'
import { TextSheet } from './text-sheet.tsx'

interface PolicySheetProps {
  title: string
  policy: Policy
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
