import { useContext } from 'react'
import type { Words } from '#contract/words/fill.ts'
import { WordsContext } from '#web/ui/words.ts'
import type { Contact, Policy } from './policy.ts'
import { SavedText } from './saved-text.tsx'
import { chaptersOf, type Section, Sections } from './sections.tsx'
import { TextPage } from './text-page.tsx'

interface PolicyPageProps {
  title: string
  policy: Omit<Policy, 'updatedAt'>
  /** When the firm last changed it, in words; nothing where that is not known. */
  updated?: string | undefined
  /** The text of a firm that has saved none of its own. */
  builtIn: (contact: Contact, changed: Words) => Section[]
}

/** A page of the firm's conditions: the saved text, or the built-in one. */
export function PolicyPage({ title, policy: { saved, contact }, updated, builtIn }: PolicyPageProps) {
  const sections = builtIn(contact, useContext(WordsContext))
  return (
    <TextPage
      title={title}
      chapters={saved ? saved.chapters : chaptersOf(sections)}
      notes={[contact.websiteName, title, ...(updated ? [updated] : [])]}
    >
      {saved ? <SavedText html={saved.html} /> : <Sections sections={sections} />}
    </TextPage>
  )
}
