import { Search } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { goToKeys } from './keys.ts'
import type { GoTo } from './use-go-to.tsx'

/** Opened by a press, and fetched as it is pointed at. */
type Opening = Pick<GoTo, 'open' | 'fetch'>

/** In the sidebar's head, with its keys; as an icon alone where the sidebar is narrow. */
export function GoToField({ open, fetch, isNarrow }: Opening & { isNarrow: boolean }) {
  const { text, aria } = goToKeys()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={aria}
      onPointerEnter={fetch}
      onClick={open}
      title={isNarrow ? `Go to (${text})` : undefined}
      className={classNames(
        'mb-2 flex min-h-11 shrink-0 items-center gap-2 border border-edge text-small hover:border-ink hover:bg-ink/4',
        isNarrow ? 'mx-2.5 justify-center' : 'mx-4 px-2',
      )}
    >
      <Search aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.5} />
      <span className={isNarrow ? 'sr-only' : 'grow text-left'}>Go to</span>
      {!isNarrow && (
        <span aria-hidden="true" className="annotation whitespace-nowrap text-ink-soft">
          {text}
        </span>
      )}
    </button>
  )
}

/** In the header of a window that has no sidebar. */
export function GoToIcon({ open, fetch }: Opening) {
  return (
    <button
      type="button"
      aria-label="Go to"
      aria-haspopup="dialog"
      aria-keyshortcuts={goToKeys().aria}
      onPointerEnter={fetch}
      onClick={open}
      className="grid size-11 shrink-0 place-items-center hover:bg-ink/6 lg:hidden"
    >
      <Search aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    </button>
  )
}
