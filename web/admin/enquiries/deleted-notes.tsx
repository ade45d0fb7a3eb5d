import type { EnquiryNote } from '#contract/enquiry-note.ts'
import { restoreEnquiryNote } from '#web/api/enquiry-notes.ts'
import { api } from '#web/api/request.ts'
import { useRowFocus } from '../page/focus.ts'
import { useChange } from '../page/use-change.ts'
import { usePress } from '../page/use-press.ts'

const restoring = {
  done: 'Note restored',
  failed: 'Failed to restore the note',
  gone: 'This note is not among the deleted ones any more',
}

/** The notes on an enquiry that were deleted: each can be had back until its days are over. */
export function DeletedNotes({ enquiryId, notes }: { enquiryId: string; notes: EnquiryNote[] }) {
  const change = useChange()
  // From the last one the keyboard goes on where that is now.
  const pressed = useRowFocus(notes)

  function restore({ _id }: EnquiryNote) {
    pressed.current = _id
    return change(() => restoreEnquiryNote(api, enquiryId, _id), restoring).catch(() => {})
  }

  if (notes.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center text-small ruled-link">
        Deleted notes ({notes.length})
      </summary>
      <ul className="border-t border-hairline">
        {notes.map((note) => (
          <DeletedNote key={note._id} note={note} onRestore={() => restore(note)} />
        ))}
      </ul>
    </details>
  )
}

interface DeletedNoteProps {
  note: EnquiryNote
  onRestore: () => Promise<unknown>
}

function DeletedNote({ note: { _id, text, account }, onRestore }: DeletedNoteProps) {
  const press = usePress(onRestore)
  return (
    <li className="border-b border-hairline py-3 text-small">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-ink-soft">{account.name}</p>
        <button
          type="button"
          aria-describedby={_id}
          onClick={() => press()}
          className="-my-3 inline-flex min-h-11 items-center text-ink-soft ruled-link hover:text-ink"
        >
          Restore
        </button>
      </div>
      <p id={_id} className="mt-1 wrap-anywhere whitespace-pre-line text-ink-soft">
        {text}
      </p>
    </li>
  )
}
