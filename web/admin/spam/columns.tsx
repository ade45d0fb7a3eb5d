import { dayOf } from '#contract/dates.ts'
import { type Spam, suspicions } from '#contract/spam.ts'
import { RowActions, RowButton } from '../list/row-action.tsx'
import type { Column } from '../table/table.tsx'

/** What can be done with one, and what its button says. */
export interface SpamAct {
  label: string
  run: (spam: Spam) => unknown
}

/** What the list of spam shows of each: nothing of it leads anywhere. */
export function columnsOf(acts: SpamAct[]): Column<Spam>[] {
  return [
    {
      header: 'Name',
      names: true,
      inCard: 'left',
      cell: ({ _id, name, email }) => (
        <span id={_id} className="block min-w-22 font-medium wrap-anywhere">
          {name || email || 'Somebody'}
        </span>
      ),
    },
    {
      header: 'Contact',
      inCard: 'across',
      cell: ({ email, phone, city, state }) => (
        <div className="min-w-32 wrap-anywhere">
          <p>{email}</p>
          <p className="annotation">{phone}</p>
          <p>{[city, state].filter(Boolean).join(', ')}</p>
        </div>
      ),
    },
    {
      header: 'Requirement',
      inCard: 'across',
      cell: ({ requirement }) => (
        <p className="line-clamp-6 max-w-line tabled:min-w-40 wrap-anywhere whitespace-pre-line">
          {requirement}
        </p>
      ),
    },
    {
      header: 'Why',
      inCard: 'across',
      cell: ({ marked, suspicions: seen }) => (
        <ul className="min-w-32 text-ink-soft">
          {marked && (
            <li className="wrap-anywhere">
              Marked by {marked.by} on{' '}
              <time dateTime={marked.at} className="whitespace-nowrap">
                {dayOf(marked.at)}
              </time>
            </li>
          )}
          {seen.map((suspicion) => (
            <li key={suspicion}>{suspicions[suspicion]}</li>
          ))}
        </ul>
      ),
    },
    {
      header: 'Date',
      inCard: 'right',
      cell: ({ createdAt }) => <span className="annotation whitespace-nowrap">{dayOf(createdAt)}</span>,
    },
    {
      header: 'Actions',
      inCard: 'across',
      acts: 'only',
      cell: (spam) => (
        <RowActions>
          {acts.map(({ label, run }) => (
            <RowButton key={label} describedBy={spam._id} onClick={() => run(spam)}>
              <span className="whitespace-nowrap">{label}</span>
            </RowButton>
          ))}
        </RowActions>
      ),
    },
  ]
}
