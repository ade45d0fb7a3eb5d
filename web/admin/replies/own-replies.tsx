import { Link, useSearchParams } from 'react-router'
import { limits } from '#contract/limits.ts'
import { replyMessages } from '#contract/messages.ts'
import type { QuickReply } from '#contract/reply.ts'
import { createReply, deleteReply } from '#web/api/replies.ts'
import { api } from '#web/api/request.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Deletable } from '../list/deletable.tsx'
import { RowActions, RowButton, RowLink } from '../list/row-action.tsx'
import { type Column, Table } from '../table/table.tsx'
import { replyPages } from './way-back.ts'

/** The firm's own quick replies: added, edited and deleted. */
export function OwnReplies({ replies }: { replies: QuickReply[] }) {
  const [search] = useSearchParams()
  const pages = replyPages(search)
  const add = (
    <ButtonLink to={pages.add} size="small" className="min-h-11">
      Add quick reply
    </ButtonLink>
  )

  /** Adds what was deleted again, under another id. */
  async function restore(id: string) {
    const deleted = replies.find(({ _id }) => _id === id)
    if (deleted) await createReply(api, { name: deleted.name, text: deleted.text })
  }

  return (
    <section aria-labelledby="own-replies">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="own-replies" data-focus-head tabIndex={-1} className="text-title expanded outline-none">
          Your own
        </h2>
        {replies.length >= limits.replies.most ? (
          <p className="text-small text-ink-soft">{replyMessages.tooMany}</p>
        ) : (
          replies.length > 0 && add
        )}
      </div>
      <Deletable
        rows={replies}
        itemType="Quick Reply"
        nameOf={({ name }) => name}
        remove={(id) => deleteReply(api, id)}
        restore={restore}
      >
        {(onDelete) =>
          replies.length === 0 ? (
            <EmptyState
              title="None of your own yet"
              text="Write once what you answer again and again: every enquiry’s page then offers it."
            >
              {add}
            </EmptyState>
          ) : (
            <Table
              caption="Quick replies of your own"
              columns={columnsOf(pages.edit, onDelete)}
              rows={replies}
              keyOf={({ _id }) => _id}
            />
          )
        }
      </Deletable>
    </section>
  )
}

function columnsOf(
  pathOf: (reply: QuickReply) => string,
  onDelete: (reply: QuickReply) => void,
): Column<QuickReply>[] {
  return [
    {
      header: 'Name',
      names: true,
      inCard: 'across',
      cell: (reply) => (
        <Link
          id={reply._id}
          to={pathOf(reply)}
          dir="auto"
          className="block min-w-32 font-medium wrap-anywhere hover:underline"
        >
          {reply.name}
        </Link>
      ),
    },
    {
      header: 'Text',
      inCard: 'across',
      cell: ({ text }) => (
        <span dir="auto" className="line-clamp-2 wrap-anywhere md:max-w-xl">
          {text}
        </span>
      ),
    },
    {
      header: 'Actions',
      inCard: 'left',
      acts: 'only',
      cell: (reply) => (
        <RowActions>
          <RowLink to={pathOf(reply)} describedBy={reply._id}>
            Edit
          </RowLink>
          <RowButton describedBy={reply._id} onClick={() => onDelete(reply)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
}
