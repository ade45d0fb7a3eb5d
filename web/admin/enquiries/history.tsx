import { momentOf } from '#contract/dates.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import type { EnquiryNote } from '#contract/enquiry-note.ts'
import { deleteEnquiryNote, restoreEnquiryNote } from '#web/api/enquiry-notes.ts'
import { api } from '#web/api/request.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Deletable } from '../list/deletable.tsx'
import { relativeTime } from '../page/relative-time.ts'
import { DeletedNotes } from './deleted-notes.tsx'
import { NoteForm } from './note-form.tsx'
import type { TimelineEntry } from './timeline.ts'

interface HistoryProps {
  enquiry: Enquiry
  entries: TimelineEntry[]
  deletedNotes: EnquiryNote[]
}

/** What administrators note of an enquiry, and what happened to it. */
export function History({ enquiry, entries, deletedNotes }: HistoryProps) {
  const notes = entries.flatMap(({ note }) => note ?? [])
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="border-b border-ink pb-2 text-title expanded">
        Notes and history
      </h2>
      <NoteForm enquiryId={enquiry._id} />
      <Deletable
        rows={notes}
        itemType="Note"
        nameOf={({ text }) => text}
        remove={(id) => deleteEnquiryNote(api, enquiry._id, id)}
        restore={(id) => restoreEnquiryNote(api, enquiry._id, id)}
      >
        {(onDelete) => (
          <ol aria-label="History" className="border-t border-hairline">
            {entries.map(({ id, at, who, what, note }) => (
              <li key={id} className="border-b border-hairline py-3 text-small">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <p className="min-w-0 wrap-anywhere">
                    <span className="font-medium">{what}</span> <span className="text-ink-soft">· {who}</span>
                  </p>
                  {note && (
                    <button
                      type="button"
                      aria-describedby={note._id}
                      onClick={() => onDelete(note)}
                      className="-my-3 inline-flex min-h-11 items-center text-ink-soft ruled-link hover:text-ink"
                    >
                      Delete
                    </button>
                  )}
                </div>
                {note && (
                  <p id={note._id} className="mt-1 wrap-anywhere whitespace-pre-line">
                    {note.text}
                  </p>
                )}
                <When at={at} className="mt-1" />
              </li>
            ))}
          </ol>
        )}
      </Deletable>
      <DeletedNotes enquiryId={enquiry._id} notes={deletedNotes} />
    </section>
  )
}

/** When something was: how long ago, and the day and time in India. */
function When({ at, className }: { at: string; className?: string }) {
  return (
    <p className={classNames('annotation flex flex-wrap gap-x-3 text-ink-soft', className)}>
      <span>{relativeTime(at)}</span>
      <time dateTime={at}>{momentOf(at)}</time>
    </p>
  )
}
