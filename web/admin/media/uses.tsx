import { Link } from 'react-router'
import type { Media } from '#contract/media.ts'
import { kindOf } from './words.ts'

/** What shows a file, each with the way to where it is kept; how many more, where not all are named. */
export function Uses({ file: { used, uses, usedIn } }: { file: Media }) {
  if (!used) return <span className="text-ink-soft">Not in use</span>
  const others = uses - usedIn.length
  return (
    <ul className="grid gap-1">
      {usedIn.map((use) => (
        <li key={use._id} className="min-w-0 wrap-anywhere">
          <Link to={use.link} className="ruled-link">
            {use.name}
          </Link>{' '}
          <span className="annotation text-ink-soft">{kindOf(use)}</span>
        </li>
      ))}
      {others > 0 && (
        <li className="text-ink-soft">{usedIn.length > 0 ? `and ${others} more` : `In ${others} places`}</li>
      )}
    </ul>
  )
}
