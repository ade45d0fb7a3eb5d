import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Group, Result } from './results.ts'

interface ResultListProps {
  /** Each result is the option of this id with its number behind it. */
  id: string
  groups: Group[]
  active: Result | undefined
  /** Whether newer ones are on their way. */
  isBusy: boolean
  onGo: (to: string) => void
}

/** The results by kind. Each is a link, so that a middle button and a long press do what they do with links. */
export function ResultList({ id, groups, active, isBusy, onGo }: ResultListProps) {
  let number = 0
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Results"
      aria-busy={isBusy || undefined}
      className="mt-3 max-h-[max(8rem,calc(var(--seen-height,100svh)-11rem))] overflow-y-auto overscroll-contain md:max-h-[max(8rem,calc(100svh-20rem))]"
    >
      {groups.map(({ name, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of options holds groups of them, and no fields
        <div key={name} role="group" aria-label={name}>
          <span aria-hidden="true" className="annotation block px-3 pt-4 pb-1 text-ink-soft">
            {name}
          </span>
          {results.map((result) => (
            <Option
              key={result.to}
              id={`${id}-${number++}`}
              result={result}
              isActive={result === active}
              onGo={onGo}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  result: Result
  isActive: boolean
  onGo: (to: string) => void
}

function Option({ id, result: { to, name, notes }, isActive, onGo }: OptionProps) {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onGo(to)
  }

  return (
    <Link
      to={to}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      title={name}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' })
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={open}
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-hairline px-3 py-2 -outline-offset-2 hover:bg-ink/6 aria-selected:bg-ink/10"
    >
      <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
        {name}
      </span>
      {notes.length > 0 && (
        <span className="annotation flex max-w-full flex-wrap gap-x-3 text-ink-soft">
          {notes.map((note) => (
            <span key={note} className="wrap-anywhere">
              {note}
            </span>
          ))}
        </span>
      )}
    </Link>
  )
}
