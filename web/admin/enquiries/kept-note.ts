import { useRef, useState } from 'react'
import { deleteDraft, draftsOf } from '../drafts/draft-store.ts'
import type { Retention } from '../drafts/unsaved-forms.ts'
import { useDraftWriter } from '../drafts/use-draft-writer.ts'
import { storedUser } from '../session/session.ts'

/**
 * Keeps in this browser what is typed of a note and not added: a phone that takes the page away behind a chat brings it back
 * with it.
 */
export function useKeptNote(enquiryId: string) {
  const [scope] = useState(() => ({ account: storedUser()?._id ?? '', form: `note/${enquiryId}` }))
  const writer = useDraftWriter(scope)
  const [before] = useState(() => draftsOf(scope))
  const last = before[0]?.values.text
  const noted = useRef<string>(undefined)

  function note(text: string) {
    const at = new Date().toISOString()
    const draft = { values: { text }, over: {}, version: null, at, files: {}, filesOver: {} }
    writer.note(text === '' ? null : draft)
    if (noted.current === undefined && before.length > 0) {
      // What was kept before is this text now.
      writer.flush()
      for (const { key } of before) deleteDraft(key)
    }
    noted.current = text
  }

  return {
    /** What was typed here last; empty where nothing was. */
    text: typeof last === 'string' ? last : '',
    /** Keeps what is typed now. @returns what is left of it when the page is left */
    follow({ text }: { text: string }): Retention | null {
      if (text !== noted.current) note(text)
      if (text === '') return null
      return writer.isSaved ? 'all' : 'nothing'
    },
  }
}
